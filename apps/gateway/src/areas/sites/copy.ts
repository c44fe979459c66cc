import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { sql } from 'drizzle-orm'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { matchName } from '@sitewright/domain/shared/same-name'
import { nameMessages } from '@sitewright/domain/shared/name-messages'
import {
  MAX_SITE_DEPTH,
  MAX_SITES_OF_CALL,
  type SimpleSite,
  type SiteCopied,
  type SiteCopyCheck,
} from '@sitewright/domain/sites/site'
import { groupBy } from '@sitewright/domain/shared/group-by'
import type { Queries } from '../../db/database'
import { record, recordAll } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid, notFound } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { lockActiveProject, refuseSameName, requireSiteOf } from './lock'
import { inStatements } from './in-statements'
import { findSizeProblem, takeSiteIds } from './site-ids'
import { recordStates, unarchiveAbove, unarchiveSites } from './state'
import { findSite, readSimpleSites, readTree, type SiteFilter, type SiteRow } from './store'

type CopyCall = JudgedCall<(typeof contract)['copy']>

const refuse = (message: string) => invalid({ site: [message] }, message)

const nameOf = ({ name }: Pick<SimpleSite, 'name'>): string => name

/** Whether a site can be copied to the top of a project (COPY-23, COPY-24, COPY-28, COPY-29, COPY-33). The name counts at every level of the project. */
export async function checkCopy(q: Queries, filter: SiteFilter, name: string): Promise<SiteCopyCheck> {
  const named = matchName(name, await readSimpleSites(q, { ...filter, name }), nameOf)
  const isActive = named.some(({ active }) => active)
  return {
    canCopy: !isActive,
    isActive,
    askUnarchivePermission: !isActive && named.length > 0,
    isTopTaken: named.some(({ parentId }) => parentId === null),
  }
}

/** A site that a copy creates. */
interface Created {
  readonly src_id: number
  readonly site_id: number
  readonly parent_id: number | null
  readonly depth: number
  /** Not 0 for a twin, which keeps its spelling beside a sibling with the same key. */
  readonly name_twin: number
}

/** The changes of a copy. */
interface Plan {
  readonly rootId: number
  readonly created: readonly Created[]
  /** Existing sites that the copy merges with, including archived ones. */
  readonly merged: readonly number[]
}

/** Where the root of a copy goes: into an existing site, below one, or to the top. */
type Destination = { readonly into: SiteRow } | { readonly below: SiteRow | undefined }

type Above = Pick<SimpleSite, 'siteId' | 'depth'>

/** Names a place and what is there, so that one of thousands of siblings is found at once. */
const placeOf = (parentId: number | null, name: string): string => `${parentId ?? ''} ${nameKey(name)}`

/**
 * Plans a copy. Sites that exist in the destination under the same name are merged, all others are created (COPY-31).
 * @param source the tree that is copied, level by level
 * @param existing the tree that it is merged with; empty if the root is new
 */
function planCopy(
  source: readonly SimpleSite[],
  existing: readonly SimpleSite[],
  destination: Destination,
  newIds: readonly number[],
): Plan {
  const [root] = source
  if (root === undefined) throw new Error('A copy has no site.')
  const existingAt = groupBy(existing, ({ parentId, name }) => placeOf(parentId, name))
  const sourceAt = groupBy(source, ({ parentId, name }) => placeOf(parentId, name))
  const created: Created[] = []
  const createdAt = new Set<string>()
  const merged = new Set<number>()
  /** The result of each copied site, by its id in the source. */
  const copies = new Map<number, { readonly siteId: number; readonly depth: number; readonly isNew: boolean }>()
  const create = (row: SimpleSite, parent: Above | undefined): void => {
    const siteId = newIds[created.length]
    if (siteId === undefined) throw new Error('A copy got no id.')
    const depth = (parent?.depth ?? 0) + 1
    const parentId = parent?.siteId ?? null
    const place = placeOf(parentId, row.name)
    const isTwin = createdAt.has(place) || existingAt.has(place)
    createdAt.add(place)
    created.push({ src_id: row.siteId, site_id: siteId, parent_id: parentId, depth, name_twin: isTwin ? siteId : 0 })
    copies.set(row.siteId, { siteId, depth, isNew: true })
  }
  const merge = (row: SimpleSite, { siteId, depth }: Above): void => {
    merged.add(siteId)
    copies.set(row.siteId, { siteId, depth, isNew: false })
  }
  /** The existing site that a site is merged with. Of twins, each is merged with its own spelling. */
  const findSame = ({ parentId, name }: SimpleSite, newParentId: number): SimpleSite | undefined => {
    const [same, ...others] = matchName(name, existingAt.get(placeOf(newParentId, name)) ?? [], nameOf)
    if (same !== undefined && others.length > 0) throw refuse(nameMessages.ambiguous([same, ...others].map(nameOf)))
    const isOfTwin =
      same !== undefined &&
      same.name !== name &&
      (merged.has(same.siteId) || sourceAt.get(placeOf(parentId, name))?.some((twin) => twin.name === same.name))
    return isOfTwin === true ? undefined : same
  }
  for (const row of source) {
    if (row === root) {
      if ('into' in destination) merge(row, destination.into)
      else create(row, destination.below)
      continue
    }
    const parent = copies.get(row.parentId ?? 0)
    if (parent === undefined) throw new Error('A site was copied before the one above it.')
    const same = parent.isNew ? undefined : findSame(row, parent.siteId)
    if (same === undefined) create(row, parent)
    else merge(row, same)
  }
  return { rootId: copies.get(root.siteId)?.siteId ?? 0, created, merged: [...merged] }
}

/** Inserts the new sites of a copy. A top-level site has no class. */
const writeCopies = (tx: Queries, projectId: number, created: readonly Created[]): Promise<void> =>
  inStatements(created, (piece) =>
    tx.execute(sql`
      insert into site (site_id, project_id, parent_id, name, depth, site_class, site_types, site_color, site_opacity,
        border_color, border_opacity, location, properties, name_twin)
      select copy.site_id, ${projectId}::int, copy.parent_id, name, copy.depth,
        case when copy.parent_id is null then null else site_class end, site_types, site_color, site_opacity,
        border_color, border_opacity, location, properties, copy.name_twin
      from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb)
        as copy (src_id integer, site_id integer, parent_id integer, depth integer, name_twin integer)
      join site on site.site_id = copy.src_id`),
  )

/** Finds the destination of a copy. @throws Problem 400 if an active site has the name, or the destination is archived */
async function findDestination(tx: Queries, { actor, body }: CopyCall, name: string): Promise<Destination> {
  const { projectId, parentId } = body.site
  const filter = { projectId, actor }
  const below = parentId === undefined || parentId === null ? undefined : await requireSiteOf(tx, projectId, parentId)
  const named = await readSimpleSites(tx, { ...filter, name })
  // Below a site that the caller chose, only its children count. At the top, the name counts at every level.
  const same = below === undefined ? named : named.filter((site) => site.parentId === below.siteId)
  const meant = matchName(name, same, nameOf)
  if (meant.some(({ active }) => active)) throw refuse(siteMessages.copyExists(name))
  const [archived] = meant
  if (archived !== undefined && body.unarchiveExisting)
    return { into: await requireSiteOf(tx, projectId, archived.siteId) }
  const isTaken = same.some((site) => site.parentId === (below?.siteId ?? null))
  if (isTaken) throw refuse(siteMessages.copyExists(name))
  if (below?.isActive === false && !body.unarchiveExisting) throw refuse(siteMessages.parentArchived)
  return { below }
}

/** Copies a site and the visible sites below it into a project, whole or not at all (COPY-30, COPY-31, API2-77). */
export async function copySite(tx: Queries, call: CopyCall): Promise<SiteCopied> {
  const { actor, body, params } = call
  const origin = isStorableId(params.siteId) ? await findSite(tx, actor, params.siteId) : undefined
  if (origin === undefined) throw notFound(siteMessages.notFound)
  const project = await lockActiveProject(tx, actor, body.site.projectId)
  const source = await readTree(tx, actor, origin.siteId)
  if (source.length > MAX_SITES_OF_CALL) throw refuse(siteMessages.tooMany(MAX_SITES_OF_CALL))
  const destination = await findDestination(tx, call, origin.name)
  const existing = 'into' in destination ? await readTree(tx, actor, destination.into.siteId) : []
  const plan = planCopy(source, existing, destination, await takeSiteIds(tx, source.length))
  if (plan.created.some(({ depth }) => depth > MAX_SITE_DEPTH)) throw refuse(siteMessages.tooDeep(MAX_SITE_DEPTH))
  const full = await findSizeProblem(tx, project.projectId, plan.created.length)
  if (full !== undefined) throw refuse(full)
  const place = 'into' in destination ? destination.into : destination.below
  const above = place === undefined ? [] : await unarchiveAbove(tx, place.siteId)
  const unarchived = await unarchiveSites(tx, place === undefined ? plan.merged : [place.siteId, ...plan.merged])
  await writeCopies(tx, project.projectId, plan.created).catch(refuseSameName)
  const entry = { action: 'sites.copy', licenseId: project.licenseId }
  await record(tx, call, {
    ...entry,
    subject: { kind: 'site', id: plan.rootId },
    after: {
      name: origin.name,
      copyOfSite: origin.siteId,
      sitesAdded: plan.created.length,
      ...(unarchived.length > 0 && { sitesUnarchived: unarchived.length }),
    },
  })
  await recordStates(tx, call, project, {
    action: 'sites.unarchive',
    isActive: true,
    changed: [...above, ...unarchived],
  })
  await recordAll(
    tx,
    call,
    plan.created
      .filter(({ site_id: siteId }) => siteId !== plan.rootId)
      .map(({ site_id: id, src_id: copyOfSite }) => ({
        ...entry,
        subject: { kind: 'site', id },
        after: { copyOfSite },
        isPart: true,
      })),
  )
  return { siteId: plan.rootId, numSites: plan.created.length + unarchived.length }
}
