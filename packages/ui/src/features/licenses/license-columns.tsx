import { Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatExpiryDay, getExpiry } from '@sitewright/domain/licenses/expiry'
import type { License, LicenseSortKey } from '@sitewright/domain/licenses/model'
import { getExcess } from '@sitewright/domain/licenses/rules'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { Badge } from '../../badge/Badge'
import type { Column } from '../../data-table/DataTable'
import { Highlight } from '../patterns/Highlight'
import { type ColumnOptions, RowName } from '../patterns/RowName'
import { ExpiryBadge, LicenseActiveBadge } from './LicenseBadges'
import { Expiry, OfLimit, Used } from './LicenseScreens.styles'

export interface LicenseColumnOptions extends ColumnOptions<License> {
  /** Epoch milliseconds. */
  now: number
}

const formatNumber = (figure: number): string => figure.toLocaleString('en-US')

/** A limit in words: any negative one is unlimited (LIC-38, LIC-43). */
const formatLimit = (max: number): string => (isUnlimited(max) ? labels.unlimited : formatNumber(max))

/** How many are used, after how many more than the limit allows (LIC-92). */
const usedCell = (used: number, max: number): ReactNode => {
  const excess = getExcess(used, max)
  const limit = <OfLimit>{labels.of(formatLimit(max))}</OfLimit>
  if (excess === 0)
    return (
      <>
        {formatNumber(used)} {limit}
      </>
    )
  return (
    <Used data-attention="">
      <Badge tone="warning" icon={<Gauge aria-hidden="true" />}>
        {labels.over(excess)}
      </Badge>{' '}
      {formatNumber(used)} {limit}
    </Used>
  )
}

const figure = (id: LicenseSortKey, header: string, cell: (license: License) => ReactNode) =>
  ({ id, header, width: 112, align: 'end', isSortable: true, canHide: true, cell }) as const

/** (LIC-08, LIC-09, LIC-11, LIC-92.) */
export const licenseColumns = ({
  rowLink,
  now,
  search,
}: LicenseColumnOptions): (Column<License> & { id: LicenseSortKey | 'company' })[] => [
  {
    id: 'name',
    header: labels.name,
    width: '22%',
    isSortable: true,
    cell: (license) => <RowName link={rowLink(license)} name={license.name} search={search} />,
  },
  {
    id: 'licenseId',
    header: labels.licenseId,
    width: 104,
    block: 'corner',
    align: 'end',
    isSortable: true,
    canHide: true,
    cell: (license) => <Highlight text={String(license.licenseId)} search={search} />,
  },
  {
    id: 'company',
    header: labels.company,
    block: 'line',
    canHide: true,
    cell: (license) => <Highlight text={license.company} search={search} />,
  },
  {
    ...figure('numProjects', labels.numProjects, ({ numProjects, maxProjects }) => usedCell(numProjects, maxProjects)),
    block: 'half',
  },
  figure('maxProjects', labels.maxProjects, ({ maxProjects }) => formatLimit(maxProjects)),
  {
    ...figure('numUsers', labels.numUsers, ({ numUsers, maxUsers }) => usedCell(numUsers, maxUsers)),
    block: 'half',
  },
  figure('maxUsers', labels.maxUsers, ({ maxUsers }) => formatLimit(maxUsers)),
  {
    id: 'isActive',
    header: labels.active,
    width: 112,
    block: 'inline',
    isSortable: true,
    canHide: true,
    skeleton: 'badge',
    cell: (license) => <LicenseActiveBadge license={license} />,
  },
  {
    id: 'expiryDate',
    header: labels.expiryDate,
    width: 248,
    block: 'inline',
    isSortable: true,
    canHide: true,
    cell: (license) =>
      license.expiryDate === null ? (
        labels.never
      ) : (
        <Expiry>
          {formatExpiryDay(license.expiryDate)}
          {getExpiry(license.expiryDate, now)?.state !== 'valid' && <ExpiryBadge license={license} now={now} />}
        </Expiry>
      ),
  },
]
