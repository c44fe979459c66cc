import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { isVendorAddOn } from '@sitewright/domain/add-ons/rules'
import { tagOfAddOn } from '@sitewright/domain/add-ons/tag'
import type { License } from '@sitewright/domain/licenses/model'
import { getUsagePercent, isHiddenAddOn } from '@sitewright/domain/licenses/rules'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { Badge } from '../../badge/Badge'
import { Skeleton } from '../../skeleton/Skeleton'
import { StatTable, type StatRow } from '../../stat-table/StatTable'
import { SwatchTag } from '../../swatch-tag/SwatchTag'
import { token } from '../../tokens/tokens'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { Part, Product } from './LicenseScreens.styles'

/** The figures of a limit, as the table shows them (LIC-36 to LIC-40). */
const toFigures = (used: number, max: number): Pick<StatRow, 'used' | 'max' | 'percent'> => ({
  used,
  max: isUnlimited(max) ? null : max,
  percent: getUsagePercent(used, max),
})

const TEXTS = {
  name: labels.limit,
  used: labels.used,
  max: labels.max,
  usage: labels.usage,
  unlimited: labels.unlimited,
  notApplicable: labels.notApplicable,
}

/** How full the projects and users of a license are (LIC-35). */
export function LicenseUsage({ license }: { license: License | undefined }) {
  return (
    // Without a name of its own: the table has it, which on a narrow screen is a region.
    <Part>
      <h2>{labels.usage}</h2>
      {license === undefined ? (
        <TableSkeleton rows={2} />
      ) : (
        <StatTable
          label={labels.usage}
          labels={TEXTS}
          rows={[
            { id: 'projects', name: labels.numProjects, ...toFigures(license.numProjects, license.maxProjects) },
            { id: 'users', name: labels.numUsers, ...toFigures(license.numUsers, license.maxUsers) },
          ]}
        />
      )}
    </Part>
  )
}

/** How full each product license is (LIC-24, LIC-03, LIC-04). One with the limit 0 is hidden (LIC-41). */
export function ProductLicenseUsage({ addOns }: { addOns: ViewState<readonly LicenseAddOn[]> }) {
  return (
    <Part>
      <h2>{labels.productLicenses}</h2>
      <View
        view={addOns}
        layout="region"
        headingLevel={3}
        failedTitle={addOnMessages.loadDefaultsFailed}
        loading={<TableSkeleton rows={5} />}
      >
        {(rows) => (
          <StatTable
            label={labels.productLicenses}
            labels={{ ...TEXTS, name: labels.productLicense, max: labels.maxUsers }}
            rows={rows.filter((addOn) => !isHiddenAddOn(addOn)).map(toRow)}
          />
        )}
      </View>
    </Part>
  )
}

const toRow = (addOn: LicenseAddOn): StatRow => {
  const tag = tagOfAddOn(addOn)
  return {
    id: String(addOn.addOnId),
    name: addOn.name,
    label: (
      <Product>
        <span>
          <SwatchTag color={tag.color}>{tag.label}</SwatchTag>
        </span>
        {addOn.name}
        {isVendorAddOn(addOn) && <Badge>{labels.vendor}</Badge>}
      </Product>
    ),
    ...toFigures(addOn.numUsers, addOn.maxUsers),
  }
}

/** As tall as a table with these rows, so that nothing below it moves when they arrive. */
const TableSkeleton = ({ rows }: { rows: number }) => (
  <Skeleton shape="box" width="100%" style={{ height: `calc(${token('head-row')} + ${rows} * ${token('row')})` }} />
)
