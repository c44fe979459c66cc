import type { NameNode } from './name-node'

/** A small yard. */
export const YARD: readonly NameNode[] = [
  { id: 1, name: 'Tank Farm' },
  { id: 2, parentId: 1, name: 'Laydown Yards' },
  { id: 3, parentId: 2, name: 'Laydown A', badge: 'Archived', addChildDisabledReason: 'It is archived.' },
  { id: 4, parentId: 2, name: 'Laydown Yard B' },
  { id: 5, parentId: 4, name: 'Row 01' },
  { id: 6, parentId: 4, name: 'Row 02' },
  { id: 7, parentId: 1, name: 'Tool Crib' },
  { id: 8, name: 'Warehouse 1' },
]

/** Siblings under one root. */
export const manyNames = (count: number): NameNode[] => [
  { id: 0, name: 'Warehouse' },
  ...Array.from({ length: count }, (_, i) => ({ id: i + 1, parentId: 0, name: `Bin ${i + 1}` })),
]
