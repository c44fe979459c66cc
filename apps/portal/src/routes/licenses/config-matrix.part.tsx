import { useMemo, useState } from 'react'
import { MATRIX_FACETS, MATRIX_PAGE_SIZE, MAX_MATRIX_PAGE_SIZE } from '@sitewright/domain/configs/matrix'
import { matrixMessages } from '@sitewright/domain/configs/matrix-messages'
import { RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { ConfigMatrix, type ConfigMatrixProps } from '@sitewright/ui/features/configs/matrix/ConfigMatrix'
import { asView } from '../../data/as-view'
import { useComparedConfigs, useConfigMatrix, useConfigMatrixFacets } from '../../data/configs/matrix'
import { useProjectSearch } from '../../data/projects/parent-search'
import { fillPath, paths, routes } from '../../paths'
import { facetFilter } from '../../shell/list/facet-filter'
import { type ExtraFilter, joinFilters, type ListQuery } from '../../shell/list/list-address'
import { useList } from '../../shell/list/use-list'
import { useShownFilter } from '../../shell/list/use-shown-filter'
import { readId } from '../../shell/page/parse-id'
import { licenseConfigsHref, MATRIX_VIEW, matrixHref } from './config-views'
import { useOpenedLicense } from './use-opened-license'

/** What the matrix compares with, and the config that a narrow window shows. The view stays the matrix. */
const matrixFilter: ExtraFilter<{ reference: number | undefined; config: string | undefined }> = {
  read: (query) => ({ reference: readId(query, 'reference'), config: query.get('config') ?? undefined }),
  write: ({ reference, config }) => ({
    view: MATRIX_VIEW,
    reference: reference === undefined ? undefined : String(reference),
    config,
  }),
  onChange: () => undefined,
}

const facets = facetFilter('licenseConfigs.matrixFacets', MATRIX_FACETS)
/** The screen shows one facet at a time. */
const oneFacet: typeof facets = { ...facets, read: (query) => ({ facets: facets.read(query).facets.slice(0, 1) }) }

const LIST = {
  table: 'config-matrix',
  sortKeys: ['projectId'],
  sort: { key: 'projectId', isDescending: false },
  pageSize: MATRIX_PAGE_SIZE,
  extra: joinFilters(oneFacet, matrixFilter),
} as const

const configHref: ConfigMatrixProps['configHref'] = ({ projectId, config }) =>
  config === RESOURCE_PROPERTIES_CONFIG
    ? fillPath(routes.projectResourceProperties.path, { projectId })
    : paths.projectConfigs(projectId)

/** Fewer rows than other lists offer: a row has many cells. */
const capped = <Filter extends { pageSize: number }>(filter: Filter): Filter => ({
  ...filter,
  pageSize: Math.min(filter.pageSize, MAX_MATRIX_PAGE_SIZE),
})

/** The matrix of a license: the configs of its projects beside a reference project (CONF-86). */
export function ConfigMatrixPart() {
  const { licenseId } = useOpenedLicense()
  const { filter: asked, address } = useList({ ...LIST, href: (query: ListQuery) => matrixHref(licenseId, query) })
  const filter = capped(asked)
  const matrix = useConfigMatrix(licenseId, filter)
  const shown = useShownFilter(matrix, address.request)
  const [open, setOpen] = useState<ConfigMatrixProps['open']>()
  const reference = matrix.data?.reference ?? undefined
  // Closes them for good, because they would take the focus when their row comes back.
  if (open !== undefined && matrix.data?.projects.some(({ projectId }) => projectId === open.projectId) === false)
    setOpen(undefined)
  // The reference has no differences from itself.
  const opened = reference !== undefined && open?.projectId !== reference.projectId ? open : undefined
  const pair = useComparedConfigs(
    opened && reference && { config: opened.config, projectId: opened.projectId, referenceId: reference.projectId },
  )
  // A project that cannot be compared with stays chosen, so that it can be cleared.
  const chosen =
    filter.reference === undefined || filter.reference === reference?.projectId
      ? reference
      : { projectId: filter.reference, name: '' }
  const projects = useProjectSearch({ licenseId, isActive: true })
  const { found } = projects
  const compared = useMemo(() => found.filter(({ projectId }) => projectId !== DEFAULTS_PROJECT_ID), [found])
  return (
    <ConfigMatrix
      view={asView(matrix, matrixMessages.failed)}
      filter={filter}
      shownFilter={capped(shown.value)}
      onFilter={address.change}
      pageHref={address.pageHref}
      counts={useConfigMatrixFacets(licenseId, filter).data}
      projects={{ ...projects, found: compared }}
      reference={chosen}
      onReference={(project) => address.change({ reference: project?.projectId })}
      open={opened}
      onOpen={setOpen}
      differences={asView(pair, matrixMessages.differencesFailed)}
      configsHref={licenseConfigsHref(licenseId)}
      configHref={configHref}
      projectHref={paths.projectConfigs}
    />
  )
}
