import { siteMessages } from './messages'
import { siteScreenMessages } from './screen-messages'
import type { SimpleSite, SiteMove, SitesMoved, SiteTreeInput, SiteTreeResult } from './site'

/** The id of a saved site, or the id that the editor assigned to a new one. */
export type EditedId = number | string

/** A new site, or a new name of a saved one. */
export interface SiteEdit {
  id: EditedId
  name: string
  /** `null` at the top of the edited tree. */
  parentId: EditedId | null
  /** What differs from the saved site: a saved one with another parent moves (SITE-84). Left out, it has a new name or is new. */
  kinds?: readonly ('new' | 'name' | 'parent' | 'order')[]
}

/** The fields of a saved site that a save needs. Without a version, the server does not check for conflicts. */
export type SavedSite = Pick<SimpleSite, 'siteId' | 'parentId' | 'name'> & { version?: number | undefined }

/** One root of a save. The server saves it whole or not at all. */
export interface RootSave {
  tree: SiteTreeInput
  /** The ids of its nodes, in the order of the body from the top down. */
  ids: readonly EditedId[]
  /** The nodes that the save changes. All others are their ancestors. */
  changedIds: ReadonlySet<EditedId>
  /** The versions that it sends, by id. */
  versions: ReadonlyMap<EditedId, number>
}

interface Node {
  input: SiteTreeInput
  id: EditedId
  children: Node[]
}

/**
 * Reduces the edits of a tree to what the calls need: changed nodes and the nodes above them, one tree for each root (SITE-34).
 * @param edits parents before children
 * @param sites the saved sites that the edits change
 * @param topParentId the site that new roots are created below; `null` for the top of the project
 */
export function planRootSaves(
  edits: readonly SiteEdit[],
  sites: ReadonlyMap<number, SavedSite>,
  topParentId: number | null = null,
): RootSave[] {
  const nodes = new Map<EditedId, Node>()
  const roots: Node[] = []
  const names = new Map(edits.map(({ id, name }) => [id, name]))
  const parents = new Map(edits.map(({ id, parentId }) => [id, parentId]))
  const getSite = (id: EditedId): SavedSite | undefined => (typeof id === 'number' ? sites.get(id) : undefined)

  const createNode = (id: EditedId): Node => {
    const site = getSite(id)
    const name = names.get(id) ?? site?.name ?? ''
    const { siteId, version } = site ?? {}
    const input: SiteTreeInput = {
      siteId,
      name,
      version,
    }
    return { id, input, children: [] }
  }
  /** The parent of a node within the edited tree. A saved site keeps its place. */
  const findParent = (id: EditedId): EditedId | null => {
    const site = getSite(id)
    const parentId = site === undefined ? (parents.get(id) ?? null) : site.parentId
    return parentId !== null && (parents.has(parentId) || getSite(parentId) !== undefined) ? parentId : null
  }
  for (const { id } of edits) {
    let below: Node | undefined
    for (let step: EditedId | null = id; step !== null; step = findParent(step)) {
      const known = nodes.get(step)
      const node = known ?? createNode(step)
      if (below !== undefined) node.children.push(below)
      if (known !== undefined) {
        below = undefined
        break
      }
      nodes.set(step, node)
      below = node
    }
    if (below !== undefined) roots.push(below)
  }
  return roots.map((root) => toRootSave(root, names, topParentId))
}

/** Nests the inputs and lists their ids. Without recursion, because a tree can be deep. */
function toRootSave(root: Node, names: ReadonlyMap<EditedId, string>, topParentId: number | null): RootSave {
  const ids: EditedId[] = []
  const versions = new Map<EditedId, number>()
  const stack = [root]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    ids.push(node.id)
    if (node.input.version !== undefined) versions.set(node.id, node.input.version)
    if (node.children.length > 0) node.input.children = node.children.map(({ input }) => input)
    stack.push(...node.children.toReversed())
  }
  if (root.input.siteId === undefined) root.input.parentId = topParentId
  return { tree: root.input, ids, changedIds: new Set(ids.filter((id) => names.has(id))), versions }
}

/**
 * The moves of saved sites among edits (SITE-84).
 * @param topParentId the site above the edited tree; `null` at the top of the project, where a site loses its class
 */
export function planEditMoves(
  edits: readonly SiteEdit[],
  sites: ReadonlyMap<number, SavedSite>,
  topParentId: number | null,
): SiteMove[] {
  return edits.flatMap(({ id, parentId, kinds = [] }) => {
    if (typeof id !== 'number' || !kinds.includes('parent')) return []
    const target = parentId === null ? topParentId : Number(parentId)
    return [
      { siteId: id, version: sites.get(id)?.version, parentId: target, ...(target === null && { siteClass: null }) },
    ]
  })
}

/** The edits that remain after the moves, and the sites where they are now, with the versions that the reply to the moves names. */
export function applyEditMoves(
  edits: readonly SiteEdit[],
  sites: readonly SavedSite[],
  { before }: Pick<SitesMoved, 'before'>,
): { edits: SiteEdit[]; sites: SavedSite[] } {
  const moved = new Map(edits.filter(({ kinds = [] }) => kinds.includes('parent')).map((edit) => [edit.id, edit]))
  const versions = new Map(before.map(({ siteId, version }) => [siteId, version]))
  return {
    edits: edits.filter(({ id, kinds = [] }) => !moved.has(id) || kinds.includes('name')),
    sites: sites.map((site) => {
      const edit = moved.get(site.siteId)
      if (edit === undefined) return site
      return {
        ...site,
        parentId: edit.parentId === null ? null : Number(edit.parentId),
        version: versions.get(site.siteId) ?? site.version,
      }
    }),
  }
}

/** The report of refused moves, after which nothing is saved: the reasons by the places of the moves, and for everything else that it waits. */
export function reportRefusedMoves(
  edits: readonly SiteEdit[],
  moves: readonly SiteMove[],
  reasons: ReadonlyMap<number, string>,
): SaveReport {
  const failed = new Map<EditedId, string>(edits.map(({ id }) => [id, siteScreenMessages.treeSkipped]))
  for (const [place, { siteId }] of moves.entries()) {
    const reason = reasons.get(place)
    if (reason !== undefined) failed.set(siteId, reason)
  }
  return { saved: new Map(), failed, conflicts: new Map() }
}

/** The result of a save, by the ids of the editor: the ids of saved sites, and the errors of the others. */
export interface SaveReport {
  saved: Map<EditedId, number>
  failed: Map<EditedId, string>
  /** The edited sites that have a newer version on the server, with the version that was sent. */
  conflicts: Map<number, number | undefined>
}

/** Converts the result of one root. A result that the server left out is a failure. */
export function readRootResult(save: RootSave, result: Partial<SiteTreeResult> | undefined): SaveReport {
  const report: SaveReport = { saved: new Map(), failed: new Map(), conflicts: new Map() }
  if (result?.success === true) {
    for (const [place, id] of save.ids.entries()) {
      const saved = result.siteIds?.[place] ?? (place === 0 ? result.siteId : undefined)
      if (typeof id === 'number') report.saved.set(id, id)
      else if (saved !== undefined) report.saved.set(id, saved)
    }
    return report
  }
  const errors = result?.errors ?? []
  const fallback =
    errors.length > 0 ? siteScreenMessages.treeSkipped : (result?.message ?? siteMessages.hierarchyFailed)
  for (const id of save.changedIds) report.failed.set(id, fallback)
  for (const { node, message, isConflict } of errors) {
    const id = save.ids[node]
    if (id !== undefined) report.failed.set(id, message)
    if (typeof id === 'number' && isConflict === true && save.changedIds.has(id)) {
      report.conflicts.set(id, save.versions.get(id))
    }
  }
  return report
}

/** The message about a failed root: its own, else that of its first invalid node, else a general one. */
export const describeRootFailure = (result: Partial<SiteTreeResult> | undefined): string =>
  result?.message ?? result?.errors?.[0]?.message ?? siteMessages.hierarchyFailed

/** Joins the reports of several roots. */
export function joinReports(reports: readonly SaveReport[]): SaveReport {
  const joined: SaveReport = { saved: new Map(), failed: new Map(), conflicts: new Map() }
  for (const { saved, failed, conflicts } of reports) {
    for (const [id, siteId] of saved) joined.saved.set(id, siteId)
    for (const [id, message] of failed) joined.failed.set(id, message)
    for (const [id, version] of conflicts) joined.conflicts.set(id, version)
  }
  return joined
}
