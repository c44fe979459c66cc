import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import {
  type LicenseEdit,
  type LicenseState,
  limitFieldOf,
  toAddOnLimits,
  toLicenseInput,
} from '@sitewright/domain/licenses/edit'
import { licenseEditMessages } from '@sitewright/domain/licenses/edit-messages'
import { type LicenseStep, type SaveProgress, saveInSequence, stepOf } from '@sitewright/domain/licenses/save-sequence'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import type { License } from '@sitewright/domain/licenses/model'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { createOperations, ifMatch } from '../api'
import { authorsOf, findAuthor } from '../conflict-author'
import { loadLicenseIntegrations, saveLicenseIntegrations } from './integrations'
import { cacheEntry, updateCached, type CacheEntry } from '../read'
import { write } from '../write'

const { licenses } = createOperations({ licenses: licenseCalls })

/** The license in the cached lists: no call reads one alone (API-33). */
function licenseEntry(licenseId: number): CacheEntry<License> {
  const list = cacheEntry(licenses.list, { query: { licenseId, page: 1, pageSize: 1 } })
  const find = (all: readonly License[] | undefined): License | undefined =>
    all?.find((license) => license.licenseId === licenseId)
  return {
    get: () => find(list.get()),
    store: ({ body }) =>
      updateCached(
        licenses.list,
        () => true,
        (all) => all.map((license) => (license.licenseId === licenseId ? body : license)),
      ),
    load: async () => {
      const body = find((await list.load()).body)
      if (body === undefined) throw new Error('The license was not found.')
      return { body }
    },
  }
}

/** The fields of the page for errors of a call, which names product licenses by their index and the days by their call. */
const renameErrors =
  (rename: (path: string) => string) =>
  (fields: FieldErrors): FieldErrors =>
    Object.fromEntries(Object.entries(fields).map(([path, sentences]) => [rename(path), sentences]))

const renameLicenseError = (path: string): string => {
  if (path === 'expiryDate') return 'expiryDay'
  return path.startsWith('expiryNotificationDays') ? 'notificationDays' : path
}

/** What a step saves, and the state after it. */
type Outcome = SaveOutcome<LicenseState>

async function saveAddOns(state: LicenseState, edit: LicenseEdit, changed: readonly string[]): Promise<Outcome> {
  const { parts, tags } = state
  const params = { licenseId: parts.license.licenseId }
  const body = toAddOnLimits(edit, parts.addOns, changed)
  const outcome = await write(() => licenses.saveAddOns({ params, body }, ifMatch(tags[1])), {
    saved: licenseScreenMessages.addOnsSaved,
    failed: licenseScreenMessages.addOnsSaveFailed,
    entry: cacheEntry(licenses.addOns, { params }),
    adaptFields: renameErrors((path) => {
      const limit = body[Number.parseInt(path, 10)]
      return limit === undefined ? path : limitFieldOf(limit.addOnId)
    }),
  })
  const etag = outcome.status === 'failed' ? undefined : outcome.etag
  return mapOutcome(outcome, (addOns) => ({ parts: { ...parts, addOns }, tags: [tags[0], etag, tags[2]] }))
}

async function saveLicense(state: LicenseState, edit: LicenseEdit, changed: readonly string[]): Promise<Outcome> {
  const { parts, tags } = state
  const params = { licenseId: parts.license.licenseId }
  const body = { ...toLicenseInput(edit, parts.license, changed), version: tags[0] }
  const outcome = await write(() => licenses.save({ params, body }), {
    saved: licenseScreenMessages.saved,
    failed: licenseScreenMessages.saveFailed,
    entry: licenseEntry(params.licenseId),
    adaptFields: renameErrors(renameLicenseError),
    refresh: ['licenses.list', 'licenses.report'],
  })
  return mapOutcome(outcome, (license) => ({
    parts: { ...parts, license },
    tags: [license.version, tags[1], tags[2]],
  }))
}

async function saveIntegrations(state: LicenseState, edit: LicenseEdit): Promise<Outcome> {
  const { parts, tags } = state
  const outcome = await saveLicenseIntegrations(parts.license.licenseId, edit.integrationIds, tags[2])
  const etag = outcome.status === 'failed' ? undefined : outcome.etag
  return mapOutcome(outcome, (integrationIds) => ({
    parts: { ...parts, integrationIds },
    tags: [tags[0], tags[1], etag],
  }))
}

const CALLS: Readonly<
  Record<LicenseStep, (state: LicenseState, edit: LicenseEdit, changed: readonly string[]) => Promise<Outcome>>
> = { addOns: saveAddOns, license: saveLicense, integrations: saveIntegrations }

/** The call of each step, and the place of its version. */
const STEPS = {
  license: ['licenses.save', 0],
  addOns: ['licenses.saveAddOns', 1],
  integrations: ['integrations.saveOfLicense', 2],
} as const

/** Finds who saved over one of the parts of a license that the page edits. */
export const licenseAuthors = (licenseId: number) =>
  authorsOf({ subject: 'license', id: licenseId, actions: Object.values(STEPS).map(([action]) => action) })

/** Who made the conflict of a step, and the whole license: someone who changed one part may have changed the others too, and all of them are merged. */
async function settleConflict(current: LicenseState, step: LicenseStep, tags: LicenseState['tags']) {
  const { licenseId } = current.parts.license
  const [action, place] = STEPS[step]
  const [author, whole] = await Promise.all([
    findAuthor({ subject: 'license', id: licenseId, actions: [action], base: tags[place] }),
    // The part of the conflict is known, and a save of the others says if they have changed.
    loadLicense(licenseId).catch(() => current),
  ])
  return { current: whole, ...(author && { author }) }
}

async function loadLicense(licenseId: number): Promise<LicenseState> {
  const params = { licenseId }
  const [license, addOns, integrations] = await Promise.all([
    licenseEntry(licenseId).load(),
    cacheEntry(licenses.addOns, { params }).load(),
    loadLicenseIntegrations(licenseId),
  ])
  return {
    parts: { license: license.body, addOns: addOns.body, integrationIds: integrations.body },
    tags: [license.body.version, addOns.etag, integrations.etag],
  }
}

/** How a save of the page ended: the outcome for its draft, and how far the steps came. */
export interface LicenseSaved {
  readonly outcome: SaveOutcome<LicenseState>
  readonly progress: SaveProgress
}

/**
 * Saves what the page changed: product licenses, the license, integrations (LIC-57 to LIC-62).
 * @param state what the draft is on top of
 * @param before the progress of the save before, if it stopped
 */
export async function saveLicenseInSteps(
  state: LicenseState,
  edit: LicenseEdit,
  { changedFields, before }: { changedFields: readonly string[]; before: SaveProgress | undefined },
): Promise<LicenseSaved> {
  let current = state
  const savedFields: string[] = []
  let tags = state.tags
  const { progress, stopped } = await saveInSequence<Outcome>({
    changedFields,
    before,
    now: Date.now,
    run: async (step) => {
      tags = current.tags
      const outcome = await CALLS[step](current, edit, changedFields)
      if (outcome.status === 'saved') {
        current = outcome.value
        savedFields.push(...changedFields.filter((field) => stepOf(field) === step))
      }
      return outcome
    },
  })
  if (stopped === undefined) return { outcome: { status: 'saved', value: current }, progress }
  const { outcome, step } = stopped
  return outcome.status === 'conflict'
    ? { outcome: { ...outcome, ...(await settleConflict(outcome.current, step, tags)), savedFields }, progress }
    : { outcome: { ...outcome, message: licenseEditMessages.notSaved(progress) }, progress }
}
