import { CircleCheck, CircleMinus, CircleX, ClockAlert } from 'lucide-react'
import { type ExpiryState, getExpiry } from '@sitewright/domain/licenses/expiry'
import type { License } from '@sitewright/domain/licenses/model'
import { licenseScreenLabels } from '@sitewright/domain/licenses/screen-messages'
import { Badge, type BadgeProps } from '../../badge/Badge'

/** 'Active' or 'Inactive' (LIC-11). */
export const LicenseActiveBadge = ({ license }: { license: Pick<License, 'isActive'> }) =>
  license.isActive ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {licenseScreenLabels.active}
    </Badge>
  ) : (
    <Badge icon={<CircleMinus aria-hidden="true" />}>{licenseScreenLabels.inactive}</Badge>
  )

const LOOKS: Readonly<Record<ExpiryState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  expired: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
  warning: { tone: 'warning', icon: <ClockAlert aria-hidden="true" /> },
  valid: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
}

/** How much time a license has left (LIC-15 to LIC-20). Nothing for one that never expires. */
export function ExpiryBadge({ license, now }: { license: Pick<License, 'expiryDate'>; now: number }) {
  const expiry = getExpiry(license.expiryDate, now)
  if (expiry === undefined) return null
  const { expired, valid, daysLeft } = licenseScreenLabels
  const texts = { expired, valid, warning: daysLeft(expiry.daysLeft) }
  return <Badge {...LOOKS[expiry.state]}>{texts[expiry.state]}</Badge>
}

/** Both badges, in the header of a page of the license. */
export const LicenseBadges = ({ license, now }: { license: License; now: number }) => (
  <>
    <LicenseActiveBadge license={license} />
    <ExpiryBadge license={license} now={now} />
  </>
)
