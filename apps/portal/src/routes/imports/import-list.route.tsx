import { canEditImports } from '@sitewright/domain/imports/policy'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import { IMPORT_SYSTEM_PAGE_SIZE, IMPORT_SYSTEM_SORT_KEYS, type ImportSystem } from '@sitewright/domain/imports/system'
import { ImportListScreen } from '@sitewright/ui/features/imports/ImportListScreen'
import { useImportSystemPage } from '../../data/imports'
import { useChosenProject, useProjectSearch } from '../../data/projects/parent-search'
import { paths } from '../../paths'
import type { ExtraFilter } from '../../shell/list-address'
import { parseId } from '../../shell/parse-id'
import { useList, useListProps } from '../../shell/use-list'
import { createRowLink } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'

// Defined once, so that unchanged rows do not re-render.
const rowLink = ({ configId }: ImportSystem) => createRowLink(`import-${configId}`, paths.importSystem(configId))

/** The project in the address; all projects without one (IMP-01). */
const projectFilter: ExtraFilter<{ projectId: number | undefined }> = {
  read: (query) => {
    const project = query.get('project')
    return { projectId: project === null ? undefined : parseId(project) }
  },
  write: ({ projectId }) => ({ project: projectId === undefined ? undefined : String(projectId) }),
  onChange: () => undefined,
}

const LIST = {
  table: 'imports',
  sortKeys: IMPORT_SYSTEM_SORT_KEYS,
  sort: { key: 'displayName', isDescending: false },
  pageSize: IMPORT_SYSTEM_PAGE_SIZE,
  extra: projectFilter,
  href: paths.imports,
} as const

const ALL_PROJECTS = {}

export function Component() {
  const list = useList(LIST)
  const systems = useImportSystemPage(list.filter)
  const { projectId } = list.filter
  const canAdd = canEditImports.canDecide(useActor()).allowed
  return (
    <ImportListScreen
      {...useListProps(list, systems, importSystemMessages.fetchFailed)}
      projects={useProjectSearch(ALL_PROJECTS)}
      project={useChosenProject(projectId)}
      newHref={
        canAdd ? paths.newImport({ project: projectId === undefined ? undefined : String(projectId) }) : undefined
      }
      rowLink={rowLink}
    />
  )
}
