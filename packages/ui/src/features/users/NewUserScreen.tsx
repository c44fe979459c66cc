import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useFormState } from 'react-hook-form'
import type { GroupRef } from '@sitewright/domain/groups/model'
import type { License } from '@sitewright/domain/licenses/model'
import { allowed } from '@sitewright/domain/shared/policy'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import { NewUserInput } from '@sitewright/domain/users/model'
import { Button, ButtonLink } from '../../button/Button'
import { Form } from '../../form/Form'
import { FormTextField } from '../../form/FormTextField'
import { applyServerErrors } from '../../form/server-errors'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { GroupChoice } from './GroupChoice'
import { LicenseChoice } from './LicenseChoice'
import { Body } from './UserDetailsScreen.styles'
import { FormEnd } from './NewUserScreen.styles'
import { UserFields } from './UserFields'

/** How adding a user ended, as the form needs to know it. */
export type CreateOutcome =
  | { status: 'created'; userName: string }
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
  /** The user is there; nothing is unsaved any more. */
  onCreated: (userName: string) => void
  listHref: string
  cancelHref: string
  /** Draws the guard against leaving; is told what would be lost. */
  leaveGuard: (changes: readonly Change[]) => ReactNode
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
      {[40, 65, 50, 72, 45].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Body>
  )
}

function NewUserForm({ start, ...props }: NewUserScreenProps & { start: NewUserInput }) {
  const { licenses, groupChoices, leaveGuard } = props
  const form = useForm<NewUserInput>({
    resolver: zodResolver(NewUserInput),
    defaultValues: start,
    // After a refusal the error summary takes the focus.
    shouldFocusError: false,
  })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isCreated, setCreated] = useState(false)

  const create = async (input: NewUserInput) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await props.onCreate(input)
    setBusy(false)
    if (outcome.status === 'created') {
      // The guard against leaving lets go before the page is left.
      flushSync(() => setCreated(true))
      return props.onCreated(outcome.userName)
    }
    applyServerErrors(form, outcome.fields)
    if (Object.keys(outcome.fields).length === 0) setFailure(outcome.message)
  }

  return (
    <>
      <Body>
        <Form form={form} onSubmit={create}>
          <UserFields
            edit={allowed}
            userName={<FormTextField name="userName" label={userLabels.userName} isRequired autoComplete="off" />}
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
      <Typed form={form} isCreated={isCreated} leaveGuard={leaveGuard} />
    </>
  )
}

/** Watches what differs from the start, so that a key press does not render the page. */
function Typed({
  form,
  isCreated,
  leaveGuard,
}: Pick<NewUserScreenProps, 'leaveGuard'> & {
  form: ReturnType<typeof useForm<NewUserInput>>
  isCreated: boolean
}) {
  const { dirtyFields } = useFormState({ control: form.control })
  const fields = Object.keys(dirtyFields) as (keyof NewUserInput)[]
  const changes = fields.map((field) => ({
    id: field,
    label: userLabels[field === 'userGroupIds' ? 'userGroups' : field],
    kind: 'added' as const,
  }))
  return leaveGuard(isCreated ? [] : changes)
}
