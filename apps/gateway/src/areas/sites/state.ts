import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteStateChange, SiteStatePreview } from '@sitewright/domain/sites/site'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { sites } from '../../db/schema'
import { record, recordAll, type AuditedCall } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import type { LockedProject } from '../../saves/lock-projects'
import { inStatements } from './in-statements'
import { lockActiveProject, requireSiteOf } from './lock'
import { above, readAbove, treeOf, type SiteRow } from './store'

type Rows = typeof contract
type StateCall = JudgedCall<Rows['archive'] | Rows['unarchive'] | Rows['restore']>

/** A site whose state a call changes, with its version before. */
type Changed = Pick<SiteRow, 'siteId' | 'version'>

export const idsOf = (changed: readonly Changed[]): number[] => changed.map(({ siteId }) => siteId)

/** Makes sites of a locked project active or archived. @returns the changed sites, by ascending id */
async function setActive(tx: Queries, isActive: boolean, condition: SQL | undefined): Promise<Changed[]> {
  const rows = await tx
    .select({ siteId: sites.siteId, version: sites.version })
    .from(sites)
    .where(and(eq(sites.isActive, !isActive), condition))
    .orderBy(sites.siteId)
  await inStatements(idsOf(rows), (piece) =>
    tx
      .update(sites)
      .set({ isActive, version: sql`${sites.version} + 1` })
      .where(sql`${sites.siteId} = any(${idList(piece)})`),
  )
  return rows
}

interface StatesEntry {
  readonly action: string
  readonly isActive: boolean
  readonly changed: readonly Changed[]
}

/** Audits a change of state for each of the sites that it changed. */
export const recordStates = (
  tx: Queries,
  call: AuditedCall,
  { licenseId }: LockedProject,
  { action, isActive, changed }: StatesEntry,
): Promise<void> =>
  recordAll(
    tx,
    call,
    changed.map(({ siteId, version }) => ({
      action,
      subject: { kind: 'site', id: siteId },
      licenseId,
      before: { isActive: !isActive, version },
      after: { isActive },
      isPart: true,
    })),
  )

/** The same, and an entry about the site that the call names, which counts all of them. */
async function recordState(
  tx: Queries,
  call: StateCall,
  project: LockedProject,
  { siteId, ...states }: StatesEntry & { readonly siteId: number },
): Promise<void> {
  const { action, isActive, changed } = states
  const own = changed.find((site) => site.siteId === siteId)
  await record(tx, call, {
    action,
    subject: { kind: 'site', id: siteId },
    licenseId: project.licenseId,
    before: { isActive: !isActive, version: own?.version },
    after: { isActive, siteCount: changed.length },
  })
  await recordStates(tx, call, project, { ...states, changed: changed.filter((site) => site !== own) })
}

/** Archives a site and all sites below it (SITE-64). */
export async function archiveSite(tx: Queries, call: JudgedCall<Rows['archive']>): Promise<SiteStateChange> {
  const { actor, body } = call
  const project = await lockActiveProject(tx, actor, body.projectId)
  const { siteId } = await requireSiteOf(tx, body.projectId, body.siteId)
  const changed = await setActive(tx, false, sql`${sites.siteId} in ${treeOf(siteId)}`)
  if (changed.length > 0) {
    await recordState(tx, call, project, { action: 'sites.archive', siteId, isActive: false, changed })
  }
  return { siteIds: idsOf(changed) }
}

/** Unarchives the sites above a site (SITE-74). */
export const unarchiveAbove = (tx: Queries, siteId: number): Promise<Changed[]> =>
  setActive(tx, true, sql`${sites.siteId} in ${above(siteId)}`)

/** Unarchives sites by their ids. */
export const unarchiveSites = (tx: Queries, siteIds: readonly number[]): Promise<Changed[]> =>
  setActive(tx, true, sql`${sites.siteId} = any(${idList(siteIds)})`)

/** Unarchives a site and those above it, and on request those below it (SITE-66, SITE-74). */
export async function unarchiveSite(tx: Queries, call: JudgedCall<Rows['unarchive']>): Promise<SiteStateChange> {
  const { actor, body } = call
  const project = await lockActiveProject(tx, actor, body.projectId)
  const { siteId } = await requireSiteOf(tx, body.projectId, body.siteId)
  const changed = [
    ...(await unarchiveAbove(tx, siteId)),
    ...(await setActive(
      tx,
      true,
      body.unarchiveSubSites === true ? sql`${sites.siteId} in ${treeOf(siteId)}` : eq(sites.siteId, siteId),
    )),
  ].toSorted((one, other) => one.siteId - other.siteId)
  if (changed.length > 0) {
    await recordState(tx, call, project, { action: 'sites.unarchive', siteId, isActive: true, changed })
  }
  return { siteIds: idsOf(changed) }
}

/**
 * Undoes an archive: makes exactly these sites active again.
 * @throws Problem 400 if an id is not a site of the project, or a site above them was archived meanwhile
 */
export async function restoreSites(tx: Queries, call: JudgedCall<Rows['restore']>): Promise<SiteStateChange> {
  const { actor, body, params } = call
  const project = await lockActiveProject(tx, actor, params.projectId)
  const wanted = [...new Set(body.siteIds)]
  const found = await tx
    .select({ siteId: sites.siteId, depth: sites.depth })
    .from(sites)
    .where(
      and(eq(sites.projectId, params.projectId), sql`${sites.siteId} = any(${idList(wanted.filter(isStorableId))})`),
    )
    .orderBy(sites.depth, sites.siteId)
  const [topmost] = found
  if (topmost === undefined || found.length < wanted.length) {
    throw invalid({ siteIds: [siteMessages.notFound] }, siteMessages.notFound)
  }
  const changed = await unarchiveSites(tx, wanted)
  const blocked = await tx.$count(
    sites,
    and(
      inArray(
        sites.siteId,
        sql`(select parent_id from site child where child.site_id = any(${idList(wanted)}) and child.is_active)`,
      ),
      eq(sites.isActive, false),
    ),
  )
  if (blocked > 0) throw invalid({ siteIds: [siteMessages.restoreBlocked] }, siteMessages.restoreBlocked)
  if (changed.length > 0) {
    const { siteId } = topmost
    await recordState(tx, call, project, { action: 'sites.restore', siteId, isActive: true, changed })
  }
  return { siteIds: idsOf(changed) }
}

/** What archiving or unarchiving a site would change now (SITE-62, SITE-65, SITE-74). */
export async function previewState(q: Queries, siteId: number): Promise<SiteStatePreview> {
  const count = (isActive: boolean): Promise<number> =>
    q.$count(
      sites,
      and(sql`${sites.siteId} in ${treeOf(siteId)}`, sql`${sites.siteId} <> ${siteId}`, eq(sites.isActive, isActive)),
    )
  const archivedAbove = (await readAbove(q, siteId)).filter(({ isActive }) => !isActive)
  return {
    activeBelow: await count(true),
    archivedBelow: await count(false),
    archivedAbove: archivedAbove.map(({ name }) => name),
  }
}
