import { useMemo } from 'react'
import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import { mergeReport, pageOfLicenses } from '@sitewright/domain/licenses/list'
import type { License, LicenseFilter, LicenseReport } from '@sitewright/domain/licenses/model'
import { licenseScreenLabels, licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import type { ListRows } from '@sitewright/domain/shared/lists'
import { createOperations } from '../api'
import { createListReads } from '../list-reads'
import { createFacetRead } from '../list-facets'
import { pageQuery, selectPage } from '../page-query'
import { type Read, useRead } from '../read'

const { licenses } = createOperations({ licenses: licenseCalls })

/** The list of licenses: a page of it, and its count. */
export const licenseList = createListReads(licenses.list, selectPage(pageOfLicenses))

const FAILURE = { text: licenseScreenMessages.reportFailed, key: 'license-report' }

/** A page of the licenses with the numbers of their usage report (LIC-09). Without the report the page has the numbers of the list (ERR-40). */
export function useLicensePage(filter: LicenseFilter): Read<ListRows<License>> {
  const page = licenseList.usePage(filter)
  const report = useRead(licenses.report, { query: pageQuery(filter) }, { failure: FAILURE, keepsPrevious: true })
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

const useFacets = createFacetRead(licenses.facets, licenseScreenLabels.many)

/** The counts of the facets of the licenses that a filter selects (LIC-90). */
export function useLicenseFacets(filter: LicenseFilter) {
  const { licenseId: _, ...query } = pageQuery(filter)
  return useFacets(query)
}

const NO_REPORT: readonly LicenseReport[] = []
