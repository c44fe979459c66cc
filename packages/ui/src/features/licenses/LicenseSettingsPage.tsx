import type { License } from '@sitewright/domain/licenses/model'
import { licenseScreenLabels } from '@sitewright/domain/licenses/screen-messages'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'
import { licenseFacts } from './license-facts'
import { LicenseBadges } from './LicenseBadges'

/** Props of LicenseSettingsPage. */
export interface LicenseSettingsPageProps extends Pick<
  TabbedPageProps<License>,
  'view' | 'tabs' | 'loading' | 'failedTitle' | 'children'
> {
  /** Epoch milliseconds. */
  now: number
  /** The view of the license; left out for users who may not open it. */
  viewHref: string | undefined
}

/** The frame of the settings of a license: its name, its facts and the tabs. */
export function LicenseSettingsPage({ now, viewHref, ...page }: LicenseSettingsPageProps) {
  const license = page.view.state === 'ready' ? page.view.value : undefined
  const facts = licenseFacts(license)
  return (
    <TabbedPage
      {...page}
      title={license?.name ?? licenseScreenLabels.settings}
      subtitle={license && licenseScreenLabels.settings}
      list={viewHref === undefined ? undefined : { label: licenseScreenLabels.view, href: viewHref }}
      badges={license && <LicenseBadges license={license} now={now} />}
      facts={[facts.licenseId, facts.company, facts.expiryDate]}
      hasTabActions
    />
  )
}
