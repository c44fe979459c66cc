import { sharedMessages } from '@sitewright/domain/shared/messages'
import { allowed } from '@sitewright/domain/shared/policy'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { AddedUser } from '@sitewright/domain/users/model'
import { NewUserInput } from '@sitewright/domain/users/new-user'
import { newUserLabels, newUserMessages } from '@sitewright/domain/users/new-user-messages'
import { Button, ButtonLink } from '../../button/Button'
import { FormTextField } from '../../form/FormTextField'
import type { View as ViewState } from '../../view/view-state'
import { CreatePage } from '../patterns/CreatePage'
import { CreateForm, type CreateFormProps, type NextStep } from '../patterns/CreateForm'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { GroupChoice, type GroupChoices } from './GroupChoice'
import { LicenseChoice, type LicenseOptions } from './LicenseChoice'
import { UserFields } from './UserFields'
import { UserSkeleton } from './UserSkeleton'

/** Props of NewUserScreen. */
export interface NewUserScreenProps {
  /** 'New User', or the name of the original. */
  title: string
  /** The values that the form starts with. Those of a duplicate are loaded first. */
  view: ViewState<NewUserInput>
  /** The licenses to choose from, only for privileged users (USER-34). */
  licenses?: LicenseOptions
  /** The groups of the selected license (USER-36). */
  groupChoices: GroupChoices
  /** Called with the license that the user chose. */
  onLicense: (licenseId: number) => void
  /** Adds the user. With an added user it tries the groups again. */
  onSave: CreateFormProps<NewUserInput, AddedUser>['onSave']
  /** Called when everything is saved, or the user gave up the groups. */
  onCreated: (userName: string) => void
  listHref: string
  /** The page that the form was opened from. */
  backHref: string
}

/** Adds a user, empty or as a duplicate (USER-30 to USER-50). */
export function NewUserScreen(props: NewUserScreenProps) {
  return (
    <CreatePage
      title={props.title}
      list={{ label: userLabels.list, href: props.listHref }}
      view={props.view}
      failedTitle={userMessages.fetchOneFailed}
      loading={<UserSkeleton isNew hasLicense={props.licenses !== undefined} />}
    >
      {(start) => <NewUserForm {...props} start={start} />}
    </CreatePage>
  )
}

const LABELS: Readonly<Record<keyof NewUserInput, string>> = { ...userLabels, userGroupIds: userLabels.userGroups }

function NewUserForm({ start, licenses, groupChoices, ...props }: NewUserScreenProps & { start: NewUserInput }) {
  return (
    <CreateForm<NewUserInput, AddedUser>
      label={props.title}
      schema={NewUserInput}
      start={start}
      labels={LABELS}
      onSave={props.onSave}
      onSaved={({ userName }) => props.onCreated(userName)}
      getNextStep={(added, finish) => getGroupStep(added, groupChoices, finish)}
      saveLabel={userLabels.save}
      secondary={<ButtonLink href={props.backHref}>{sharedMessages.back}</ButtonLink>}
    >
      <UserFields
        edit={allowed}
        userName={
          <FormTextField<NewUserInput> name="userName" label={userLabels.userName} isRequired autoComplete="off" />
        }
        license={
          licenses === 'loading' ? (
            <FieldSkeleton label={userLabels.licenseId} />
          ) : (
            licenses && <LicenseChoice licenses={licenses} onLicense={props.onLicense} />
          )
        }
        groups={<GroupChoice {...groupChoices} />}
      />
    </CreateForm>
  )
}

/** The groups alone, if the user was added but could not join or leave some of them (USER-37). */
function getGroupStep(
  { userName, missed }: AddedUser,
  choices: GroupChoices,
  finish: () => void,
): NextStep | undefined {
  if (missed === undefined) return undefined
  const findName = (id: number) => choices.groups?.find((group) => group.userGroupId === id)?.name ?? String(id)
  return {
    changes: [{ id: 'userGroupIds', label: userLabels.userGroups, kind: 'added' }],
    note: newUserMessages.groupsFailed(userName, missed.join.map(findName), missed.leave.map(findName), missed.why),
    fields: <GroupChoice {...choices} />,
    saveLabel: sharedMessages.retry,
    secondary: <Button onClick={finish}>{newUserLabels.openUser}</Button>,
  }
}
