import { licenseTitle } from '@sitewright/domain/licenses/rules'
import type { ProjectRecord } from '@sitewright/domain/projects/record'
import { projectScreenLabels as labels } from '@sitewright/domain/projects/screen-messages'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'
import { ProjectBadge } from './ProjectBadge'

/** Props of ProjectPage. */
export interface ProjectPageProps extends Pick<
  TabbedPageProps<ProjectRecord>,
  'view' | 'tabs' | 'loading' | 'failedTitle' | 'children'
> {
  listHref: string
  /** Whether to show the license, which only users of all licenses see (PERM-04). */
  hasLicense: boolean
}

const nameLicense = ({ licenseId, licenseName }: ProjectRecord): string =>
  licenseTitle(licenseName === undefined ? undefined : [{ licenseId, name: licenseName }], licenseId)

/** The frame of a project: name, state, facts and tabs (PROJ-28, PROJ-29). The open tab fills its actions, by TabActions (PROJ-31). */
export function ProjectPage({ listHref, hasLicense, ...page }: ProjectPageProps) {
  const project = page.view.state === 'ready' ? page.view.value : undefined
  const license = { label: labels.licenseId, skeleton: 152, value: project && nameLicense(project) }
  return (
    <TabbedPage
      {...page}
      title={project?.name ?? labels.title}
      list={{ label: labels.list, href: listHref }}
      badges={project && <ProjectBadge isActive={project.isActive} />}
      facts={[
        { label: labels.projectId, skeleton: 24, value: project?.projectId },
        ...(hasLicense ? [license] : []),
        { label: labels.users, skeleton: 24, value: project?.numberOfUsers.toLocaleString('en-US') },
      ]}
      hasTabActions
    />
  )
}
