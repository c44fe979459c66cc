import { and, eq, isNull, sql } from 'drizzle-orm'
import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { Problem } from '@sitewright/domain/shared/problem'
import { siteMessages } from '@sitewright/domain/sites/messages'
import {
  MAX_SITES_OF_CALL,
  type SiteCopied,
  type SiteTreeInput,
  type SiteTreeResult,
} from '@sitewright/domain/sites/site'
import type { Database, Queries } from '../../db/database'
import { foldCase } from '../../db/fold-case'
import { idList } from '../../db/id-list'
import { saveInPieces } from '../../db/save-in-pieces'
import { sites } from '../../db/schema'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import type { LockedProject } from '../../saves/lock-projects'
import { requireProject } from '../projects/save'
import { inStatements } from './in-statements'
import { lockActiveProject, refuseSameName, requireActive, requireSiteOf } from './lock'
import { findSizeProblem, takeSiteIds } from './site-ids'
import { unarchiveAbove, unarchiveSites } from './state'
import { groupByParent, readSitesOf, type SiteRow } from './store'
import {
  judgeTree,
  listNodes,
  storedIds,
  summarize,
  type InputNode,
  type NodeError,
  type StoredSites,
} from './tree-input'

type Rows = typeof contract
export type TreeCall = JudgedCall<Rows['addTrees'] | Rows['saveTrees'] | Rows['addTree']>

/** The most names that an audit entry lists. It also has the number of added sites. */
const AUDITED_NAMES = 100

/** A rejected tree, with the errors of its nodes. */
class RejectedTree extends Problem {
  constructor(readonly errors: readonly NodeError[]) {
    super({ status: 400, message: summarize(errors), fields: { tree: errors.map(({ message }) => message) } })
  }
}

async function readStored(
  tx: Queries,
  projectId: number,
  nodes: readonly InputNode[],
  parent: SiteRow | undefined,
): Promise<StoredSites> {
  const rows = await readSitesOf(tx, projectId, storedIds(nodes))
  const named = new Map(rows.map((row) => [row.siteId, row]))
  const parentIds = rows.map(({ siteId }) => siteId).filter((siteId) => siteId !== parent?.siteId)
  const placed = { siteId: sites.siteId, parentId: sites.parentId, name: sites.name }
  const below = await tx
    .select(placed)
    .from(sites)
    .where(and(eq(sites.projectId, projectId), sql`${sites.parentId} = any(${idList(parentIds)})`))
  const place = parent === undefined ? isNull(sites.parentId) : eq(sites.parentId, parent.siteId)
  // Only the root is here, and a call can have thousands of roots: so nothing but its own name is read of what is beside it.
  const beside = await tx
    .select(placed)
    .from(sites)
    .where(and(eq(sites.projectId, projectId), place, sql`${sites.nameKey} = ${foldCase(nodes[0]?.name ?? '')}`))
  return { named, parent, children: groupByParent([...below, ...beside]) }
}

interface Renamed {
  readonly site_id: number
  readonly name: string
}

/** All renames in one statement, so that two siblings can exchange their names. */
const rename = (tx: Queries, renamed: readonly Renamed[]) =>
  tx.execute(sql`
    update site set name = changed.name, version = site.version + 1
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as changed (site_id integer, name text)
    where site.site_id = changed.site_id`)

/** Writes new sites. @returns the id of each node, in order */
async function insertNew(
  tx: Queries,
  projectId: number,
  nodes: readonly InputNode[],
  parent: SiteRow | undefined,
): Promise<number[]> {
  const newIds = await takeSiteIds(tx, nodes.filter(({ siteId }) => siteId === undefined).length)
  const top = (parent?.depth ?? 0) + 1
  const ids: number[] = []
  const rows: { site_id: number; parent_id: number | null; name: string; depth: number }[] = []
  for (const node of nodes) {
    const siteId = node.siteId ?? newIds[rows.length]
    if (siteId === undefined) throw new Error('A site got no id.')
    ids.push(siteId)
    if (node.siteId !== undefined) continue
    const parentId = node.parent === undefined ? parent?.siteId : ids[node.parent.index]
    rows.push({ site_id: siteId, parent_id: parentId ?? null, name: node.name, depth: top + node.level })
  }
  await inStatements(rows, (piece) =>
    tx.execute(sql`
      insert into site (site_id, project_id, parent_id, name, depth)
      select site_id, ${projectId}::int, parent_id, name, depth
      from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as added (site_id integer, parent_id integer, name text, depth integer)`),
  )
  return ids
}

const listNames = (names: readonly string[]): string[] => names.slice(0, AUDITED_NAMES)

/**
 * Saves one tree in a locked project: renames stored sites, adds new ones, and leaves all others as they are.
 * @returns the id of each node, in order
 * @throws RejectedTree
 */
async function saveTree(
  tx: Queries,
  call: TreeCall,
  { project, action, nodes, parent }: SavedTree,
): Promise<readonly number[]> {
  const { projectId, licenseId } = project
  const stored = await readStored(tx, projectId, nodes, parent)
  const errors = judgeTree(nodes, stored)
  if (errors.length > 0) throw new RejectedTree(errors)
  const added = nodes.filter(({ siteId }) => siteId === undefined)
  const full = await findSizeProblem(tx, projectId, added.length)
  if (full !== undefined) throw invalid({ tree: [full] }, full)
  const renamed = nodes.flatMap(({ siteId, name }) => {
    const row = siteId === undefined ? undefined : stored.named.get(siteId)
    return row === undefined || row.name === name ? [] : [{ site_id: row.siteId, name, before: row.name }]
  })
  if (renamed.length > 0) await rename(tx, renamed)
  const siteIds = await insertNew(tx, projectId, nodes, parent)
  const [rootId] = siteIds
  if (rootId !== undefined && renamed.length + added.length > 0) {
    await record(tx, call, {
      action,
      subject: { kind: 'site', id: rootId },
      licenseId,
      before: { siteNames: listNames(renamed.map(({ before }) => before)) },
      after: {
        siteNames: listNames([...renamed, ...added].map(({ name }) => name)),
        ...(added.length > 0 && { sitesAdded: added.length }),
      },
    })
  }
  return siteIds
}

/** A tree to save. */
interface SavedTree {
  readonly project: LockedProject
  readonly action: string
  readonly nodes: readonly InputNode[]
  /** The parent of the root; `undefined` at the top of the project. */
  readonly parent: SiteRow | undefined
}

const findParent = async (tx: Queries, projectId: number, parentId: number | null | undefined) =>
  parentId === null || parentId === undefined ? undefined : requireSiteOf(tx, projectId, parentId)

/** The parent of the root of a tree: the stored one, or for a new root the one that the caller names. */
async function parentOf(tx: Queries, projectId: number, { siteId, parentId }: SiteTreeInput) {
  if (siteId === undefined) return findParent(tx, projectId, parentId)
  const [row] = isStorableId(siteId) ? await readSitesOf(tx, projectId, [siteId]) : []
  return row === undefined ? undefined : findParent(tx, projectId, row.parentId)
}

const requireCount = (nodes: readonly unknown[]): void => {
  if (nodes.length > MAX_SITES_OF_CALL) {
    const message = siteMessages.tooMany(MAX_SITES_OF_CALL)
    throw invalid({ tree: [message] }, message)
  }
}

/** Stored roots that the body names again. Each time would read all sites below them. */
function repeatedRoots(roots: readonly SiteTreeInput[]): ReadonlySet<SiteTreeInput> {
  const seen = new Set<number>()
  return new Set(roots.filter(({ siteId }) => siteId !== undefined && seen.size === seen.add(siteId).size))
}

/**
 * Saves trees one by one, each whole or not at all (SITE-37, API2-78). Stops before the next tree when the caller disconnects.
 * @throws Problem 404 or 403 if the project cannot be changed, before anything is saved
 */
export async function saveTrees(
  db: Database,
  call: JudgedCall<Rows['addTrees'] | Rows['saveTrees']>,
  action: string,
): Promise<SiteTreeResult[]> {
  const { actor, body, logError, params, signal } = call
  requireActive(await requireProject(db.orm, actor, params.projectId))
  const found = new Map<SiteTreeInput, { siteIds?: readonly number[]; errors?: readonly NodeError[] }>()
  const repeated = repeatedRoots(body)
  const results = await saveInPieces(
    db,
    body,
    1,
    async (tx, roots) => {
      for (const root of roots) {
        const nodes = listNodes(root)
        requireCount(nodes)
        try {
          if (repeated.has(root)) throw new RejectedTree([{ node: 0, message: siteMessages.repeated }])
          const project = await lockActiveProject(tx, actor, params.projectId)
          const parent = await parentOf(tx, project.projectId, root)
          found.set(root, { siteIds: await saveTree(tx, call, { project, action, nodes, parent }) })
        } catch (error) {
          if (error instanceof RejectedTree) found.set(root, { errors: error.errors })
          return refuseSameName(error)
        }
      }
      return roots.map(() => ({ ok: true as const }))
    },
    { signal, onError: logError },
  )
  return results.map((result): SiteTreeResult => {
    const { siteIds, errors } = found.get(body[result.index] ?? { name: '' }) ?? {}
    if (result.ok) {
      const [siteId] = siteIds ?? []
      return {
        index: result.index,
        success: true,
        ...(siteId !== undefined && { siteId }),
        siteIds: [...(siteIds ?? [])],
      }
    }
    return { index: result.index, success: false, message: result.message, ...(errors && { errors: [...errors] }) }
  })
}

/** Adds a tree below a site (API2-26, API2-27). */
export async function addTree(tx: Queries, call: JudgedCall<Rows['addTree']>): Promise<SiteCopied> {
  const { actor, body, params, query } = call
  const project = await lockActiveProject(tx, actor, query.projectId)
  const below = await requireSiteOf(tx, project.projectId, params.siteId)
  if (query.unarchive === true) {
    await unarchiveAbove(tx, below.siteId)
    await unarchiveSites(tx, [below.siteId])
  }
  const parent = query.unarchive === true ? { ...below, isActive: true } : below
  const nodes = listNodes(body)
  requireCount(nodes)
  if (nodes.some(({ siteId }) => siteId !== undefined)) {
    throw invalid({ siteId: [siteMessages.wrongPlace] }, siteMessages.wrongPlace)
  }
  const siteIds = await saveTree(tx, call, { project, action: 'sites.addTree', nodes, parent })
  const [siteId] = siteIds
  if (siteId === undefined) throw new Error('The tree was not written.')
  return { siteId, numSites: siteIds.length }
}
