import { useMemo } from 'react'
import { licenses as licenseCalls } from '@sitewright/api-client/contract/licenses'
import type { LicenseFacetCounts } from '@sitewright/domain/licenses/facets'
import { mergeReport, pageOfLicenses } from '@sitewright/domain/licenses/list'
import type { License, LicenseFilter, LicenseReport } from '@sitewright/domain/licenses/model'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { showFailure } from '../../shell/show-failure'
import { createOperations } from '../api'
import { createListReads } from '../list-reads'
import { cleanSearch, pageQuery, selectPage } from '../page-query'
import { type Read, useRead } from '../read'

const { licenses } = createOperations({ licenses: licenseCalls })

/** The list of licenses: a page of it, and its count. */
export const licenseList = createListReads(licenses.list, selectPage(pageOfLicenses))

const toastReportFailure = (error: unknown): void =>
  showFailure(error, licenseScreenMessages.reportFailed, { key: 'license-report' })

/** A page of the licenses with the numbers of their usage report (LIC-09). Without the report the page has the numbers of the list (ERR-40). */
export function useLicensePage(filter: LicenseFilter): Read<ListRows<License>> {
  const page = licenseList.usePage(filter)
  const report = useRead(licenses.report, { query: pageQuery(filter) }, { onError: toastReportFailure })
  const [list, rows] = [page.data, report.data]
  const data = useMemo(() => list && { ...list, rows: mergeReport(list.rows, rows ?? NO_REPORT) }, [list, rows])
  return {
    data,
    error: page.error,
    isLoading: page.isLoading,
    isValidating: page.isValidating,
    reload: async () => Promise.all([page.reload(), report.reload()]),
  }
}

const toastCountsFailure = (error: unknown): void =>
  showFailure(error, licenseScreenMessages.countsFailed, { key: 'license-facets' })

/** How many licenses that match the search each facet has. Reads nothing unless it is wanted (LIC-90). */
export const useLicenseFacets = (search: string, isWanted: boolean): LicenseFacetCounts | undefined =>
  useRead(licenses.facets, isWanted ? { query: { search: cleanSearch(search) } } : undefined, {
    onError: toastCountsFailure,
  }).data

const NO_REPORT: readonly LicenseReport[] = []
