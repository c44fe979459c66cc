import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { sites as contract } from '@sitewright/api-client/contract/sites'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { projectSizeProblem } from '@sitewright/domain/sites/project-size'
import { siteNameProblem } from '@sitewright/domain/sites/rules'
import {
  MAX_SITES_OF_CALL,
  type SiteCopied,
  type SiteTreeInput,
  type SiteTreeResult,
} from '@sitewright/domain/sites/site'
import type { Database, Queries } from '../../db/database'
import { idList, readByIds } from '../../db/id-list'
import { saveInPieces } from '../../db/save-in-pieces'
import { sites } from '../../db/schema'
import { recordAll, type AuditEntry } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import type { LockedProject } from '../../saves/lock-projects'
import { inStatements } from './in-statements'
import { lockActiveProject, refuseSameName, requireSiteOf } from './lock'
import { takeSiteIds } from './site-ids'
import { recordStates, unarchiveAbove, unarchiveSites } from './state'
import {
  applyTree,
  judgeTree,
  listNodes,
  summarize,
  take,
  type InputNode,
  type InputTree,
  type KnownSites,
  type NodeError,
  type TreeChanges,
  type TreeSite,
} from './tree-input'

type Renamed = TreeChanges['renamed'][number]

const treeColumns = {
  siteId: sites.siteId,
  parentId: sites.parentId,
  name: sites.name,
  isActive: sites.isActive,
  depth: sites.depth,
  version: sites.version,
}

type Rows = typeof contract
export type TreesCall = JudgedCall<Rows['addTrees'] | Rows['saveTrees']>
export type TreeCall = TreesCall | JudgedCall<Rows['addTree']>

/** The most names that an audit entry lists. It also has the number of added sites. */
const AUDITED_NAMES = 100

/** Roots of one transaction. */
const ROOTS_AT_ONCE = 1000

/** What happened to a tree: the id of each node, in order, or why it was rejected. */
type TreeOutcome =
  | { readonly siteIds: readonly number[] }
  | { readonly message: string; readonly errors?: readonly NodeError[] }

const reject = (errors: readonly NodeError[]): TreeOutcome => ({ message: summarize(errors), errors })

/** A root with its nodes. */
interface InputRoot {
  readonly nodes: readonly InputNode[]
  /** The parent that the caller names for a new root. */
  readonly parentId: number | null | undefined
}

const listRoot = (root: SiteTreeInput): InputRoot => ({ nodes: listNodes(root), parentId: root.parentId })

const readRows = async (tx: Queries, projectId: number, ids: ReadonlySet<number>): Promise<TreeSite[]> =>
  readByIds([...ids].filter(isStorableId), (list) =>
    tx
      .select(treeColumns)
      .from(sites)
      .where(and(eq(sites.projectId, projectId), sql`${sites.siteId} = any(${list})`)),
  )

/** Reads what trees are checked against, in the same number of statements for any number of trees. */
async function readKnown(tx: Queries, projectId: number, roots: readonly InputRoot[]): Promise<KnownSites> {
  const nodes = roots.flatMap((root) => root.nodes)
  const ids = new Set([...nodes.map(({ siteId }) => siteId), ...roots.map(({ parentId }) => parentId)].map(Number))
  const rows = await readRows(tx, projectId, ids)
  const parents = new Set(rows.map(({ parentId }) => parentId ?? 0).filter((id) => !ids.has(id)))
  rows.push(...(await readRows(tx, projectId, parents)))
  const known: KnownSites = { rows: new Map(rows.map((row) => [row.siteId, row])), taken: new Map() }
  const names = nodes.map(({ name }) => name).filter((name) => siteNameProblem(name) === undefined)
  const parentIds = rows.map(({ siteId }) => siteId)
  await inStatements([...new Set(names.map(nameKey))], async (piece) => {
    // Not a join: without statistics of a new project, it could compare each name with each site.
    const siblings = await tx
      .select({ siteId: sites.siteId, parentId: sites.parentId, name: sites.name })
      .from(sites)
      .where(
        and(
          eq(sites.projectId, projectId),
          inArray(sites.nameKey, [...piece]),
          or(isNull(sites.parentId), sql`${sites.parentId} = any(${idList(parentIds)})`),
        ),
      )
    for (const { siteId, parentId, name } of siblings) take(known, parentId, name, siteId)
  })
  return known
}

/** All renames in one statement, so that two siblings can exchange their names. The last name of a site counts. */
const rename = (tx: Queries, renamed: readonly Renamed[]) => {
  const last = new Map(renamed.map(({ siteId, name, version }) => [siteId, { site_id: siteId, name, version }]))
  return tx.execute(sql`
    update site set name = changed.name, version = changed.version
    from jsonb_to_recordset(${JSON.stringify([...last.values()])}::jsonb) as changed (site_id integer, name text, version integer)
    where site.site_id = changed.site_id`)
}

/** Writes the new sites of trees. @returns the ids of the new nodes */
async function insertNew(
  tx: Queries,
  projectId: number,
  trees: readonly (InputTree & TreeChanges)[],
): Promise<ReadonlyMap<InputNode, number>> {
  const newIds = await takeSiteIds(
    tx,
    trees.reduce((sum, { added }) => sum + added.length, 0),
  )
  const ids = new Map<InputNode, number>()
  const rows = trees.flatMap(({ added, parent }) =>
    added.map((node) => {
      const siteId = newIds[ids.size]
      if (siteId === undefined) throw new Error('A site got no id.')
      ids.set(node, siteId)
      const above = node.parent === undefined ? parent?.siteId : (node.parent.siteId ?? ids.get(node.parent))
      const depth = (parent?.depth ?? 0) + 1 + node.level
      return { site_id: siteId, parent_id: above ?? null, name: node.name, depth }
    }),
  )
  await inStatements(rows, (piece) =>
    tx.execute(sql`
      insert into site (site_id, project_id, parent_id, name, depth)
      select site_id, ${projectId}::int, parent_id, name, depth
      from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as added (site_id integer, parent_id integer, name text, depth integer)`),
  )
  return ids
}

const listNames = (names: readonly string[]): string[] => names.slice(0, AUDITED_NAMES)

/** The version that a rename replaced. */
const replacedBy = (renamed: Renamed | undefined): number | undefined => renamed && renamed.version - 1

interface SavedRoots {
  readonly project: LockedProject
  readonly action: string
  readonly roots: readonly InputRoot[]
}

/**
 * Saves trees in a locked project, each whole or not at all: renames stored sites, adds new ones, and leaves all others as they are. The trees are checked one after another, and
 * written together.
 * @returns what happened to each tree, in order
 */
async function saveRoots(tx: Queries, call: TreeCall, { project, action, roots }: SavedRoots): Promise<TreeOutcome[]> {
  const { projectId, licenseId } = project
  const known = await readKnown(tx, projectId, roots)
  const hasNew = roots.some(({ nodes }) => nodes.some(({ siteId }) => siteId === undefined))
  let total = hasNew ? await tx.$count(sites, eq(sites.projectId, projectId)) : 0
  const judge = ({ nodes, parentId }: InputRoot): TreeOutcome | (InputTree & TreeChanges) => {
    if (nodes.length > MAX_SITES_OF_CALL) return { message: siteMessages.tooMany(MAX_SITES_OF_CALL) }
    const rootId = nodes[0]?.siteId
    const above = (rootId === undefined ? parentId : known.rows.get(rootId)?.parentId) ?? null
    const parent = above === null ? undefined : known.rows.get(above)
    if (above !== null && parent === undefined) return { message: siteMessages.notFound }
    const errors = judgeTree({ nodes, parent }, known)
    if (errors.length > 0) return reject(errors)
    const full = projectSizeProblem(total, nodes.filter(({ siteId }) => siteId === undefined).length)
    if (full !== undefined) return { message: full }
    const changes = applyTree({ nodes, parent }, known)
    total += changes.added.length
    return { nodes, parent, ...changes }
  }
  const judged = roots.map(judge)
  const trees = judged.filter((each) => 'nodes' in each)
  const renamed = trees.flatMap((tree) => tree.renamed)
  if (renamed.length > 0) await rename(tx, renamed)
  const ids = await insertNew(tx, projectId, trees)
  const idOf = (node: InputNode): number => node.siteId ?? ids.get(node) ?? 0
  const entryOf = (id: number, fields: Pick<AuditEntry, 'before' | 'after' | 'isPart'>): AuditEntry => ({
    action,
    subject: { kind: 'site', id },
    licenseId,
    ...fields,
  })
  const entries = trees.flatMap(({ nodes: [root], renamed: named, added }) => {
    if (root === undefined || named.length + added.length === 0) return []
    const rootId = idOf(root)
    const whole = entryOf(rootId, {
      // The root itself may be as it was.
      before: { version: replacedBy(named.find(({ siteId }) => siteId === rootId)) },
      after: {
        siteNames: listNames(added.map(({ name }) => name)),
        renamedSites: listNames(named.map(({ name, before }) => siteMessages.renamed(before, name))),
        ...(added.length > 0 && { sitesAdded: added.length }),
        ...(named.length > 0 && { sitesRenamed: named.length }),
      },
    })
    const parts = [
      ...named.map((site) => ({ ...site, id: site.siteId, old: { name: site.before, version: replacedBy(site) } })),
      ...added.map((node) => ({ ...node, id: idOf(node), old: {} })),
    ].filter(({ id }) => id !== rootId)
    return [whole, ...parts.map(({ id, name, old }) => entryOf(id, { before: old, after: { name }, isPart: true }))]
  })
  await recordAll(tx, call, entries)
  return judged.map((each) => ('nodes' in each ? { siteIds: each.nodes.map(idOf) } : each))
}

/** Stored roots that the body names again. */
function repeatedRoots(roots: readonly SiteTreeInput[]): ReadonlySet<SiteTreeInput> {
  const seen = new Set<number>()
  return new Set(roots.filter(({ siteId }) => siteId !== undefined && seen.size === seen.add(siteId).size))
}

/**
 * Saves trees, each whole or not at all (SITE-37, API2-78). Stops before the next piece when the caller disconnects.
 * The caller has checked that the project can be changed: here a refusal concerns one piece.
 */
export async function saveTrees(db: Database, call: TreesCall, action: string): Promise<SiteTreeResult[]> {
  const { actor, body, logError, params, signal } = call
  const found = new Map<SiteTreeInput, TreeOutcome>()
  for (const root of repeatedRoots(body)) found.set(root, reject([{ node: 0, message: siteMessages.repeated }]))
  const wanted = body.filter((root) => !found.has(root))
  const results = await saveInPieces(
    db,
    wanted,
    ROOTS_AT_ONCE,
    async (tx, piece) => {
      const project = await lockActiveProject(tx, actor, params.projectId)
      const outcomes = await saveRoots(tx, call, { project, action, roots: piece.map(listRoot) }).catch(
        piece.length === 1 ? refuseSameName : undefined,
      )
      for (const [index, outcome] of outcomes.entries()) found.set(piece[index] ?? { name: '' }, outcome)
      return outcomes.map((outcome) => ('siteIds' in outcome ? { ok: true } : { ok: false, message: outcome.message }))
    },
    { signal, onError: logError },
  )
  const failures = new Map(results.map(({ index, ok, message }) => [wanted[index], ok ? undefined : message]))
  return body.map((root, index): SiteTreeResult => {
    const outcome = found.get(root)
    const message = failures.get(root)
    if (outcome !== undefined && 'siteIds' in outcome && message === undefined) {
      const [siteId] = outcome.siteIds
      return { index, success: true, siteId, siteIds: [...outcome.siteIds] }
    }
    const { errors, message: reason = message } = outcome !== undefined && 'message' in outcome ? outcome : {}
    return { index, success: false, message: reason, ...(errors && { errors: [...errors] }) }
  })
}

/** Adds a tree below a site (API2-26, API2-27). */
export async function addTree(tx: Queries, call: JudgedCall<Rows['addTree']>): Promise<SiteCopied> {
  const { actor, body, params, query } = call
  const project = await lockActiveProject(tx, actor, query.projectId)
  const below = await requireSiteOf(tx, project.projectId, params.siteId)
  if (query.unarchive === true) {
    const changed = [...(await unarchiveAbove(tx, below.siteId)), ...(await unarchiveSites(tx, [below.siteId]))]
    await recordStates(tx, call, project, { action: 'sites.unarchive', isActive: true, changed })
  }
  const root = { nodes: listNodes(body), parentId: below.siteId }
  if (root.nodes.some(({ siteId }) => siteId !== undefined)) {
    throw invalid({ siteId: [siteMessages.wrongPlace] }, siteMessages.wrongPlace)
  }
  const [outcome] = await saveRoots(tx, call, { project, action: 'sites.addTree', roots: [root] })
  if (outcome === undefined) throw new Error('The tree was not written.')
  if ('message' in outcome) {
    const { errors, message } = outcome
    throw invalid({ tree: errors?.map((error) => error.message) ?? [message] }, message)
  }
  return { siteId: outcome.siteIds[0] ?? 0, numSites: outcome.siteIds.length }
}
