import { preservations as preservationCalls } from '@sitewright/api-client/calls/preservations'
import { pathProjectOf, type PreservationEdit, toCopies } from '@sitewright/domain/preservations/copies'
import { preservationMessages as messages } from '@sitewright/domain/preservations/messages'
import { type Preservation, type PreservationInput, RECURRING } from '@sitewright/domain/preservations/model'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { createOperations } from '../api'
import { findAuthor } from '../conflict-author'
import { type CacheEntry, updateCached } from '../read'
import { write } from '../write'

const { preservations } = createOperations({ preservations: preservationCalls })

const SAVES = ['preservations.save', 'preservations.create']

/** The field of the editor that an error of the call belongs to: `0.steps.2.name` is one of a list. */
function toField(path: string, copies: readonly PreservationInput[]): string {
  const [index, field, place] = path.split('.')
  if (field !== 'steps') return field === 'name' ? 'name' : field === 'projectId' ? 'projectIds' : 'root.server'
  const step = copies[Number(index)]?.steps[Number(place)]
  return step?.type === RECURRING ? 'recurring' : 'initial'
}

function adaptFields(fields: FieldErrors, copies: readonly PreservationInput[]): FieldErrors {
  const adapted: Record<string, string[]> = {}
  for (const [path, sentences] of Object.entries(fields)) {
    const field = toField(path, copies)
    // A list has one error for all of its steps.
    const [index, , place] = path.split('.')
    const step = field === 'name' ? undefined : copies[Number(index)]?.steps[Number(place)]?.name.trim()
    const named = step ? sentences.map((sentence) => `${step}: ${sentence}`) : sentences
    adapted[field] = [...new Set([...(adapted[field] ?? []), ...named])]
  }
  return adapted
}

/** Puts copies into the cached list of all. */
const storeCopies = (copies: readonly Preservation[]): Promise<unknown> =>
  updateCached(
    preservations.list,
    () => true,
    (all) => {
      const ids = new Set(copies.map(({ id }) => id))
      return [...all.filter(({ id }) => !ids.has(id)), ...copies]
    },
  )

/** The copies of one preservation in the cached list of all: a save and a conflict store theirs there. */
const copiesEntry = (
  copies: readonly Pick<Preservation, 'projectId' | 'preservationRelatedKey'>[],
): CacheEntry<Preservation[]> => ({
  get: () => undefined,
  store: ({ body }) => storeCopies(body),
  load: async () => {
    const reply = await preservations.list({ body: [...new Set(copies.map(({ projectId }) => projectId))] })
    const keys = new Set(copies.map(({ preservationRelatedKey }) => preservationRelatedKey))
    return { ...reply, body: reply.body.filter(({ preservationRelatedKey }) => keys.has(preservationRelatedKey)) }
  },
})

const toInput = (copies: PreservationInput[]) => ({ params: { projectId: pathProjectOf(copies) }, body: copies })

const TEXTS = {
  saved: messages.saved,
  failed: messages.saveFailed,
  refresh: ['preservations.list', 'preservations.ofProject', 'activity.ofPreservation'],
} as const

/** Who saved the newer version of a copy: one that someone added, because the others get a new version with it, else one with another version. */
async function addAuthor<Outcome extends { readonly current: readonly Preservation[] }>(
  outcome: Outcome,
  stored: readonly Preservation[],
) {
  const versions = new Map(stored.map(({ id, version }) => [id, version]))
  const added = outcome.current.find(({ id }) => !versions.has(id))
  const newer = added ?? outcome.current.find(({ id, version }) => versions.get(id) !== version) ?? stored[0]
  const author = await findAuthor({
    subject: 'preservation',
    id: newer?.id ?? 0,
    actions: SAVES,
    base: versions.get(newer?.id ?? 0),
  })
  return author === undefined ? outcome : { ...outcome, author }
}

/** Saves a preservation over its stored copies (PRES-24 to PRES-29). A newer version of any of them is a conflict. */
export async function savePreservation(edit: PreservationEdit, stored: readonly Preservation[]) {
  const copies = toCopies(edit, stored, '')
  const outcome = await write(() => preservations.save(toInput(copies)), {
    ...TEXTS,
    refresh: [...TEXTS.refresh],
    // The stored copies too, because a deselected project keeps its copy.
    entry: copiesEntry([...copies, ...stored]),
    adaptFields: (fields) => adaptFields(fields, copies),
  })
  return outcome.status === 'conflict' ? addAuthor(outcome, stored) : outcome
}

/** Adds a preservation to its projects, all with one new related key (PRES-27, CONS2-20). */
export function createPreservation(edit: PreservationEdit) {
  const copies = toCopies(edit, [], crypto.randomUUID())
  return write(() => preservations.save(toInput(copies)), {
    ...TEXTS,
    refresh: [...TEXTS.refresh],
    // No page that lists them is mounted.
    store: (created) => void storeCopies(created),
    adaptFields: (fields) => adaptFields(fields, copies),
  })
}
