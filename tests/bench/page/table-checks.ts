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
  const isRising = (list: string[], compare: (a: string, b: string) => number) =>
    list.length > 5 && list.every((text, place) => place === 0 || compare(list[place - 1] ?? '', text) <= 0)
  return {
    mount: () => column(NAME).length > 5,
    sortText: () => isRising(column(NAME), (a, b) => a.localeCompare(b)),
    sortNumber: () => isRising(column(PROJECTS), (a, b) => Number(a) - Number(b)),
    selectAll: isSelected,
    filter: () => column(NAME).length > 0 && cells().every((row) => row.join('\n').toLowerCase().includes('z')),
  }
}
