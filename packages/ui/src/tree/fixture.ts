import { buildTree, type TreeIndex, type TreeNode } from './tree-index'

/** The sites of a project, one of them archived. */
export const SITES: TreeNode<string>[] = [
  { id: 'tank-farm', name: 'Tank Farm' },
  { id: 'laydown', parentId: 'tank-farm', name: 'Laydown Yards' },
  { id: 'laydown-a', parentId: 'laydown', name: 'Laydown Yard A' },
  { id: 'laydown-b', parentId: 'laydown', name: 'Laydown Yard B' },
  { id: 'row-1', parentId: 'laydown-b', name: 'Row 01' },
  { id: 'bin-a', parentId: 'row-1', name: 'Bin 01-A' },
  { id: 'bin-b', parentId: 'row-1', name: 'Bin 01-B' },
  { id: 'bin-c', parentId: 'row-1', name: 'Bin 01-C' },
  { id: 'row-2', parentId: 'laydown-b', name: 'Row 02' },
  { id: 'muster', parentId: 'tank-farm', name: 'Muster 3' },
  { id: 'crib', parentId: 'tank-farm', name: 'Tool Crib' },
  { id: 'module', name: 'Module Yard' },
  { id: 'gate', parentId: 'module', name: 'Gate 4' },
  { id: 'wash', parentId: 'module', name: 'Wash Bay' },
]

/** Roles in groups: some free, some inherited from a user group, some disabled, on and off. */
export const ROLES: TreeNode<string>[] = [
  { id: 'administration', name: 'Administration' },
  { id: 'project', parentId: 'administration', name: 'Administer Project' },
  { id: 'site', parentId: 'administration', name: 'Administer Site' },
  {
    id: 'project-read',
    parentId: 'administration',
    name: 'Administer Project Read',
    inheritedFrom: 'group Site Admins',
  },
  { id: 'workflow', parentId: 'administration', name: 'Administer Workflow', inheritedFrom: 'group Site Admins' },
  {
    id: 'keys',
    parentId: 'administration',
    name: 'Administer API Keys',
    disabledReason: 'You do not have this role, so you cannot take it from others.',
    badge: 'Cannot grant',
  },
  {
    id: 'roles',
    parentId: 'administration',
    name: 'Administer Role',
    disabledReason: 'You do not have this role, so you cannot grant it.',
    badge: 'Cannot grant',
  },
  { id: 'mobile', name: 'Mobile Tools' },
  { id: 'muster', parentId: 'mobile', name: 'Mobile Muster', inheritedFrom: 'group Site Admins' },
  { id: 'equipment', parentId: 'mobile', name: 'Mobile Equipment', inheritedFrom: 'group Night Shift' },
  { id: 'worker', parentId: 'mobile', name: 'Mobile Worker' },
]

/** A project with ten rows in each of its yards, and ten bins in each row; `count` nodes in all. */
export function manySites(count: number): TreeNode<number>[] {
  const kinds = ['Project', 'Yard', 'Row', 'Bin']
  const depths = [0]
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return { id: 0, name: 'All projects' }
    const parentId = Math.floor((i - 1) / 10)
    const depth = (depths[parentId] ?? 0) + 1
    depths[i] = depth
    return { id: i, parentId, name: `${kinds[Math.min(depth - 1, 3)]} ${i}` }
  })
}

/** A tree of any shape from random numbers: some nodes disabled, some inherited, in any order. */
export function treeFrom(seeds: readonly { under: number; lock: number; sortKey: number }[]): TreeNode<number>[] {
  return seeds
    .map(({ under, lock, sortKey }, i) => ({
      sortKey,
      node: {
        id: i,
        // Some nodes are roots. Each other one is under any earlier node.
        parentId: under % (i + 1) === i ? null : under % (i + 1),
        name: `Node ${i}`,
        ...(lock === 8 && { disabledReason: 'Archived.' }),
        ...(lock === 9 && { inheritedFrom: 'a group' }),
      },
    }))
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ node }) => node)
}

/** The index of nodes that are a tree. */
export function buildIndex(nodes: readonly TreeNode[]): TreeIndex {
  const { index, faults } = buildTree(nodes)
  if (index === undefined) throw new Error(JSON.stringify(faults))
  return index
}
