import { activity as activityCalls } from '@sitewright/api-client/calls/activity'
import {
  canReadApiKeyActivity,
  canReadCatalogActivity,
  canReadConfigActivity,
  canReadGroupActivity,
  canReadLicenseActivity,
  canReadLicenseConfigActivity,
  canReadPreservationActivity,
  canReadProjectActivity,
  canReadSiteActivity,
  canReadUserActivity,
  canReadWorkflowActivity,
} from '@sitewright/domain/activity/policy'
import type { NamedVersion } from '@sitewright/domain/activity/actors'
import { MAX_PAGE_SIZE } from '@sitewright/domain/shared/lists'
import type { ConflictAuthor } from '@sitewright/domain/shared/outcome'
import type { FindAuthor } from '@sitewright/ui/use-draft'
import { capabilities } from '../shell/capabilities'
import { session } from '../shell/session/session'
import { createOperations } from './api'

const { activity } = createOperations({ activity: activityCalls })

const READS = {
  user: { read: activity.ofUser, policy: canReadUserActivity },
  group: { read: activity.ofGroup, policy: canReadGroupActivity },
  apiKey: { read: activity.ofApiKey, policy: canReadApiKeyActivity },
  project: { read: activity.ofProject, policy: canReadProjectActivity },
  site: { read: activity.ofSite, policy: canReadSiteActivity },
  workflow: { read: activity.ofWorkflow, policy: canReadWorkflowActivity },
  preservation: { read: activity.ofPreservation, policy: canReadPreservationActivity },
  environments: { read: activity.ofEnvironment, policy: canReadCatalogActivity },
  productLicenses: { read: activity.ofProductLicense, policy: canReadCatalogActivity },
  integrations: { read: activity.ofIntegration, policy: canReadCatalogActivity },
  reports: { read: activity.ofReport, policy: canReadCatalogActivity },
  license: { read: activity.ofLicense, policy: canReadLicenseActivity },
  config: { read: activity.ofConfig, policy: canReadConfigActivity },
  licenseConfig: { read: activity.ofLicenseConfig, policy: canReadLicenseConfigActivity },
}

/** Entries to look through, the most of a page: the activity of a license has those of all its users. */
const LIMIT = MAX_PAGE_SIZE

/** The conflict is shown without its author if that takes longer, in milliseconds. */
const WITHIN_MS = 2000

/** What was saved. */
export interface Saved {
  readonly subject: keyof typeof READS
  readonly id: number
  /** The calls that can have saved the other version: `users.save`. */
  readonly actions: readonly string[]
  /** The version that the user edited, or one for each part of the record. */
  readonly base: NamedVersion | readonly NamedVersion[]
}

type Edited = Omit<Saved, 'base'> & { readonly also?: NamedVersion }

/**
 * Finds who saved over the version that a page edits, if this session may read it. The portal reads this when a conflict arrives. The conflict does not contain it, so that only one
 * call needs the rules about which users a session may see. A failure is silent, because the conflict itself matters more.
 * @param what the thing that the page edits; of several, the one whose record is passed. It can name a second version, of another part of the thing
 */
export const authorsOf =
  (what: Edited | ((record: unknown) => Edited)): FindAuthor =>
  ({ version, record }) => {
    const { also, ...saved } = typeof what === 'function' ? what(record) : what
    return findAuthor({ ...saved, base: also === undefined ? version : [version, also].flat() })
  }

/** Who saved last and when; undefined if this session may not read it, and after a failure. */
export function findAuthor(saved: Saved): Promise<ConflictAuthor | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WITHIN_MS))
  return Promise.race([readAuthor(saved).catch(() => undefined), patience])
}

async function readAuthor({ subject, id, actions, base }: Saved): Promise<ConflictAuthor | undefined> {
  const { read, policy } = READS[subject]
  const actor = session.shown()
  if (actor === undefined || !capabilities.has(read.operation) || !policy.canDecide(actor).allowed) return undefined
  // Only a conflict needs the words, so no form loads them before.
  const [{ body }, { describeActor, findMetSave }] = await Promise.all([
    read.load({ params: { id }, query: { limit: LIMIT } }),
    import('@sitewright/domain/activity/actors'),
  ])
  const bases = Array.isArray(base) ? base : [base]
  const met = findMetSave(body.entries, { actions, bases, ownUserName: actor.userName })
  if (met === undefined) return undefined
  const { entry, isOwn } = met
  return { name: describeActor(entry.actor, actor.userName).name, at: entry.at, ...(isOwn && { isOwn }) }
}
