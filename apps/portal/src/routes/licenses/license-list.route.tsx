import { LICENSE_FACETS } from '@sitewright/domain/licenses/facets'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { LICENSE_PAGE_SIZE, LICENSE_SORT_KEYS, type License } from '@sitewright/domain/licenses/model'
import { canEditLicenses, canOpenLicense } from '@sitewright/domain/licenses/policy'
import { LicenseListScreen } from '@sitewright/ui/features/licenses/LicenseListScreen'
import { useLicenseFacets, useLicensePage } from '../../data/licenses/list'
import { pageQuery } from '../../data/page-query'
import { paths } from '../../paths'
import { facetFilter } from '../../shell/list/facet-filter'
import { getListExport } from '../../shell/list/list-export'
import { useList, useListProps } from '../../shell/list/use-list'
import { useNow } from '../../shell/use-now'
import { createRowLink } from '../../shell/list/use-row-focus'
import { useActor } from '../../shell/session/use-session'

const viewLink = ({ licenseId }: License) => createRowLink(`license-${licenseId}`, paths.licenseView(licenseId))

/** For a session that may edit licenses but not open their views (ROUTE-27). */
const editLink = ({ licenseId }: License) => createRowLink(`license-${licenseId}`, paths.licenseEdit(licenseId))

const LIST = {
  table: 'licenses',
  sortKeys: LICENSE_SORT_KEYS,
  sort: { key: 'licenseId', isDescending: false },
  pageSize: LICENSE_PAGE_SIZE,
  extra: facetFilter('licenses.facets', LICENSE_FACETS),
  href: paths.licenses,
} as const

export function Component() {
  const actor = useActor()
  const list = useList(LIST)
  const licenses = useLicensePage(list.filter)
  return (
    <LicenseListScreen
      {...useListProps(list, licenses, licenseMessages.loadFailed)}
      newHref={canEditLicenses.canDecide(actor).allowed ? paths.newLicense() : undefined}
      rowLink={canOpenLicense.canDecide(actor).allowed ? viewLink : editLink}
      now={useNow()}
      export={getListExport('licenses.export', pageQuery(list.filter))}
      facets={useLicenseFacets(list.filter)}
    />
  )
}
