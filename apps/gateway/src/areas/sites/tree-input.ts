import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteNameKey, siteNameProblem } from '@sitewright/domain/sites/rules'
import { MAX_SITE_DEPTH, type SiteTreeInput, type SiteTreeResult } from '@sitewright/domain/sites/site'
import { isStorableId } from '../../http/storable'
import type { SiteRow } from './store'

/** A node of a posted tree. */
export interface InputNode {
  /** Its place in the tree from the top down, parents before children. */
  readonly index: number
  /** Absent for a new site. */
  readonly siteId: number | undefined
  /** Trimmed, in Unicode normal form C. */
  readonly name: string
  readonly version: number | undefined
  /** `undefined` at the root. */
  readonly parent: InputNode | undefined
  /** 0 at the root. */
  readonly level: number
}

export type NodeError = NonNullable<SiteTreeResult['errors']>[number]

/** Longer names are not normalized, because that is slow for many accents. They are above the limit of a name in any case. */
const MAX_NORMALIZED = 1000

const normalize = (name: string): string => (name.length > MAX_NORMALIZED ? name : name.trim().normalize('NFC'))

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
      version: input.version,
      parent,
      level: parent === undefined ? 0 : parent.level + 1,
    }
    nodes.push(node)
    for (const child of (input.children ?? []).toReversed()) open.push({ input: child, parent: node })
  }
  return nodes
}

/** The stored sites that a tree is checked against. */
export interface StoredSites {
  /** The sites of the project that the tree names, by id. */
  readonly named: ReadonlyMap<number, SiteRow>
  /** The parent of the root; `undefined` at the top of the project. */
  readonly parent: SiteRow | undefined
  /** The children of every stored site below which the tree adds or renames sites, by the id of the parent; `null` at the top. */
  readonly children: ReadonlyMap<number | null, readonly Pick<SiteRow, 'siteId' | 'name'>[]>
}

/** The parent of a node: the id of a stored site, a new node, or `null` at the top of the project. */
type Place = number | null | InputNode

const placeOf = (node: InputNode, { parent }: StoredSites): Place => {
  if (node.parent === undefined) return parent?.siteId ?? null
  return node.parent.siteId ?? node.parent
}

function judgeStored(node: InputNode, stored: StoredSites, seen: Set<number>): string | undefined {
  const { siteId } = node
  if (siteId === undefined) return undefined
  if (seen.has(siteId)) return siteMessages.repeated
  seen.add(siteId)
  const row = stored.named.get(siteId)
  if (row === undefined) return siteMessages.notFound
  if (row.parentId !== placeOf(node, stored)) return siteMessages.wrongPlace
  return node.version === undefined || node.version === row.version ? undefined : siteMessages.conflict
}

function judgeNew(node: InputNode, { named, parent }: StoredSites): string | undefined {
  if (node.siteId !== undefined) return undefined
  const above = node.parent === undefined ? parent : named.get(node.parent.siteId ?? 0)
  return above?.isActive === false ? siteMessages.bulkArchived(above.name) : undefined
}

/** Finds nodes with the name of a sibling, stored or posted. */
function findSameNames(nodes: readonly InputNode[], stored: StoredSites): Set<InputNode> {
  const byPlace = new Map<Place, InputNode[]>()
  for (const node of nodes) {
    const place = placeOf(node, stored)
    const siblings = byPlace.get(place)
    if (siblings === undefined) byPlace.set(place, [node])
    else siblings.push(node)
  }
  const found = new Set<InputNode>()
  for (const [place, posted] of byPlace) {
    const postedIds = new Set(posted.map(({ siteId }) => siteId))
    const siblings = typeof place === 'object' && place !== null ? [] : (stored.children.get(place) ?? [])
    const taken = new Set(siblings.filter(({ siteId }) => !postedIds.has(siteId)).map(({ name }) => siteNameKey(name)))
    for (const node of posted) {
      const key = siteNameKey(node.name)
      if (taken.has(key)) found.add(node)
      taken.add(key)
    }
  }
  return found
}

/** Returns the first error of each invalid node. */
export function judgeTree(nodes: readonly InputNode[], stored: StoredSites): NodeError[] {
  const seen = new Set<number>()
  const same = findSameNames(nodes, stored)
  const top = (stored.parent?.depth ?? 0) + 1
  return nodes.flatMap((node): NodeError[] => {
    const message =
      judgeStored(node, stored, seen) ??
      siteNameProblem(node.name) ??
      (same.has(node) ? siteMessages.siblingsSame : undefined) ??
      judgeNew(node, stored) ??
      (top + node.level > MAX_SITE_DEPTH ? siteMessages.tooDeep(MAX_SITE_DEPTH) : undefined)
    return message === undefined ? [] : [{ node: node.index, message }]
  })
}

/** The message of a rejected tree: that of its nodes if all have the same, else a general one. */
export function summarize(errors: readonly NodeError[]): string {
  const sentences = new Set(errors.map(({ message }) => message))
  const [only] = sentences
  if (only === siteMessages.siblingsSame && sentences.size === 1) return siteMessages.siblingsUnique
  return sentences.size === 1 && only !== undefined ? only : siteMessages.nameInvalid
}

/** The ids in a body that a column can store. */
export const storedIds = (nodes: readonly InputNode[]): number[] => [
  ...new Set(nodes.flatMap(({ siteId }) => (siteId !== undefined && isStorableId(siteId) ? [siteId] : []))),
]
