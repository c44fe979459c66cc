import type { Integration } from '@sitewright/domain/integrations/model'
import type { LicenseState } from '@sitewright/domain/licenses/edit'
import type { License } from '@sitewright/domain/licenses/model'
import { formatLimit, licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { fillFacts, type RecordFact } from '../patterns/record-facts'
import { AddOnLimitsSkeleton } from './AddOnLimits'
import { licenseFacts } from './license-facts'
import { LicenseBadges } from './LicenseBadges'
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
        badges={license && <LicenseBadges license={license} now={props.now} />}
        facts={view.state === 'failed' ? [] : fillFacts(getFacts(license))}
      />
      <View view={view} failedTitle={failedTitle} loading={<LicenseEditSkeleton />}>
        {({ state, integrations }) => <LicenseEditForm {...props} state={state} integrations={integrations} />}
      </View>
    </>
  )
}

const describeUse = (used: number, max: number): string => labels.usedOf(used, formatLimit(max))

function getFacts(license: License | undefined): RecordFact[] {
  const { licenseId, expiryDate, environments, owner } = licenseFacts(license)
  const toFact = (label: string, skeleton: number, value: string | undefined): RecordFact => ({
    label,
    skeleton,
    value,
  })
  return [
    licenseId,
    toFact(labels.numProjects, 56, license && describeUse(license.numProjects, license.maxProjects)),
    toFact(labels.numUsers, 64, license && describeUse(license.numUsers, license.maxUsers)),
    expiryDate,
    environments,
    owner,
  ]
}

/** The form while the license loads. */
function LicenseEditSkeleton() {
  return (
    <FormSkeleton>
      <Sheet aria-hidden="true">
        <LicenseFields
          license={undefined}
          isOwn={false}
          renderOverLimit={undefined}
          usersHref={undefined}
          hrefOfUser={() => undefined}
          use={undefined}
          stored={undefined}
          now={0}
        />
        <AddOnLimitsSkeleton>
          <Skeleton shape="box" width="100%" style={{ height: '24rem' }} />
        </AddOnLimitsSkeleton>
      </Sheet>
    </FormSkeleton>
  )
}
