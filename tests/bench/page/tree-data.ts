/** A node as most trees ask for it. */
export interface Nested {
  id: string
  name: string
  children?: Nested[]
}

/** Nodes under each, from the top: one root, then projects of a hundred nodes, 9 sites of 10 zones each. */
const SITES = 9
const ZONES = 10
const PROJECT = 1 + SITES + SITES * ZONES

/** A tree of about as many nodes: 1, and whole projects of a hundred. */
export function nestedTree(size: number): Nested[] {
  const projects = Array.from({ length: Math.round(size / PROJECT) }, (_, project) => ({
    id: `p${project}`,
    name: `Project ${project}`,
    children: Array.from({ length: SITES }, (_, site) => ({
      id: `s${project}.${site}`,
      name: `Site ${project}.${site}`,
      children: Array.from({ length: ZONES }, (_, zone) => ({
        id: `z${project}.${site}.${zone}`,
        name: `Zone ${project}.${site}.${zone}`,
      })),
    })),
  }))
  return [{ id: 'root', name: 'All projects', children: projects }]
}

/** Every id that has something under it. */
export const parentIds = (nodes: Nested[]): string[] =>
  nodes.flatMap((node) => (node.children ? [node.id, ...parentIds(node.children)] : []))

/** What is left of a tree under a filter: nodes whose name holds the text, with what is above them. */
export function pruned(nodes: Nested[], text: string): Nested[] {
  if (text === '') return nodes
  return nodes.flatMap((node) => {
    if (!node.children) return node.name.includes(text) ? [node] : []
    const children = pruned(node.children, text)
    return children.length > 0 || node.name.includes(text) ? [{ ...node, children }] : []
  })
}
