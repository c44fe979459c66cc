import { groupLabels, groupMessages } from '@sitewright/domain/groups/messages'
import type { UserGroupCreate } from '@sitewright/domain/groups/model'
import type { GroupSeed } from '@sitewright/domain/groups/rules'
import type { License } from '@sitewright/domain/licenses/model'
import type { Decision } from '@sitewright/domain/shared/policy'
import { PageHeader } from '../../page-header/PageHeader'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import type { CreateOutcome } from '../patterns/CreateForm'
import { FieldSkeletons } from '../patterns/FieldSkeletons'
import { Fields, TabBody } from '../patterns/TabBody.styles'
import { NewGroupForm } from './NewGroupForm'

/** What a new group starts from. */
export interface NewGroupStart {
  /** The licenses to choose from, only for users of all licenses (GROUP-30). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** The license that the form starts with. Without it the user has to choose one. */
  licenseId?: number | undefined
  /** What can be copied from the original user (GROUP-23). */
  seed?: GroupSeed | undefined
}

/** Props of NewGroupScreen. */
export interface NewGroupScreenProps {
  view: ViewState<NewGroupStart>
  /** The original user. */
  userName?: string | undefined
  create: Decision
  licenseName: (licenseId: number) => string
  listHref: string
  onSave: (body: UserGroupCreate) => Promise<CreateOutcome<unknown>>
  onSaved: () => void
  /** One page back (GROUP-29). */
  onBack: () => void
}

/** A new user group, empty or with the direct assignments of a user (GROUP-22 to GROUP-38). */
export function NewGroupScreen({ view, userName, listHref, ...form }: NewGroupScreenProps) {
  const title = userName === undefined ? groupLabels.newTitle : groupLabels.newFrom(userName)
  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: groupLabels.list, href: listHref }]} />
      <View view={view} failedTitle={groupMessages.seedFailed} loading={<FormSkeleton />}>
        {(start) => <NewGroupForm {...form} title={title} start={start} />}
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
