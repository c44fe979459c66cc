import { configs as configCalls } from '@sitewright/api-client/calls/configs'
import { licenseConfigs as licenseConfigCalls } from '@sitewright/api-client/calls/license-configs'
import type { MatrixFacet } from '@sitewright/domain/configs/matrix'
import { matrixLabels } from '@sitewright/domain/configs/matrix-messages'
import type { Config } from '@sitewright/domain/configs/model'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { createOperations } from '../api'
import { type Cached, useRead } from '../read'

const { configs, licenseConfigs } = createOperations({ configs: configCalls, licenseConfigs: licenseConfigCalls })

/** What the matrix shows. */
interface MatrixQueryFilter {
  readonly search: string
  readonly facets: readonly MatrixFacet[]
  readonly page: number
  readonly pageSize: number
  readonly reference: number | undefined
}

interface OfLicense {
  readonly params: { readonly licenseId: number }
}
const isSameLicense = (before: OfLicense, { params }: OfLicense): boolean =>
  before.params.licenseId === params.licenseId

const filterOf = ({ search, reference }: Pick<MatrixQueryFilter, 'search' | 'reference'>) => ({
  search: search.trim() || undefined,
  reference,
})

/** A page of the matrix of a license (CONF-81). */
export const useConfigMatrix = (licenseId: number, filter: MatrixQueryFilter) =>
  useRead(
    licenseConfigs.matrix,
    {
      params: { licenseId },
      query: {
        ...filterOf(filter),
        ...(filter.facets.length > 0 && { facets: filter.facets.join(',') }),
        page: filter.page,
        pageSize: filter.pageSize,
      },
    },
    { keepsPrevious: isSameLicense },
  )

const FACETS_FAILED = {
  text: listMessages.countsFailed(matrixLabels.noun.other),
  key: licenseConfigs.matrixFacets.operation,
}

/** How many projects each facet of the matrix has (CONF-85). */
export const useConfigMatrixFacets = (licenseId: number, filter: MatrixQueryFilter) =>
  useRead(
    licenseConfigs.matrixFacets,
    { params: { licenseId }, query: filterOf(filter) },
    { keepsPrevious: isSameLicense, failure: FACETS_FAILED },
  )

/** The two configs that a cell compares. */
interface ComparedCell {
  readonly config: string
  readonly projectId: number
  readonly referenceId: number
}

interface PairInput {
  readonly body: readonly number[]
}

const selectPair = ({ body, input }: Cached<PairInput, { readonly body: readonly Config[] }>) => {
  const [projectId, referenceId] = input.body
  return {
    here: body.find((config) => config.projectId === projectId),
    reference: body.find((config) => config.projectId === referenceId),
  }
}

/** The configs of one type of a project and of the reference. `undefined` reads nothing. */
export const useComparedConfigs = (cell: ComparedCell | undefined) =>
  useRead(
    configs.ofProjects,
    cell && { params: { configName: cell.config }, body: [cell.projectId, cell.referenceId] },
    { select: selectPair },
  )
