import type { Handles } from './start'

/** The first two rows that are drawn, as the texts of their cells. */
export type FirstCells = () => string[][]

/** Columns by number, behind the checkbox. */
const NAME = 0
const PROJECTS = 3

/**
 * What shows that a table has done what it was asked for.
 * @param cells the cells of the rows that are drawn, without the checkbox
 * @param isSelected whether the drawn rows are selected
 */
export function tableChecks(cells: FirstCells, isSelected: () => boolean): Handles['is'] {
  const column = (place: number) => cells().map((row) => row[place]?.trim() ?? '')
  const isRising = (list: number[]) =>
    list.length > 5 && list.every((value, place) => place === 0 || (list[place - 1] ?? 0) <= value)
  return {
    mount: () => column(NAME).length > 5,
    // Whose order of accents and digits is right is not asked here.
    sortText: () => column(NAME).length > 5 && column(NAME).every((name) => name.startsWith('Adaeze')),
    sortNumber: () => isRising(column(PROJECTS).map(Number)),
    selectAll: isSelected,
    filter: () => column(NAME).length > 0 && cells().every((row) => row.join('\n').toLowerCase().includes('z')),
  }
}
