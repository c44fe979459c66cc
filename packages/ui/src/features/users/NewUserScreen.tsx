import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useFormState } from 'react-hook-form'
import type { GroupRef } from '@sitewright/domain/groups/model'
import type { License } from '@sitewright/domain/licenses/model'
import { allowed } from '@sitewright/domain/shared/policy'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { NewUserInput, type MissedGroups } from '@sitewright/domain/users/model'
import { newUserLabels, newUserMessages } from '@sitewright/domain/users/new-user-messages'
import { Button, ButtonLink } from '../../button/Button'
import { focusOnMount } from '../../dialog/focus-on-mount'
import { Form } from '../../form/Form'
import { FormTextField } from '../../form/FormTextField'
import { applyServerErrors } from '../../form/server-errors'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { GroupChoice } from './GroupChoice'
import { LicenseChoice } from './LicenseChoice'
import { Body, Group } from './UserDetailsScreen.styles'
import { FieldSkeletons } from '../patterns/FieldSkeletons'
import { FormEnd } from '../patterns/FormEnd.styles'
import { Joining } from './NewUserScreen.styles'
import { UserFields } from './UserFields'

/** How adding a user ended, as the form needs to know it. */
export type CreateOutcome =
  | { status: 'created'; userName: string; missed?: MissedGroups }
  | { status: 'failed'; message: string; fields: FieldErrors }

/** What the groups of the chosen license are. */
export interface GroupChoices {
  groups: readonly GroupRef[] | undefined
  isLoading: boolean
  failure?: string | undefined
  onRetry: () => void
}

export interface NewUserScreenProps {
  /** 'New User', or whom it is a duplicate of. */
  title: string
  /** What the form starts from: of a duplicate it is read at first. */
  view: ViewState<NewUserInput>
  /** Given to privileged users alone (USER-34). */
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** The groups of the license that is chosen now (USER-36). */
  groupChoices: GroupChoices
  /** Told the license that was chosen. */
  onLicense: (licenseId: number) => void
  onCreate: (input: NewUserInput) => Promise<CreateOutcome>
  /** Tries the groups of the added user once more. */
  onRetryGroups: (input: NewUserInput) => Promise<CreateOutcome>
  /** The user is there; nothing is unsaved any more. */
  onCreated: (userName: string) => void
  listHref: string
  cancelHref: string
}

/** Adds a user, from nothing or as a duplicate (USER-30 to USER-50). What was typed survives every refusal. */
export function NewUserScreen(props: NewUserScreenProps) {
  return (
    <>
      <PageHeader title={props.title} breadcrumb={[{ label: userLabels.list, href: props.listHref }]} />
      <View view={props.view} failedTitle={userMessages.fetchOneFailed} loading={<FormSkeleton />}>
        {(start) => <NewUserForm {...props} start={start} />}
      </View>
    </>
  )
}

function FormSkeleton() {
  return (
    <Body aria-hidden="true">
      <Group>
        <legend>
          <Skeleton width={72} />
        </legend>
        <FieldSkeletons labels={[72, 80, 76, 40, 48, 64, 56, 72]} />
      </Group>
    </Body>
  )
}

function NewUserForm({ start, ...props }: NewUserScreenProps & { start: NewUserInput }) {
  const { licenses, groupChoices } = props
  const form = useForm<NewUserInput>({
    resolver: zodResolver(NewUserInput),
    defaultValues: start,
    // After a refusal the error summary takes the focus.
    shouldFocusError: false,
  })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isCreated, setCreated] = useState(false)
  const [added, setAdded] = useState<{ userName: string; missed: MissedGroups }>()

  const leave = (userName: string) => {
    // The guard against leaving lets go before the page is left.
    flushSync(() => setCreated(true))
    props.onCreated(userName)
  }

  const submit = async (input: NewUserInput) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await (added === undefined ? props.onCreate(input) : props.onRetryGroups(input))
    setBusy(false)
    if (outcome.status === 'created') {
      const { userName, missed } = outcome
      return missed === undefined ? leave(userName) : setAdded({ userName, missed })
    }
    applyServerErrors(form, outcome.fields)
    if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
  }

  if (added !== undefined) {
    return (
      <>
        <Body>
          <MissedNote {...added} groups={groupChoices.groups} />
          <Form form={form} onSubmit={submit}>
            <Joining>
              <GroupChoice {...groupChoices} />
            </Joining>
            <FormEnd>
              <Button type="submit" tone="primary" isBusy={isBusy}>
                {sharedMessages.retry}
              </Button>
              <Button onClick={() => leave(added.userName)}>{newUserLabels.openUser}</Button>
            </FormEnd>
          </Form>
        </Body>
        <LeaveGuard changes={isCreated ? [] : [{ id: 'userGroupIds', label: userLabels.userGroups, kind: 'added' }]} />
      </>
    )
  }

  return (
    <>
      <Body>
        <Form form={form} onSubmit={submit}>
          <UserFields
            edit={allowed}
            userName={
              <FormTextField<NewUserInput> name="userName" label={userLabels.userName} isRequired autoComplete="off" />
            }
            license={licenses && <LicenseChoice licenses={licenses} onLicense={props.onLicense} />}
            groups={<GroupChoice {...groupChoices} />}
          />
          {failure !== undefined && (
            <Note tone="danger" role="alert">
              {failure}
            </Note>
          )}
          <FormEnd>
            <Button type="submit" tone="primary" isBusy={isBusy}>
              {userLabels.add}
            </Button>
            <ButtonLink href={props.cancelHref}>{userLabels.cancel}</ButtonLink>
          </FormEnd>
        </Form>
      </Body>
      <Typed form={form} isCreated={isCreated} />
    </>
  )
}

/** The user is there, its groups are not: which, and why. Takes the focus of the button that went with the fields. */
function MissedNote({
  userName,
  missed,
  groups,
}: Pick<GroupChoices, 'groups'> & { userName: string; missed: MissedGroups }) {
  const namesOf = (ids: readonly number[]) =>
    ids.map((id) => groups?.find((group) => group.userGroupId === id)?.name ?? String(id))
  return (
    <Note tone="danger" role="alert" tabIndex={-1} ref={focusOnMount}>
      {newUserMessages.groupsFailed(userName, namesOf(missed.join), namesOf(missed.leave), missed.why)}
    </Note>
  )
}

/** Watches what differs from the start, so that a key press does not render the page. */
function Typed({ form, isCreated }: { form: ReturnType<typeof useForm<NewUserInput>>; isCreated: boolean }) {
  const { dirtyFields } = useFormState({ control: form.control })
  const fields = Object.keys(dirtyFields) as (keyof NewUserInput)[]
  const changes = fields.map((field) => ({
    id: field,
    label: userLabels[field === 'userGroupIds' ? 'userGroups' : field],
    kind: 'added' as const,
  }))
  return <LeaveGuard changes={isCreated ? [] : changes} />
}
