import { Pencil, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import type { License } from '@sitewright/domain/licenses/model'
import { formatNotificationDays } from '@sitewright/domain/licenses/rules'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { pageTitles } from '@sitewright/domain/shared/page-titles'
import { listMessages } from '@sitewright/domain/shared/list-messages'
import { ButtonLink } from '../../button/Button'
import { PageHeader } from '../../page-header/PageHeader'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { type RecordFact, fillFacts } from '../patterns/record-facts'
import { licenseFacts } from './license-facts'
import { LicenseBadges } from './LicenseBadges'
import { Choice, Columns } from './LicenseScreens.styles'
import { LicenseUsage, ProductLicenseUsage } from './LicenseUsage'

/** Props of LicenseView. */
export interface LicenseViewProps {
  view: ViewState<License>
  /** Title of a failure: that it could not be loaded, or that there is none. */
  failedTitle: string
  addOns: ViewState<readonly LicenseAddOn[]>
  /** Epoch milliseconds. */
  now: number
  /** The list of licenses; only for users of all licenses. */
  listHref?: string | undefined
  /** Left out if there is no such page, or the user may not open it. */
  settingsHref?: string | undefined
  editHref?: string | undefined
  /** Chooses between the current and the monthly report (LIC-21); only for users of all licenses. */
  reportChoice?: ReactNode
  /** The monthly report, beside the usage. */
  monthlyReport?: ReactNode
  /** The section of the integrations, below the usage. */
  integrations?: ReactNode
}

/** A license: how full it is and when it ends (LIC-14 to LIC-24, LIC-35 to LIC-43). */
export function LicenseView({ view, ...props }: LicenseViewProps) {
  const license = view.state === 'ready' ? view.value : undefined
  return (
    <>
      <PageHeader
        title={license?.name ?? pageTitles.license}
        breadcrumb={props.listHref === undefined ? [] : [{ label: labels.list, href: props.listHref }]}
        badges={license && <LicenseBadges license={license} now={props.now} />}
        actions={license && <Actions {...props} />}
        facts={view.state === 'failed' ? [] : fillFacts(getFacts(license))}
      />
      <View view={view} failedTitle={props.failedTitle} loading={<Body {...props} license={undefined} />}>
        {(loaded) => <Body {...props} license={loaded} />}
      </View>
    </>
  )
}

function Actions({ settingsHref, editHref }: Pick<LicenseViewProps, 'settingsHref' | 'editHref'>) {
  return (
    <>
      {settingsHref !== undefined && (
        <ButtonLink href={settingsHref} icon={<Settings aria-hidden="true" />}>
          {labels.openSettings}
        </ButtonLink>
      )}
      {editHref !== undefined && (
        <ButtonLink href={editHref} icon={<Pencil aria-hidden="true" />}>
          {labels.edit}
        </ButtonLink>
      )}
    </>
  )
}

type BodyProps = Omit<LicenseViewProps, 'view' | 'failedTitle'> & { license: License | undefined }

function Body({ license, addOns, reportChoice, monthlyReport, integrations }: BodyProps) {
  const usage = (
    <>
      <LicenseUsage license={license} />
      <ProductLicenseUsage addOns={addOns} />
    </>
  )
  return (
    <>
      {reportChoice !== undefined && <Choice>{reportChoice}</Choice>}
      {monthlyReport === undefined ? (
        <Columns>{usage}</Columns>
      ) : (
        <Columns data-report="">
          <div>{usage}</div>
          {monthlyReport}
        </Columns>
      )}
      {integrations}
    </>
  )
}

function getFacts(license: License | undefined): RecordFact[] {
  const { licenseId, company, expiryDate, environments, owner } = licenseFacts(license)
  const notificationDays = {
    label: labels.notificationDays,
    skeleton: 56,
    value: license && (formatNotificationDays(license.expiryNotificationDays) || listMessages.none),
  }
  return [licenseId, company, expiryDate, notificationDays, environments, owner]
}
