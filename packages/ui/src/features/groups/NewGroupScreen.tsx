import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroupCreate } from '@sitewright/domain/groups/model'
import type { GroupSeed } from '@sitewright/domain/groups/rules'
import type { License } from '@sitewright/domain/licenses/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { PageHeader } from '../../page-header/PageHeader'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { FieldSkeletons } from '../patterns/FieldSkeletons'
import { Fields, TabBody } from '../patterns/TabBody.styles'
import { NewGroupForm } from './NewGroupForm'

/** How a creation ended. */
export type NewGroupOutcome = { status: 'saved' } | { status: 'failed'; message: string; fields: FieldErrors }

/** What a new group starts from. */
export interface NewGroupStart {
  /** Given to whoever works across licenses; the license is fixed for the others (GROUP-30). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** The license that stands in the form at first; without it one has to be chosen. */
  licenseId?: number | undefined
  /** What can be copied of the user that the group is made from (GROUP-23). */
  seed?: GroupSeed | undefined
}

/** Props of NewGroupScreen. */
export interface NewGroupScreenProps {
  view: ViewState<NewGroupStart>
  /** The user that the group is made from. */
  userName?: string | undefined
  create: Decision
  licenseName: (licenseId: number) => string
  listHref: string
  onSave: (body: UserGroupCreate) => Promise<NewGroupOutcome>
  onSaved: () => void
  /** One page back (GROUP-29). */
  onBack: () => void
}

/** A new user group, of nothing or of what a user holds directly (GROUP-22 to GROUP-38). */
export function NewGroupScreen({ view, userName, listHref, ...form }: NewGroupScreenProps) {
  return (
    <>
      <PageHeader
        title={userName === undefined ? groupLabels.newTitle : groupLabels.newFrom(userName)}
        breadcrumb={[{ label: groupLabels.list, href: listHref }]}
      />
      <View view={view} failedTitle={groupMessages.seedFailed} loading={<FormSkeleton />}>
        {(start) => <NewGroupForm {...form} start={start} />}
      </View>
    </>
  )
}

function FormSkeleton() {
  return (
    <TabBody aria-hidden="true">
      <Fields>
        <FieldSkeletons labels={[40, 56]} />
      </Fields>
    </TabBody>
  )
}
