import type { RouteObject } from 'react-router-dom'

/** What nesting needs to know of a page. */
interface Row<Layout extends string> {
  readonly path: string
  readonly layout?: Layout
}

/**
 * Nests pages below the layouts that their rows name. Patterns play no part, so `/projects/:projectId/site/:siteId/map` belongs to the layout of
 * sites although it starts like the pages of projects.
 * @param rows the pages
 * @param createPage the route of a page
 * @param createLayout the route of a layout around its pages; it has no path
 */
export function nestRoutes<Name extends string, Layout extends string>(
  rows: Readonly<Partial<Record<Name, Row<Layout>>>>,
  createPage: (name: Name) => RouteObject,
  createLayout: (layout: Layout, pages: RouteObject[]) => RouteObject,
): RouteObject[] {
  const top: RouteObject[] = []
  const byLayout = new Map<Layout, RouteObject[]>()
  for (const [name, row] of Object.entries(rows) as [Name, Row<Layout>][]) {
    if (row.layout === undefined) top.push(createPage(name))
    else byLayout.set(row.layout, [...(byLayout.get(row.layout) ?? []), createPage(name)])
  }
  return [...top, ...[...byLayout].map(([layout, pages]) => createLayout(layout, pages))]
}
