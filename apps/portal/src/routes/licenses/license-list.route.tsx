import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { LICENSE_PAGE_SIZE, LICENSE_SORT_KEYS, type License } from '@sitewright/domain/licenses/model'
import { canEditLicenses } from '@sitewright/domain/licenses/policy'
import { LicenseListScreen } from '@sitewright/ui/features/licenses/LicenseListScreen'
import { useLicensePage } from '../../data/licenses/list'
import { paths } from '../../paths'
import { useList, useListProps } from '../../shell/use-list'
import { useNow } from '../../shell/use-now'
import { createRowLink } from '../../shell/use-row-focus'
import { useActor } from '../../shell/use-session'

const rowLink = ({ licenseId }: License) => createRowLink(`license-${licenseId}`, paths.licenseView(licenseId))

const LIST = {
  table: 'licenses',
  sortKeys: LICENSE_SORT_KEYS,
  sort: { key: 'licenseId', isDescending: false },
  pageSize: LICENSE_PAGE_SIZE,
  href: paths.licenses,
} as const

export function Component() {
  const list = useList(LIST)
  const licenses = useLicensePage(list.filter)
  return (
    <LicenseListScreen
      {...useListProps(list, licenses, licenseMessages.loadFailed)}
      newHref={canEditLicenses.canDecide(useActor()).allowed ? paths.newLicense() : undefined}
      rowLink={rowLink}
      now={useNow()}
    />
  )
}
