import { useId, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { License } from '@sitewright/domain/licenses/model'
import { formatLongDate, formatShortDate } from '@sitewright/domain/shared/dates'
import type { Decision } from '@sitewright/domain/shared/policy'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User, UserInput } from '@sitewright/domain/users/model'
import { changedFields, inputOf } from '@sitewright/domain/users/rules'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { TabLinks } from '../../tab-links/TabLinks'
import { type Change, UnsavedBar } from '../../unsaved-bar/UnsavedBar'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { ProductTags } from './ProductTags'
import type { SaveOutcome } from './save-outcome'
import { useUserForm, type UserFormState } from './use-user-form'
import { ActiveBadge, LockedBadge } from './UserBadges'
import type { UserToggle } from './user-columns'
import { UserConflict } from './UserConflict'
import { Body, History } from './UserDetailsScreen.styles'
import { UserForm } from './UserForm'

export interface UserDetailsScreenProps {
  userName: string
  view: ViewState<User>
  /** The decision of the policy for this user; its reason is told on a read-only page (USER-115). */
  edit: (user: User) => Decision
  isSaving: (user: User, field: UserToggle) => boolean
  onToggle: (user: User, field: UserToggle) => void
  onSave: (user: User, input: UserInput, version: number) => Promise<SaveOutcome>
  listHref: string
  detailsHref: string
  licenses?: readonly Pick<License, 'licenseId' | 'name'>[] | undefined
  /** The name of the license of this user, where it is known. */
  licenseName?: (user: User) => string
  /** Draws the guard against leaving; is told what would be lost. */
  leaveGuard: (changes: readonly Change[]) => ReactNode
}

/** The details of a user: read, edit, save, conflict. The pattern of every form of the product. */
export function UserDetailsScreen(props: UserDetailsScreenProps) {
  const { view, userName } = props
  const breadcrumb = [{ label: userLabels.list, href: props.listHref }]
  if (view.state !== 'ready') {
    return (
      <>
        <PageHeader title={userName} breadcrumb={breadcrumb} />
        <View view={view} failedTitle={userMessages.fetchOneFailed} loading={<DetailsSkeleton />}>
          {() => null}
        </View>
      </>
    )
  }
  return (
    <View view={view} failedTitle={userMessages.fetchOneFailed} loading={null}>
      {(user) => <LoadedUser key={user.userId} {...props} user={user} breadcrumb={breadcrumb} />}
    </View>
  )
}

function DetailsSkeleton() {
  return (
    <Body aria-hidden="true">
      {[40, 65, 50, 72, 45].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Body>
  )
}

interface LoadedUserProps extends UserDetailsScreenProps {
  user: User
  breadcrumb: { label: string; href: string }[]
}

function LoadedUser({ user, breadcrumb, ...props }: LoadedUserProps) {
  const formId = useId()
  const edit = props.edit(user)
  const state = useUserForm(user, (input, version) => props.onSave(user, input, version))
  const badge = (field: UserToggle) => ({
    userName: user.userName,
    isOn: user[field],
    canToggle: edit.allowed,
    isSaving: props.isSaving(user, field),
    onToggle: () => props.onToggle(user, field),
  })
  return (
    <>
      <PageHeader
        title={user.userName}
        subtitle={`${user.firstName} ${user.lastName}`}
        breadcrumb={breadcrumb}
        badges={
          <>
            <ActiveBadge {...badge('isApproved')} />
            <LockedBadge {...badge('isLockedOut')} />
          </>
        }
        facts={[
          { label: userLabels.licenseId, value: props.licenseName?.(user) ?? String(user.licenseId) },
          {
            label: userLabels.userGroups,
            value: user.userGroups.map((group) => group.name).join(', ') || userLabels.none,
          },
          { label: userLabels.productLicenses, value: <ProductTags addOns={user.addons} /> },
          { label: userLabels.lastLoginDate, value: formatShortDate(user.lastLoginDate) || userLabels.none },
          { label: userLabels.createDate, value: formatShortDate(user.createDate) || userLabels.none },
        ]}
      />
      <TabLinks
        label={user.userName}
        items={[{ href: props.detailsHref, label: userLabels.details, isCurrent: true }]}
      />
      <Body>
        {!edit.allowed && <Note tone="info">{userMessages.readOnly(edit.reason)}</Note>}
        {state.theirs && (
          <UserConflict
            theirs={state.theirs}
            mine={state.form.getValues()}
            onTakeTheirs={state.takeTheirs}
            onKeepMine={state.keepMine}
          />
        )}
        <UserForm id={formId} user={user} state={state} edit={edit} licenses={props.licenses} />
        <UserHistory user={user} />
      </Body>
      {edit.allowed && <Unsaved state={state} formId={formId} leaveGuard={props.leaveGuard} />}
    </>
  )
}

/** Watches the whole form, so that a key press renders this bar and not the page. */
function Unsaved({
  state,
  formId,
  leaveGuard,
}: Pick<UserDetailsScreenProps, 'leaveGuard'> & { state: UserFormState; formId: string }) {
  const values = useWatch({ control: state.form.control })
  const stored = inputOf(state.base)
  const changes = changedFields(stored, { ...stored, ...values }).map((field) => ({
    id: field,
    label: userLabels[field],
    kind: 'changed' as const,
  }))
  return (
    <>
      {leaveGuard(changes)}
      {changes.length > 0 && (
        <UnsavedBar
          changes={changes}
          state={state.saving}
          message={state.failure}
          formId={formId}
          onDiscard={state.discard}
        />
      )}
    </>
  )
}

function UserHistory({ user }: { user: User }) {
  const rows = [
    'createDate',
    'lastActivityDate',
    'lastLoginDate',
    'lastLockedOutDate',
    'lastPasswordChangedDate',
  ] as const
  const id = useId()
  return (
    <History aria-labelledby={id}>
      <h2 id={id}>{userLabels.history}</h2>
      <dl>
        {rows.map((field) => (
          <div key={field} style={{ display: 'contents' }}>
            <dt>{userLabels[field]}</dt>
            <dd>{formatLongDate(user[field])}</dd>
          </div>
        ))}
      </dl>
    </History>
  )
}
