import type { Actor } from '@sitewright/domain/shared/policy'
import {
  DEFAULT_PROPERTY_TYPE,
  PERMANENT_PROPERTIES,
  SITE_TYPES,
  type SimpleSite,
  type Site,
  type SiteNeighbor,
  type SiteProperties,
  type SiteTreeNode,
  type SiteType,
  type SiteTypes,
} from '@sitewright/domain/sites/site'
import type { Queries } from '../../db/database'
import type { WholeList } from '../../http/whole-list'
import { readAbove, readSimpleSites, type SiteRow } from './store'

export const presentSimple = (row: SiteRow): SimpleSite => ({
  siteId: row.siteId,
  projectId: row.projectId,
  parentId: row.parentId,
  name: row.name,
  active: row.isActive,
  depth: row.depth,
  version: row.version,
})

const presentTypes = (types: readonly SiteType[]): SiteTypes => {
  const has = (type: SiteType): boolean => types.includes(type)
  return {
    receivable: has('receivable'),
    issuable: has('issuable'),
    quarantine: has('quarantine'),
    locked: has('locked'),
    toolsAndEquipment: has('toolsAndEquipment'),
  }
}

/** Converts the types of a site to the stored list. */
export const listTypes = (types: SiteTypes): SiteType[] => SITE_TYPES.filter((type) => types[type])

/** Adds missing permanent properties, and lists them first (SITE-57). */
export const withPermanent = ({ overlays, userProperties }: SiteProperties): SiteProperties => {
  const permanent = PERMANENT_PROPERTIES.map((key) => [key, { value: '', type: DEFAULT_PROPERTY_TYPE }] as const)
  return { overlays, userProperties: { ...Object.fromEntries(permanent), ...userProperties } }
}

/** A site in a list. */
export const presentSite = (row: SiteRow): Site => ({
  ...presentSimple(row),
  siteClass: row.siteClass,
  siteType: presentTypes(row.siteTypes),
  ...(row.siteColor !== null && { siteColor: row.siteColor }),
  ...(row.siteOpacity !== null && { siteOpacity: row.siteOpacity }),
  ...(row.borderColor !== null && { borderColor: row.borderColor }),
  ...(row.borderOpacity !== null && { borderOpacity: row.borderOpacity }),
  location: row.location,
  properties: withPermanent(row.properties),
})

/** Sites with a location around one whose parent is known (MAP-25). */
export const presentNeighbors = (rows: readonly SiteRow[], parentId: number | null): SiteNeighbor[] =>
  rows.flatMap(({ siteId, name, isActive, location }) =>
    location === null ? [] : [{ siteId, name, active: isActive, isParent: siteId === parentId, location }],
  )

/** One site with those above it, and without those below it. */
export async function presentWithAbove(q: Queries, row: SiteRow): Promise<Site> {
  const above = await readAbove(q, row.siteId)
  return {
    ...presentSite(row),
    children: [],
    path: above.map(presentSimple),
    locationsAbove: above.toReversed().flatMap(({ location }) => (location === null ? [] : [location])),
  }
}

/** One site with those directly below it and those above it. */
export const presentWhole = async (q: Queries, actor: Pick<Actor, 'roles'>, row: SiteRow): Promise<Site> => ({
  ...(await presentWithAbove(q, row)),
  children: await readSimpleSites(q, { projectId: row.projectId, actor, parentId: row.siteId }),
})

/** The nodes of trees depth first, each with the names from its root down to it, in one array that changes. */
function* walkTrees(trees: readonly SiteTreeNode[]): Generator<[SiteTreeNode, readonly string[]]> {
  const names: string[] = []
  const open = [trees.values()]
  for (let level = open.at(-1); level !== undefined; level = open.at(-1)) {
    const { value: node } = level.next()
    if (node === undefined) {
      open.pop()
      names.pop()
    } else {
      names.push(node.name)
      yield [node, names]
      open.push(node.children.values())
    }
  }
}

/** A list with an item for each site of trees, depth first. */
export const listOfNodes = <Item>(
  read: () => Promise<readonly SimpleSite[]>,
  present: (node: SiteTreeNode, names: readonly string[]) => Item,
): WholeList<Item> => ({
  isReadAtOnce: true,
  pieces: async function* (size) {
    let piece: Item[] = []
    for (const [node, names] of walkTrees(toTrees(await read()))) {
      piece.push(present(node, names))
      if (piece.length < size) continue
      yield piece
      piece = []
    }
    yield piece
  },
})

/**
 * Nests sites into trees.
 * @param rows level by level. A row whose parent is missing is a root
 */
export function toTrees(rows: readonly SimpleSite[]): SiteTreeNode[] {
  const nodes = new Map<number, SiteTreeNode>()
  const roots: SiteTreeNode[] = []
  for (const { siteId, name, parentId, active, version } of rows) {
    const node: SiteTreeNode = { siteId, name, parentId, active, version, children: [] }
    nodes.set(siteId, node)
    const siblings = parentId === null ? roots : (nodes.get(parentId)?.children ?? roots)
    siblings.push(node)
  }
  return roots
}
