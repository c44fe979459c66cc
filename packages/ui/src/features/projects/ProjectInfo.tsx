import type { ReactNode } from 'react'
import type { ProjectRecord, ProjectUse } from '@sitewright/domain/projects/record'
import {
  projectScreenLabels as labels,
  projectScreenMessages as messages,
  projectTitle,
} from '@sitewright/domain/projects/screen-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { KeyValueList, type KeyValue } from '../../key-value/KeyValueList'
import { Link } from '../../link/Link'
import { Note } from '../../note/Note'
import { Skeleton } from '../../skeleton/Skeleton'
import type { View as ViewState } from '../../view/view-state'
import { FormSection } from '../patterns/FormSheet'
import { ProjectActions, type ProjectActionsProps } from './ProjectActions'
import { Lines, LinkList, Notes, Sections } from './ProjectScreens.styles'

/** A parent or root project. The name is left out if the user cannot see that project. */
export interface ProjectRef {
  readonly projectId: number
  readonly name?: string | undefined
}

/** Props of ProjectInfo. */
export interface ProjectInfoProps extends Omit<ProjectActionsProps, 'use'> {
  /** The decision about editing the project. If refused, the page has no actions and says why (PROJ-43). */
  edit: Decision
  /** Whether to show the license, which only users of all licenses see (PROJ-41). */
  hasLicense: boolean
  /** The name of the environment; undefined while it loads. */
  environment: string | undefined
  /** Undefined for a project at the top. */
  parent: ProjectRef | 'loading' | undefined
  root: ProjectRef | 'loading' | undefined
  /** What a deactivation would affect; left out for users who may not deactivate, and by servers that do not count. */
  use: ViewState<ProjectUse> | undefined
  projectHref: (projectId: number) => string
  contentHrefs: ContentHrefs
}

/** Addresses of the pages with exactly the contents of the project, which the user may open. */
export type ContentHrefs = Readonly<Partial<Record<'sites' | 'imports' | 'configs' | 'workflows', string>>>

/** The tab 'Info' of a project: its facts, its contents, its settings, and whether it is active (PROJ-36 to PROJ-50, PROJ-58). */
export function ProjectInfo(props: ProjectInfoProps) {
  const { project, edit } = props
  return (
    <>
      {edit.allowed && <ProjectActions {...props} />}
      {!edit.allowed && (
        <Notes>
          <Note tone="info">{messages.readOnly(edit.reason)}</Note>
        </Notes>
      )}
      <InfoSections
        project={projectFacts(project, props.hasLicense)}
        placement={placementFacts(props)}
        contents={contentFacts(project, props.contentHrefs)}
      />
    </>
  )
}

const projectFacts = (project: ProjectRecord, hasLicense: boolean): KeyValue[] => [
  { label: labels.projectId, value: project.projectId },
  { label: labels.name, value: project.name },
  { label: labels.description, value: <Lines>{project.description}</Lines> },
  ...(hasLicense
    ? [
        { label: labels.licenseId, value: project.licenseId },
        { label: labels.licenseName, value: project.licenseName },
      ]
    : []),
  { label: labels.state, value: project.isActive ? labels.active : labels.inactive },
]

function placementFacts({ project, environment, parent, root, projectHref }: ProjectInfoProps): KeyValue[] {
  const linkTo = (ref: ProjectInfoProps['parent']): ReactNode => {
    if (ref === undefined) return undefined
    if (ref === 'loading') return <Skeleton width={144} />
    const { projectId, name } = ref
    return name === undefined ? projectId : <ProjectLink project={{ projectId, name }} projectHref={projectHref} />
  }
  return [
    { label: labels.environment, value: environment ?? <Skeleton width={48} /> },
    { label: labels.mobileEnabled, value: project.mobileEnabled ? labels.yes : labels.no },
    { label: labels.parentProject, value: linkTo(parent) },
    { label: labels.rootProject, value: linkTo(root) },
    { label: labels.children, value: <Children project={project} projectHref={projectHref} /> },
  ].filter(({ label }) => label !== labels.children || (project.children?.length ?? 0) > 0)
}

interface ProjectLinkProps {
  project: { readonly projectId: number; readonly name: string }
  projectHref: (projectId: number) => string
}

const ProjectLink = ({ project, projectHref }: ProjectLinkProps) => (
  <Link href={projectHref(project.projectId)}>{projectTitle(project)}</Link>
)

const Children = ({ project, projectHref }: Pick<ProjectInfoProps, 'project' | 'projectHref'>) => (
  <LinkList>
    {project.children?.map((child) => (
      <li key={child.projectId}>
        <ProjectLink project={child} projectHref={projectHref} />
      </li>
    ))}
  </LinkList>
)

/** Without a count, the reader may not see it, or the server does not count. */
function contentFacts({ numberOfUsers, contents = {} }: ProjectRecord, hrefs: ContentHrefs): KeyValue[] {
  const row = (label: string, count: number | undefined, text: (count: number) => string, href?: string) =>
    count === undefined
      ? []
      : [{ label, value: href === undefined ? text(count) : <Link href={href}>{text(count)}</Link> }]
  const { apiKeys, sites, archivedSites = 0, imports, configs, workflows } = contents
  return [
    ...row(labels.users, numberOfUsers, labels.userCount),
    ...row(labels.apiKeys, apiKeys, labels.apiKeyCount),
    ...row(labels.sites, sites, labels.siteCount, hrefs.sites).map(({ label, value }) => ({
      label,
      value:
        archivedSites === 0 ? (
          value
        ) : (
          <>
            {value}, {labels.archivedCount(archivedSites)}
          </>
        ),
    })),
    ...row(labels.imports, imports, labels.importCount, hrefs.imports),
    ...row(labels.configs, configs, labels.configCount, hrefs.configs),
    ...row(labels.workflows, workflows, labels.workflowCount, hrefs.workflows),
  ]
}

interface InfoSectionsProps {
  project: readonly KeyValue[]
  placement: readonly KeyValue[]
  contents: readonly KeyValue[]
}

const InfoSections = ({ project, placement, contents }: InfoSectionsProps) => (
  <Sections>
    <FormSection title={labels.project}>
      <KeyValueList items={project} />
    </FormSection>
    <FormSection title={labels.placement}>
      <KeyValueList items={placement} />
    </FormSection>
    <FormSection title={labels.contents}>
      <KeyValueList items={contents} />
    </FormSection>
  </Sections>
)

const toSkeletons = (texts: readonly string[]): KeyValue[] =>
  texts.map((label) => ({ label, value: <Skeleton width={144} /> }))

/** The tab while the project is loading. */
export const ProjectInfoSkeleton = () => (
  <div aria-hidden="true">
    <InfoSections
      project={toSkeletons([labels.projectId, labels.name, labels.description, labels.state])}
      placement={toSkeletons([labels.environment, labels.mobileEnabled, labels.parentProject, labels.rootProject])}
      contents={toSkeletons([labels.users, labels.sites, labels.imports, labels.configs, labels.workflows])}
    />
  </div>
)
