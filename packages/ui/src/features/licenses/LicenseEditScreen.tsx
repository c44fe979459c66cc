import type { Integration } from '@sitewright/domain/integrations/model'
import type { LicenseState } from '@sitewright/domain/licenses/edit'
import { formatExpiryDay } from '@sitewright/domain/licenses/expiry'
import type { License } from '@sitewright/domain/licenses/model'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { listMessages } from '@sitewright/domain/shared/messages'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { fillFacts, type RecordFact } from '../patterns/record-facts'
import { AddOnLimitsSkeleton } from './AddOnLimits'
import { ExpiryBadge, LicenseActiveBadge } from './LicenseBadges'
import { Sheet } from './LicenseEdit.styles'
import { LicenseEditForm, type LicenseEditFormProps } from './LicenseEditForm'
import { LicenseFields } from './LicenseFields'

/** Props of LicenseEditScreen. */
export interface LicenseEditScreenProps extends Omit<LicenseEditFormProps, 'state' | 'integrations'> {
  view: ViewState<{ readonly state: LicenseState; readonly integrations: readonly Integration[] }>
  /** Title of a failure: that it could not be loaded, or that there is none. */
  failedTitle: string
  /** The list of licenses. */
  listHref: string | undefined
  /** The view of the license; `undefined` where this session may not open it. */
  viewHref: string | undefined
}

/** Edits a license (LIC-50 to LIC-81). */
export function LicenseEditScreen({ view, failedTitle, listHref, viewHref, ...props }: LicenseEditScreenProps) {
  const license = view.state === 'ready' ? view.value.state.parts.license : undefined
  return (
    <>
      <PageHeader
        title={labels.editTitle}
        breadcrumb={[
          ...(listHref === undefined ? [] : [{ label: labels.list, href: listHref }]),
          ...(license === undefined || viewHref === undefined ? [] : [{ label: license.name, href: viewHref }]),
        ]}
        subtitle={license?.name}
        badges={
          license && (
            <>
              <LicenseActiveBadge license={license} />
              <ExpiryBadge license={license} now={props.now} />
            </>
          )
        }
        facts={view.state === 'failed' ? [] : fillFacts(getFacts(license))}
      />
      <View view={view} failedTitle={failedTitle} loading={<LicenseEditSkeleton />}>
        {({ state, integrations }) => <LicenseEditForm {...props} state={state} integrations={integrations} />}
      </View>
    </>
  )
}

const describeUse = (used: number, max: number): string =>
  labels.usedOf(used, isUnlimited(max) ? labels.unlimited : String(max))

const getFacts = (license: License | undefined): RecordFact[] => [
  { label: labels.licenseId, skeleton: 16, value: license?.licenseId },
  { label: labels.numProjects, skeleton: 56, value: license && describeUse(license.numProjects, license.maxProjects) },
  { label: labels.numUsers, skeleton: 64, value: license && describeUse(license.numUsers, license.maxUsers) },
  { label: labels.expiryDate, skeleton: 72, value: license && (formatExpiryDay(license.expiryDate) || labels.never) },
  {
    label: labels.environments,
    skeleton: 72,
    value: license && (license.environmentNames?.join(', ') || listMessages.none),
  },
  { label: labels.owner, skeleton: 88, value: license && (license.ownerName ?? listMessages.none) },
]

/** The form while the license loads. */
function LicenseEditSkeleton() {
  return (
    <FormSkeleton>
      <Sheet aria-hidden="true">
        <LicenseFields license={undefined} isOwn={false} renderOverLimit={undefined} usersHref={undefined} now={0} />
        <AddOnLimitsSkeleton>
          <Skeleton shape="box" width="100%" style={{ height: '24rem' }} />
        </AddOnLimitsSkeleton>
      </Sheet>
    </FormSkeleton>
  )
}
