import { cleanName } from '@sitewright/domain/shared/names'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteNameProblem } from '@sitewright/domain/sites/rules'
import { MAX_SITE_DEPTH, type SiteTreeInput, type SiteTreeResult } from '@sitewright/domain/sites/site'
import type { SiteRow } from './store'

/** A node of a posted tree. */
export interface InputNode {
  /** Its place in the tree from the top down, parents before children. */
  readonly index: number
  /** Absent for a new site. */
  readonly siteId: number | undefined
  /** As a new name is stored. */
  readonly name: string
  /** As it was sent, which can be how it is stored. */
  readonly sentName: string
  readonly version: number | undefined
  /** `undefined` at the root. */
  readonly parent: InputNode | undefined
  /** 0 at the root. */
  readonly level: number
}

export type NodeError = NonNullable<SiteTreeResult['errors']>[number]

/** Longer names are not normalized, because that is slow for many accents. They are above the limit of a name in any case. */
const MAX_NORMALIZED = 1000

const normalize = (name: string): string => (name.length > MAX_NORMALIZED ? name : cleanName(name))

/** Lists the nodes of a tree, parents before children. Without recursion, because a body can be deeper than the stack. */
export function listNodes(root: SiteTreeInput): InputNode[] {
  const nodes: InputNode[] = []
  const open: { input: SiteTreeInput; parent: InputNode | undefined }[] = [{ input: root, parent: undefined }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { input, parent } = next
    const node: InputNode = {
      index: nodes.length,
      siteId: input.siteId,
      name: normalize(input.name),
      sentName: input.name,
      version: input.version,
      parent,
      level: parent === undefined ? 0 : parent.level + 1,
    }
    nodes.push(node)
    for (const child of (input.children ?? []).toReversed()) open.push({ input: child, parent: node })
  }
  return nodes
}

/** What a tree needs of a stored site. */
export type TreeSite = Pick<SiteRow, 'siteId' | 'parentId' | 'name' | 'isActive' | 'depth' | 'version'>

/** The parent of a node: the id of a stored site, a new node, or `null` at the top of the project. */
type Place = number | null | InputNode

/** The sites that trees are checked against. A saved tree changes them, so that the trees after it in the same call are checked against its result. */
export interface KnownSites {
  /** The sites of the project that the trees name, and the parents of their roots, by id. */
  readonly rows: Map<number, TreeSite>
  /** The sites that have the key of a name of the trees, by place. Twins have the same. */
  readonly taken: Map<Place, Map<string, Set<number | InputNode>>>
}

/** The sites with a key at a place. */
function takersOf({ taken }: Pick<KnownSites, 'taken'>, place: Place, key: string): Set<number | InputNode> {
  const ofPlace = taken.get(place) ?? new Map<string, Set<number | InputNode>>()
  taken.set(place, ofPlace)
  const takers = ofPlace.get(key) ?? new Set()
  ofPlace.set(key, takers)
  return takers
}

/** Notes that a site has a name. */
export const take = (known: Pick<KnownSites, 'taken'>, place: Place, name: string, site: number | InputNode): unknown =>
  takersOf(known, place, nameKey(name)).add(site)

/** Whether a node is a stored site that keeps its name, which is not judged (USER-131). */
const keepsName = ({ siteId, name, sentName }: InputNode, { rows }: KnownSites): boolean => {
  const stored = siteId === undefined ? undefined : rows.get(siteId)?.name
  return stored !== undefined && (stored === sentName || stored === name)
}

/** A tree to save. */
export interface InputTree {
  readonly nodes: readonly InputNode[]
  /** The parent of the root; `undefined` at the top of the project. */
  readonly parent: TreeSite | undefined
}

const placeOf = (node: InputNode, parent: TreeSite | undefined): Place =>
  node.parent === undefined ? (parent?.siteId ?? null) : (node.parent.siteId ?? node.parent)

function judgeStored(node: InputNode, place: Place, { rows }: KnownSites, seen: Set<number>): string | undefined {
  const { siteId } = node
  if (siteId === undefined) return undefined
  if (seen.has(siteId)) return siteMessages.repeated
  seen.add(siteId)
  const row = rows.get(siteId)
  if (row === undefined) return siteMessages.notFound
  if (row.parentId !== place) return siteMessages.wrongPlace
  return node.version === undefined || node.version === row.version ? undefined : siteMessages.conflict
}

function judgeNew(node: InputNode, { rows }: KnownSites, parent: TreeSite | undefined): string | undefined {
  if (node.siteId !== undefined) return undefined
  const above = node.parent === undefined ? parent : rows.get(node.parent.siteId ?? 0)
  return above?.isActive === false ? siteMessages.bulkArchived(above.name) : undefined
}

/** Finds new and renamed nodes with the name of a sibling, stored or posted. Posted siblings can exchange their names. */
function findSameNames({ nodes, parent }: InputTree, known: KnownSites, judged: readonly InputNode[]): Set<InputNode> {
  const posted = new Set<number | InputNode | undefined>(nodes.map(({ siteId }) => siteId))
  const seen: Pick<KnownSites, 'taken'> = { taken: new Map() }
  for (const node of nodes) if (keepsName(node, known)) take(seen, placeOf(node, parent), node.name, node)
  return new Set(
    judged.filter((node) => {
      const place = placeOf(node, parent)
      const key = nameKey(node.name)
      const isTaken =
        takersOf(seen, place, key).size > 0 ||
        [...(known.taken.get(place)?.get(key) ?? [])].some((site) => !posted.has(site))
      take(seen, place, node.name, node)
      return isTaken
    }),
  )
}

/** Returns the first error of each invalid node. */
export function judgeTree(tree: InputTree, known: KnownSites): NodeError[] {
  const { nodes, parent } = tree
  const seen = new Set<number>()
  const judged = nodes.filter((node) => !keepsName(node, known))
  const problems = new Map(judged.map((node) => [node, siteNameProblem(node.name)]))
  const same = findSameNames(
    tree,
    known,
    judged.filter((node) => problems.get(node) === undefined),
  )
  const top = (parent?.depth ?? 0) + 1
  return nodes.flatMap((node): NodeError[] => {
    const message =
      judgeStored(node, placeOf(node, parent), known, seen) ??
      problems.get(node) ??
      (same.has(node) ? siteMessages.siblingsSame : undefined) ??
      judgeNew(node, known, parent) ??
      (top + node.level > MAX_SITE_DEPTH ? siteMessages.tooDeep(MAX_SITE_DEPTH) : undefined)
    if (message === undefined) return []
    return [{ node: node.index, message, ...(message === siteMessages.conflict && { isConflict: true }) }]
  })
}

/** What saving a valid tree changes. */
export interface TreeChanges {
  readonly renamed: readonly (TreeSite & { readonly before: string })[]
  readonly added: readonly InputNode[]
}

/** Changes the known sites as saving a valid tree does. */
export function applyTree({ nodes, parent }: InputTree, known: KnownSites): TreeChanges {
  const { rows, taken } = known
  const renamed = nodes.flatMap((node) => {
    const row = node.siteId === undefined ? undefined : rows.get(node.siteId)
    if (row === undefined || keepsName(node, known)) return []
    taken.get(row.parentId)?.get(nameKey(row.name))?.delete(row.siteId)
    const after = { ...row, name: node.name, version: row.version + 1 }
    rows.set(row.siteId, after)
    return [{ ...after, before: row.name }]
  })
  for (const node of nodes) take(known, placeOf(node, parent), node.name, node.siteId ?? node)
  return { renamed, added: nodes.filter(({ siteId }) => siteId === undefined) }
}

/** The message of a rejected tree: that of its nodes if all have the same, else a general one. */
export function summarize(errors: readonly NodeError[]): string {
  const sentences = new Set(errors.map(({ message }) => message))
  const [only] = sentences
  if (only === siteMessages.siblingsSame && sentences.size === 1) return siteMessages.siblingsUnique
  return sentences.size === 1 && only !== undefined ? only : siteMessages.nameInvalid
}
