import type { ActivitySubject } from '@sitewright/domain/activity/model'
import type { JumpResult } from '@sitewright/domain/jump/model'
import { fillPath, paths, routes, type PageRoute } from '../../paths'
import { mayOpen } from './guard-rules'
import { session } from '../session/session'

type Page = readonly [route: PageRoute, href: string]

/** The page of each kind of audit subject. */
const PAGES: Readonly<Record<string, (subject: { id: number; name: string; projectId: number }) => Page>> = {
  user: ({ name }) => [routes.userDetails, paths.userDetails(name)],
  'user-group': ({ id }) => [routes.groupDetails, paths.groupDetails(id)],
  'api-key': ({ id }) => [routes.apiKeyDetails, paths.apiKeyDetails(id)],
  license: ({ id }) => [routes.licenseView, paths.licenseView(id)],
  project: ({ id }) => [routes.projectInfo, paths.projectView(id)],
  site: ({ id, projectId }) => [routes.siteMap, paths.site(projectId, id)],
  workflow: ({ id, projectId }) => [routes.workflow, paths.workflow(projectId, id)],
  preservation: ({ id, projectId }) => [routes.preservationView, paths.preservationView(projectId, id)],
  environment: ({ id }) => [routes.catalogDetails, paths.catalogEntry('environments', id)],
  'product-license': ({ id }) => [routes.catalogDetails, paths.catalogEntry('productLicenses', id)],
  integration: ({ id }) => [routes.catalogDetails, paths.catalogEntry('integrations', id)],
  report: ({ id }) => [routes.catalogDetails, paths.catalogEntry('reports', id)],
  'report-group': () => [routes.reportGroups, paths.reportGroups()],
  'import-system': ({ id }) => [routes.importSystem, paths.importSystem(id)],
}

/** The address of the page about the subject of an activity entry, if the subject still exists and this session may open the page. */
export function subjectPage({ kind, id, name, projectId = 0 }: ActivitySubject): string | undefined {
  const current = session.shown()
  if (name === undefined || current === undefined) return undefined
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind]?.({ id: Number(id), name, projectId }) : undefined
  if (page === undefined) return undefined
  const [route, href] = page
  const isInLicense =
    kind !== 'license' || route.ofLicense?.decide(current, { licenseId: Number(id) }).allowed !== false
  return isInLicense && mayOpen(route, current, name) ? href : undefined
}

/** The address of the page of a result of Jump to, if this session may open it. A parameter has that of its configs. */
export function resultPage(result: JumpResult): string | undefined {
  const { kind, projectId, licenseId = 0 } = result
  if (kind !== 'config-parameter') return subjectPage(result)
  const current = session.shown()
  if (current === undefined) return undefined
  if (projectId !== undefined)
    return mayOpen(routes.projectConfigs, current, undefined)
      ? fillPath(routes.projectConfigs.path, { projectId })
      : undefined
  const isOpen = routes.licenseConfiguration.ofLicense.decide(current, { licenseId }).allowed
  return isOpen ? fillPath(routes.licenseConfiguration.path, { id: licenseId }) : undefined
}
