import { canCreateGroup } from '@sitewright/domain/groups/policy'
import { findLabels, homeLabels } from '@sitewright/domain/home/messages'
import type { HomeAreaId } from '@sitewright/domain/home/model'
import { canEditImports } from '@sitewright/domain/imports/policy'
import { canEditLicenseSettings } from '@sitewright/domain/licenses/policy'
import { canCreateProject } from '@sitewright/domain/projects/policy'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import type { Policy } from '@sitewright/domain/shared/policy'
import { canAssignReports } from '@sitewright/domain/reports/policy'
import { canEditSites } from '@sitewright/domain/sites/policy'
import { canEditUser } from '@sitewright/domain/users/policy'
import { canEditWorkflows } from '@sitewright/domain/workflows/policy'
import type { AreaAction, HomeArea } from '@sitewright/ui/features/home/Areas'
import { paths, routes, type PageRoute } from '../../paths'
import { mayOpen } from '../../shell/page/guard-rules'
import type { Session } from '../../shell/session/session-store'

interface AreaPage {
  readonly route: PageRoute
  readonly href: (actor: Session) => string
  /** The page that creates a record, for those who may. */
  readonly create?: { readonly route: PageRoute; readonly href: string; readonly allow?: Policy }
  /** The action of all others. */
  readonly other?: (actor: Session) => AreaAction
}

const find = (label: string, href: string) => (): AreaAction => ({ kind: 'find', label, href })

/** The areas in the order of the navigation (HOME-06). */
const AREAS: Readonly<Record<HomeAreaId, AreaPage>> = {
  users: {
    route: routes.users,
    href: () => paths.users(),
    create: { route: routes.newUser, href: paths.newUser() },
  },
  groups: {
    route: routes.groups,
    href: () => paths.groups(),
    create: { route: routes.newGroup, href: paths.newGroup(), allow: canCreateGroup },
  },
  projects: {
    route: routes.projects,
    href: () => paths.projects(),
    create: { route: routes.newProject, href: paths.newProject(), allow: canCreateProject },
  },
  apiKeys: {
    route: routes.apiKeys,
    href: () => paths.apiKeys(),
    create: { route: routes.newApiKey, href: paths.newApiKey() },
  },
  licenses: {
    route: routes.licenses,
    href: () => paths.licenses(),
    create: { route: routes.newLicense, href: paths.newLicense() },
  },
  license: {
    route: routes.licenseView,
    href: ({ licenseId }) => paths.licenseView(licenseId),
    other: ({ licenseId }) => ({
      kind: 'settings',
      label: pageTitles.licenseSettings,
      href: paths.licenseSettings(licenseId),
    }),
  },
  reportGroups: {
    route: routes.reportGroups,
    href: () => paths.reportGroups(),
    create: { route: routes.newReportGroup, href: paths.newReportGroup() },
  },
  imports: {
    route: routes.imports,
    href: () => paths.imports(),
    create: { route: routes.newImport, href: paths.newImport() },
  },
  integrationReports: {
    route: routes.integrationReports,
    href: () => paths.integrationReports(),
    other: find(homeLabels.searchReports, paths.integrationReports()),
  },
  workflows: {
    route: routes.workflows,
    href: () => paths.workflows(),
    create: { route: routes.newWorkflow, href: paths.newWorkflow() },
  },
  preservations: {
    route: routes.preservations,
    href: () => paths.preservations(),
    create: { route: routes.newPreservation, href: paths.newPreservation() },
  },
  catalog: {
    route: routes.catalog,
    href: () => paths.catalog('environments'),
    other: find(homeLabels.openCatalog, paths.catalog('environments')),
  },
}

const IDS = Object.keys(AREAS) as readonly HomeAreaId[]

/** The areas that a session may open, without their numbers. */
export const homeAreas = (actor: Session): HomeArea[] =>
  IDS.filter((id) => mayOpen(AREAS[id].route, actor, undefined)).map((id) => {
    const { route, href } = AREAS[id]
    return { id, label: route.navigation?.label ?? route.title, href: href(actor), action: actionOf(id, actor) }
  })

function actionOf(id: HomeAreaId, actor: Session): AreaAction | undefined {
  const { create, other, href } = AREAS[id]
  if (create && mayOpen(create.route, actor, undefined) && create.allow?.canDecide(actor).allowed !== false) {
    return { kind: 'create', label: create.route.title, href: create.href }
  }
  const label = findLabels[id]
  return other?.(actor) ?? (label === undefined ? undefined : { kind: 'find', label, href: href(actor) })
}

const CHANGES: readonly Pick<Policy, 'canDecide'>[] = [
  canEditUser,
  canCreateProject,
  canEditSites,
  canAssignReports,
  routes.newApiKey.allow,
  canEditLicenseSettings,
  canEditImports,
  canEditWorkflows,
  routes.newPreservation.allow,
]

/** Whether a session can change nothing in any area (HOME-08). */
export const isViewOnly = (actor: Session): boolean => CHANGES.every((policy) => !policy.canDecide(actor).allowed)
