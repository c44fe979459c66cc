import type { Actor } from '@sitewright/domain/shared/policy'
import {
  DEFAULT_PROPERTY_TYPE,
  PERMANENT_PROPERTIES,
  SITE_TYPES,
  type SimpleSite,
  type Site,
  type SiteProperties,
  type SiteTreeNode,
  type SiteType,
  type SiteTypes,
} from '@sitewright/domain/sites/site'
import type { Queries } from '../../db/database'
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

/** Visits the nodes of trees depth first. @param visit receives the names from the root down to the node, in one array that changes */
export function visitTrees(
  trees: readonly SiteTreeNode[],
  visit: (node: SiteTreeNode, names: readonly string[]) => void,
  names: string[] = [],
): void {
  for (const node of trees) {
    names.push(node.name)
    visit(node, names)
    visitTrees(node.children, visit, names)
    names.pop()
  }
}

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
