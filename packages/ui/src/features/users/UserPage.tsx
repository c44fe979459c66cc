import { Copy, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { groupLabels } from '@sitewright/domain/groups/messages'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { getPasswordTab } from '@sitewright/domain/passwords/rules'
import { formatShortDate } from '@sitewright/domain/shared/dates'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import { ButtonLink } from '../../button/Button'
import { Skeleton } from '../../skeleton/Skeleton'
import { ProductLicenseTags } from '../patterns/ProductLicenseTags'
import type { TabLink } from '../../tab-links/TabLinks'
import { UserBadge, type UserToggleOptions } from './UserBadge'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'

/** A tab of a user. `password` is left out, or disabled, for users of single sign-on. */
export type UserTab = TabLink & { readonly id: string }

/** Props of UserPage. */
export interface UserPageProps extends Pick<TabbedPageProps<User>, 'view' | 'loading' | 'children'>, UserToggleOptions {
  userName: string
  /** The tabs that the current user can open, in their order (USER-123). */
  tabs: readonly UserTab[]
  listHref: string
  /** Only for users who can add users. */
  duplicateHref?: string | undefined
  /** Only for users who can create user groups. */
  newGroupHref?: string | undefined
  /** The license in words; undefined while it is loading. */
  licenseName: (user: User) => string | undefined
}

/** The frame of a user: name, badges, facts and tabs. */
export function UserPage({ view, userName, loading, children, ...props }: UserPageProps) {
  const user = view.state === 'ready' ? view.value : undefined
  const isLoading = view.state === 'loading'
  return (
    <TabbedPage
      view={view}
      title={user?.userName ?? userName}
      subtitle={user && `${user.firstName} ${user.lastName}`}
      list={{ label: userLabels.list, href: props.listHref }}
      badges={
        user ? (
          <>
            <UserBadge {...props} user={user} field="isApproved" />
            <UserBadge {...props} user={user} field="isLockedOut" />
          </>
        ) : (
          isLoading && (
            <>
              <Skeleton shape="badge" />
              <Skeleton shape="badge" />
            </>
          )
        )
      }
      // They depend on the session alone, so they do not move anything when the user arrives.
      actions={view.state === 'failed' ? undefined : getActions(props)}
      labels={{ empty: userLabels.none }}
      facts={[
        { label: userLabels.licenseId, skeleton: 152, value: user && props.licenseName(user) },
        {
          label: userLabels.userGroups,
          skeleton: 96,
          value: user?.userGroups.map((group) => group.name).join(', '),
        },
        {
          label: userLabels.productLicenses,
          skeleton: 'badge',
          value: user && <ProductLicenseTags addOns={user.addons} />,
        },
        { label: userLabels.lastLoginDate, skeleton: 112, value: user && formatShortDate(user.lastLoginDate) },
        { label: userLabels.createDate, skeleton: 112, value: user && formatShortDate(user.createDate) },
      ]}
      tabs={getUserTabs(user, props.tabs)}
      loading={loading}
      failedTitle={userMessages.fetchOneFailed}
    >
      {children}
    </TabbedPage>
  )
}

/**
 * The tabs of a user as links. For a user of single sign-on, the password tab is hidden, or disabled with a reason (USER-112, USER-113).
 * While the user is loading it is shown, as most users have it. Only activity is after it, so no other tab moves if it goes.
 */
function getUserTabs(user: User | undefined, tabs: readonly UserTab[]): readonly TabLink[] {
  const password = user === undefined ? 'shown' : getPasswordTab(user)
  if (password === 'hidden') return tabs.filter(({ id }) => id !== 'password')
  if (password === 'shown') return tabs
  return tabs.map((tab) => (tab.id === 'password' ? { ...tab, disabledReason: passwordMessages.ssoUser } : tab))
}

function getActions({ duplicateHref, newGroupHref }: Pick<UserPageProps, 'duplicateHref' | 'newGroupHref'>): ReactNode {
  if (duplicateHref === undefined && newGroupHref === undefined) return undefined
  return (
    <>
      {duplicateHref !== undefined && (
        <ButtonLink href={duplicateHref} icon={<Copy />}>
          {userLabels.duplicateShort}
        </ButtonLink>
      )}
      {newGroupHref !== undefined && (
        <ButtonLink href={newGroupHref} icon={<Users />}>
          {groupLabels.newTitle}
        </ButtonLink>
      )}
    </>
  )
}
