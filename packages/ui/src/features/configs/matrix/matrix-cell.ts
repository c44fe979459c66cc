/** A cell of the matrix by the project of its row and the config type of its column. */
export interface MatrixPlace {
  readonly projectId: number
  readonly config: string
}

/** Where a cell is in the grid: the reference is row 0, and the names of the projects are column 0. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

/** The place that a key moves to in a grid of this size; `undefined` for a key that moves nowhere. */
export function placeAfterKey(
  {
    key,
    ctrlKey,
    shiftKey,
    altKey,
    metaKey,
  }: Readonly<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey', boolean>> & {
    readonly key: string
  },
  { row, column }: GridPlace,
  { rows, columns, isRtl = false }: { readonly rows: number; readonly columns: number; readonly isRtl?: boolean },
): GridPlace | undefined {
  if (shiftKey || altKey || metaKey) return undefined
  const end = columns - 1
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const clamp = (place: GridPlace): GridPlace => ({
    row: Math.min(Math.max(place.row, 0), rows - 1),
    column: Math.min(Math.max(place.column, 0), end),
  })
  switch (key) {
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 }
    case 'End':
      return { row: ctrlKey ? rows - 1 : row, column: end }
    case 'ArrowUp':
    case 'ArrowDown':
      return ctrlKey ? undefined : clamp({ row: row + (key === 'ArrowDown' ? 1 : -1), column })
    case 'ArrowLeft':
    case 'ArrowRight':
      return ctrlKey ? undefined : clamp({ row, column: column + (key === forward ? 1 : -1) })
    default:
      return undefined
  }
}
