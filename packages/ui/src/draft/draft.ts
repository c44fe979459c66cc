import { alignFields, listAnonymous } from './align-rows'
import {
  type DraftFields,
  type FieldName,
  type FieldValue,
  getDifferingFields,
  getFields,
  type Id,
  isRows,
  isSameValue,
  type SetName,
} from './field-value'
import { toggleId } from './id-set'
import { isSameOrder } from './merge-order'
import {
  type Choice,
  type Contested,
  type ContestedParts,
  getPart,
  mergeRecords,
  type Path,
  setPart,
  toKey,
} from './merge-fields'

export {
  type DraftFields,
  type FieldName,
  type FieldValue,
  getDifferingFields,
  type Id,
  isSameValue,
  type RowsName,
  type Scalar,
  type SetName,
} from './field-value'
export type { Choice, Contested, ContestedParts } from './merge-fields'

/** An ETag, or the version number of a row, which increases with each save. */
export type Tag = string | number | undefined

/** Identifies a version. A record that is saved in several calls has a tag for each of them. */
export type VersionTag = Tag | readonly Tag[]

/** A value as the server has it, and its version. Without tags, versions are compared by their values. */
export interface Version<T, Tag extends VersionTag = VersionTag, Stored = unknown> {
  readonly value: T
  readonly version?: Tag
  /** The record that the value was made of, if a save needs what the value does not show. It must be the same object as long as nothing changed. */
  readonly record?: Stored
}

/** Who saved a version, and when. */
export interface VersionAuthor {
  readonly name: string
  /** Epoch milliseconds. */
  readonly at: number
  /** It was the current user, in another tab or on another device. */
  readonly isOwn?: boolean
}

/** Result of a save. `SaveOutcome<Version<T>>` of the domain fits. */
export type DraftOutcome<T, Tag extends VersionTag = VersionTag, Stored = unknown> =
  /** `value` is the new version. Without it, the version is expected from the next refresh. */
  | { readonly status: 'saved'; readonly value?: Version<T, Tag, Stored> | undefined }
  /** Someone else saved first. Without `current`, their version is expected from the next refresh. */
  | {
      readonly status: 'conflict'
      readonly current?: Version<T, Tag, Stored> | undefined
      /** Fields and rows that an earlier call of the same save stored, by their keys (`toKey`). */
      readonly savedFields?: readonly string[] | undefined
      /** Who saved `current`, if known. */
      readonly author?: VersionAuthor | undefined
    }
  /** Nothing was saved. `message` is for the whole form, `fields` has the errors of fields that the form does not show at their places. `isShownInForm`: the form shows every error, so the unsaved bar shows none. */
  | {
      readonly status: 'failed'
      readonly message: string
      readonly fields?: Readonly<Record<string, readonly string[]>>
      readonly isShownInForm?: boolean
    }

/** Someone else saved while this user was editing. The draft is on top of their version, and contested fields wait for a choice. */
export interface Conflict<T> {
  /** The value that both sides started from. */
  readonly before: T
  /** The version with that value. */
  readonly start: Version<T>
  readonly contested: ContestedParts
  /** Number of rejected saves that led to this conflict. 0: a refresh found it. */
  readonly rejections: number
  /** Who saved their version, if known. A newer version clears it. */
  readonly author?: VersionAuthor | undefined
}

/** Unsaved changes on top of a version of the server. Immutable: each event returns the next draft. */
export interface Draft<T> {
  /** The version that the draft is on top of. A save sends its tag. */
  readonly base: Version<T>
  /** What the form shows and the next save sends. A contested field without a choice has the value of this user. */
  readonly value: T
  /** The newest version from the server. Its rows have the ids of the draft. */
  readonly latest: Version<T>
  /** The value of `latest` as the server sent it. */
  readonly received: T
  readonly saving: 'unsaved' | 'saving' | 'failed'
  /** Why the last save failed. */
  readonly failure: string | undefined
  readonly conflict: Conflict<T> | undefined
  /** The pending save: the value that it sent, and the value of the draft at that time, which may differ in blanks. */
  readonly pending: { readonly sent: T; readonly typed: T } | undefined
  /** The last save succeeded, and the user has changed something since it started. */
  readonly isPartlySaved: boolean
  /** The server rejected a save because someone else saved first, and their version has not been loaded yet. */
  readonly isRejected: boolean
  /** A save succeeded, and the version that it created has not been loaded yet. */
  readonly isVersionPending: boolean
}

const toTags = (version: VersionTag): readonly Tag[] => (typeof version === 'object' ? version : [version])

/** Whether two versions are the same, by their tags and their values: the tags may cover only a part of the value. */
export function isSameVersion<T extends DraftFields<T>>(a: Version<T>, b: Version<T>): boolean {
  if (a === b) return true
  const [tags, otherTags] = [toTags(a.version), toTags(b.version)]
  if (tags.some((tag, index) => tag !== undefined && otherTags[index] !== undefined && tag !== otherTags[index]))
    return false
  return a.value === b.value || getDifferingFields(a.value, b.value).length === 0
}

/** Whether a version is older than another. Only version numbers have an order. */
const isOlder = <T>(a: Version<T>, b: Version<T>): boolean =>
  typeof a.version === 'number' && typeof b.version === 'number' && a.version < b.version

/** Creates a draft without changes. */
export const createDraft = <T extends DraftFields<T>>(base: Version<T>): Draft<T> => ({
  base,
  value: base.value,
  latest: base,
  received: base.value,
  saving: 'unsaved',
  failure: undefined,
  conflict: undefined,
  pending: undefined,
  isPartlySaved: false,
  isRejected: false,
  isVersionPending: false,
})

/** Lists the fields that the next save changes. */
export const getChangedFields = <T extends DraftFields<T>>({ base, value }: Draft<T>): FieldName<T>[] =>
  base.value === value ? [] : getDifferingFields(base.value, value)

/** Lists the keys of the fields, rows and orders that both sides changed to different values. */
export const getContestedParts = <T extends DraftFields<T>>({ conflict }: Draft<T>): string[] =>
  Object.keys(conflict?.contested ?? {})

/** Lists the keys of contested parts without a choice. A save needs a choice for each. */
export const getUnresolvedParts = <T extends DraftFields<T>>(draft: Draft<T>): string[] =>
  Object.entries(draft.conflict?.contested ?? {}).flatMap(([key, entry]) =>
    // Typing their value settles a field too.
    entry.choice === undefined && !isSameValue(entry.mine, getPart(draft.base.value, entry)) ? [key] : [],
  )

/** Lists the fields that were merged, at least in part, without a choice: one side changed them, or both did to the same value, or they are sets or lists. */
export function getMergedFields<T extends DraftFields<T>>({ base, value, conflict }: Draft<T>): FieldName<T>[] {
  if (conflict === undefined) return []
  const { before, contested } = conflict
  return getFields(before).filter(
    (field) =>
      !(field in contested) &&
      (!isSameValue(before[field], base.value[field]) || !isSameValue(before[field], value[field])),
  )
}

/** Whether the user must save or discard: there are changes, or a conflict to settle. */
export const isUnsaved = <T extends DraftFields<T>>(draft: Draft<T>): boolean =>
  draft.conflict !== undefined || draft.isRejected || getChangedFields(draft).length > 0

/** Moves a draft onto a version that someone else saved. A part that both sides changed to different values becomes contested. */
function rebase<T extends DraftFields<T>>(draft: Draft<T>, next: Version<T>, isRejection: boolean): Draft<T> {
  const { base, conflict, received } = draft
  const { value, contested } = mergeRecords<T>(base.value, draft.value, next.value, conflict?.contested)
  const before = conflict?.before ?? base.value
  const start = conflict?.start ?? base
  const rejections = (conflict?.rejections ?? 0) + (isRejection ? 1 : 0)
  const isContested = Object.keys(contested).length > 0
  // A rejected save is always answered, so that the user knows what the next save sends.
  const isAnswered = rejections > 0 && getDifferingFields(before, next.value).length > 0
  const isClean = getDifferingFields(next.value, value).length === 0
  return {
    ...createDraft(next),
    received,
    value: isClean ? next.value : value,
    ...(isClean ? {} : { saving: draft.saving, failure: draft.failure }),
    conflict: isContested || (isAnswered && !isClean) ? { before, start, contested, rejections } : undefined,
  }
}

/** Moves the draft onto the version that its own save created. Changes made since then stay. */
function adoptSaved<T extends DraftFields<T>>(draft: Draft<T>, typed: T, saved: Version<T>): T {
  const { value } = mergeRecords<T>(typed, draft.value, saved.value)
  return getDifferingFields(saved.value, value).length === 0 ? saved.value : value
}

/** The anonymous ids of all rows that the draft knows: of each version, and of what is asked about. */
function getTaken<T>({ value, base, latest, conflict }: Draft<T>): ReadonlySet<string> {
  const asked = Object.values(conflict?.contested ?? {}).flatMap(({ path }) => path)
  return new Set([...asked, ...[value, base.value, latest.value].flatMap((version) => [...listAnonymous(version)])])
}

/** A version as the server sent it, with the ids that the draft has for its rows. */
function alignVersion<T extends DraftFields<T>>(next: Version<T>, draft: Draft<T>): Version<T> {
  const { received, latest } = draft
  const value = alignFields(next.value, {
    received,
    aligned: latest.value,
    isOwnSave: draft.isVersionPending,
    taken: getTaken(draft),
  })
  return value === next.value ? next : { ...next, value }
}

/** Moves the draft onto the newest version. */
function applyLatest<T extends DraftFields<T>>(draft: Draft<T>, isRejection = false): Draft<T> {
  const { base, latest } = draft
  if (draft.saving === 'saving' || isSameVersion(base, latest)) return draft
  if (!draft.isVersionPending) return rebase(draft, latest, isRejection || draft.isRejected)
  const value = adoptSaved(draft, base.value, latest)
  const { saving, failure, isPartlySaved, received } = draft
  return {
    ...createDraft(latest),
    received,
    value,
    saving,
    failure,
    isPartlySaved: isPartlySaved && value !== latest.value,
  }
}

/** The server sent a version. */
export function refreshed<T extends DraftFields<T>>(draft: Draft<T>, next: Version<T>): Draft<T> {
  if (isOlder(next, draft.latest)) return draft
  const latest = alignVersion(next, draft)
  if (!isSameVersion(draft.latest, latest)) return applyLatest({ ...draft, latest, received: next.value })
  if (draft.latest.record === latest.record) return draft
  // Something changed that no field shows.
  const { record } = latest
  const base = isSameVersion(draft.base, latest) ? { ...draft.base, record } : draft.base
  return { ...draft, base, latest: { ...draft.latest, record } }
}

/** The user restored a draft that was stored earlier, on top of `base`. What was saved since then is merged. */
export function draftRestored<T extends DraftFields<T>>(draft: Draft<T>, base: Version<T>, value: T): Draft<T> {
  const { received } = draft
  const typed = valuesChanged(createDraft({ ...base, record: draft.latest.record }), value)
  // The stored draft has other ids for the same rows.
  const latest = alignVersion({ ...draft.latest, value: received }, typed)
  const isCurrent = getDifferingFields(latest.value, base.value).length === 0
  return applyLatest({ ...typed, base: isCurrent ? latest : typed.base, latest, received })
}

/** Gives the rows of a value from the server the ids that they have in a stored one. */
export const alignToStored = <T extends DraftFields<T>>(received: T, stored: T): T =>
  alignVersion({ value: received }, createDraft({ value: stored })).value

/** The draft knows who saved the conflicting version. */
export const authorFound = <T extends DraftFields<T>>(
  draft: Draft<T>,
  base: Version<T>,
  author: VersionAuthor,
): Draft<T> =>
  draft.conflict === undefined || !isSameVersion(draft.base, base)
    ? draft
    : { ...draft, conflict: { ...draft.conflict, author } }

/** The user changed a field. Typing over their value of a contested part chooses the own version. */
export function valueChanged<T extends DraftFields<T>, Field extends FieldName<T>>(
  draft: Draft<T>,
  field: Field,
  value: T[Field],
): Draft<T> {
  if (isSameValue(draft.value[field], value)) return draft
  const next = { ...draft.value, [field]: value }
  return {
    ...draft,
    value: next,
    saving: draft.saving === 'saving' ? 'saving' : 'unsaved',
    failure: undefined,
    conflict: draft.conflict && typeOver(draft.conflict, field, draft.value, next),
  }
}

/** Adding a row to a list changes no order. */
function isSamePart(kind: Contested['kind'], before: FieldValue, after: FieldValue): boolean {
  if (kind !== 'order' || !Array.isArray(before) || !Array.isArray(after)) return isSameValue(before, after)
  return isSameOrder(
    before.filter((id: string) => after.includes(id)),
    after.filter((id: string) => before.includes(id)),
  )
}

function typeOver<T extends object>(conflict: Conflict<T>, field: string, before: object, after: object): Conflict<T> {
  const typed = Object.entries(conflict.contested).flatMap(([key, entry]) => {
    if (entry.path[0] !== field) return []
    const mine = getPart(after, entry)
    if (isSamePart(entry.kind, getPart(before, entry), mine)) return []
    return [[key, { ...entry, mine, choice: entry.choice && ('mine' as const) }] as const]
  })
  if (typed.length === 0) return conflict
  const contested: Record<string, Contested> = { ...conflict.contested, ...Object.fromEntries(typed) }
  for (const [key, { path }] of typed) {
    const row = findRemoved(path, before, after)
    if (row === undefined) continue
    // The row is asked about in the place of what is in it.
    delete contested[key]
    contested[toKey(row.path)] ??= { ...row, before: getPart(conflict.before, row), mine: undefined, choice: undefined }
  }
  return { ...conflict, contested }
}

/** Finds the row around a part that the user removed with a change. */
function findRemoved(
  path: Path,
  before: object,
  after: object,
): Pick<Contested, 'path' | 'kind' | 'order'> | undefined {
  for (let length = 2; length < path.length; length += 2) {
    const row = { path: path.slice(0, length), kind: 'row' } as const
    if (getPart(before, row) === undefined || getPart(after, row) !== undefined) continue
    const list = getPart(before, { path: path.slice(0, length - 1), kind: 'field' })
    return { ...row, order: isRows(list) ? [...list.keys()] : [] }
  }
  return undefined
}

/** The user changed several fields, as a form reports them. Returns the same draft if nothing differs. */
export const valuesChanged = <T extends DraftFields<T>>(draft: Draft<T>, values: Partial<T>): Draft<T> =>
  getFields(draft.value).reduce(
    (next, field) => (field in values ? valueChanged(next, field, values[field] as T[typeof field]) : next),
    draft,
  )

/** The user added or removed one id of a set. */
export const idToggled = <T extends DraftFields<T>>(draft: Draft<T>, field: SetName<T>, id: Id): Draft<T> =>
  valueChanged(draft, field, toggleId<Id>(draft.value[field] as ReadonlySet<Id>, id) as FieldValue as T[typeof field])

/** The user chose a version of a contested part, by its key. They can choose again until the save. */
export const choiceMade = <T extends DraftFields<T>>(draft: Draft<T>, key: string, choice: Choice): Draft<T> =>
  draft.conflict?.contested[key] === undefined ? draft : choose(draft, [key], choice)

function choose<T extends DraftFields<T>>(draft: Draft<T>, keys: readonly string[], choice: Choice): Draft<T> {
  const { conflict, base } = draft
  if (conflict === undefined || keys.length === 0) return draft
  const contested: Record<string, Contested> = { ...conflict.contested }
  let { value } = draft
  for (const key of keys) {
    const entry = contested[key]
    if (entry === undefined) continue
    value = setPart(value, entry, choice === 'theirs' ? getPart(base.value, entry) : entry.mine, entry.order)
    contested[key] = { ...entry, choice }
  }
  const saving = draft.saving === 'saving' ? 'saving' : 'unsaved'
  return { ...draft, value, saving, failure: undefined, conflict: { ...conflict, contested } }
}

/** The user chose the same version for all contested parts. */
export const choicesMade = <T extends DraftFields<T>>(draft: Draft<T>, choice: Choice): Draft<T> =>
  choose(draft, getContestedParts(draft), choice)

/**
 * A save started.
 * @param sent the value that it sends, for example without the blanks around a typed name
 */
export const saveStarted = <T extends DraftFields<T>>(draft: Draft<T>, sent: T = draft.value): Draft<T> => ({
  ...draft,
  saving: 'saving',
  failure: undefined,
  isPartlySaved: false,
  pending: { sent, typed: draft.value },
})

/** Moves the base onto parts that were stored before the save was rejected, so that they do not count as changes of someone else. */
function adoptParts<T extends DraftFields<T>>(draft: Draft<T>, sent: T, keys: readonly string[]): Draft<T> {
  const paths = keys.map((key) => key.split('/').map(decodeURIComponent))
  const value = paths.reduce(
    (base, path) => setPart(base, { path, kind: 'field' }, getPart(sent, { path, kind: 'field' })),
    draft.base.value,
  )
  return { ...draft, base: { ...draft.base, value }, conflict: undefined }
}

/** The most sentences of fields in a failure. */
const MAX_SENTENCES = 3

/** A failure as a text: the message, and the sentences about fields that it does not contain. */
function toFailure({
  message,
  fields = {},
}: {
  message: string
  fields?: Readonly<Record<string, readonly string[]>>
}) {
  const sentences = [...new Set(Object.values(fields).flat())].filter((sentence) => !message.includes(sentence))
  return [message, ...sentences.slice(0, MAX_SENTENCES)].filter((text) => text !== '').join(' ')
}

/** The save ended. What the user changed in the meantime stays. */
export function saveEnded<T extends DraftFields<T>>(draft: Draft<T>, outcome: DraftOutcome<T>): Draft<T> {
  const { pending, base, latest } = draft
  if (pending === undefined) return draft
  const ended: Draft<T> = { ...draft, pending: undefined, saving: 'unsaved' }
  if (outcome.status === 'failed') {
    const isShownInForm = outcome.isShownInForm === true
    return applyLatest(isShownInForm ? ended : { ...ended, saving: 'failed', failure: toFailure(outcome) })
  }
  if (outcome.status === 'conflict') {
    // The server compares what was sent, not what was typed.
    const value = adoptSaved(draft, pending.typed, { value: pending.sent })
    const typed = valuesChanged(ended, value)
    const rejected = outcome.savedFields === undefined ? typed : adoptParts(typed, pending.sent, outcome.savedFields)
    const isNewer = outcome.current !== undefined && !isOlder(outcome.current, latest)
    const current = isNewer ? alignVersion(outcome.current, draft) : latest
    if (isSameVersion(base, current)) return { ...rejected, isRejected: true }
    const received = isNewer ? outcome.current.value : draft.received
    const next = applyLatest({ ...rejected, latest: current, received }, true)
    // A newer version than the reply's is of an unknown author.
    const author = isNewer || outcome.current === undefined ? outcome.author : undefined
    return next.conflict && author ? { ...next, conflict: { ...next.conflict, author } } : next
  }
  // A version that arrived during the save is its result: a save of someone else would have caused a conflict.
  const received = outcome.value?.value ?? (isSameVersion(base, latest) ? undefined : draft.received)
  const saved = outcome.value ?? (isSameVersion(base, latest) ? undefined : latest)
  const { sent } = pending
  const next: Version<T> =
    saved === undefined || received === undefined
      ? { value: sent, version: base.version, record: base.record }
      : {
          ...saved,
          value: alignFields(received, { received: sent, aligned: sent, isOwnSave: true, taken: getTaken(draft) }),
        }
  const value = adoptSaved(draft, pending.typed, next)
  const adopted: Draft<T> = {
    ...createDraft(next),
    received: received ?? sent,
    value,
    isPartlySaved: value !== next.value,
    isVersionPending: saved === undefined,
  }
  return saved !== undefined && isOlder(saved, latest)
    ? applyLatest({ ...adopted, latest, received: draft.received })
    : adopted
}

/** There was nothing to save: the conflict ended with their version, or the values differ in blanks only. */
export const draftSettled = <T extends DraftFields<T>>(draft: Draft<T>): Draft<T> => ({
  ...createDraft(draft.base),
  received: draft.received,
  isVersionPending: draft.isVersionPending,
})

/** The user discarded all changes. */
export const draftDiscarded = <T extends DraftFields<T>>(draft: Draft<T>): Draft<T> => ({
  ...createDraft(draft.latest),
  received: draft.received,
  isVersionPending: draft.isVersionPending,
})
