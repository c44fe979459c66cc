import { fillPath, routes } from '../../paths'
import type { ListQuery } from '../../shell/list/list-address'

/** The `view` in the address of the Configuration tab that shows the matrix. */
export const MATRIX_VIEW = 'matrix'

/** The Configuration tab of a license. Here and not in `paths`, which every page loads. */
export const licenseConfigsHref = (id: number): string => fillPath(routes.licenseConfiguration.path, { id })

/** The matrix in the Configuration tab of a license. @param query without the view */
export function matrixHref(id: number, query: ListQuery = {}): string {
  const entries = Object.entries({ view: MATRIX_VIEW, ...query }).filter(
    (entry): entry is [string, string] => !!entry[1],
  )
  return `${licenseConfigsHref(id)}?${new URLSearchParams(entries).toString()}`
}
