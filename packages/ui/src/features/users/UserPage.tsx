import { Copy, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { tagOfAddOn } from '@sitewright/domain/add-ons/rules'
import { groupLabels } from '@sitewright/domain/groups/messages'
import { passwordMessages } from '@sitewright/domain/passwords/messages'
import { passwordTabOf } from '@sitewright/domain/passwords/rules'
import { formatShortDate } from '@sitewright/domain/shared/dates'
import { userLabels, userMessages } from '@sitewright/domain/users/messages'
import type { User } from '@sitewright/domain/users/model'
import type { HeldFields } from '@sitewright/domain/users/rules'
import { ButtonLink } from '../../button/Button'
import { type Fact, PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { SwatchTagList } from '../../swatch-tag/SwatchTag'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { ActiveBadge, LockedBadge } from './UserBadges'
import type { UserToggle } from './user-columns'
import { Body } from './UserDetailsScreen.styles'

/** The tabs of a user, in the order of the specification (USER-51). */
export const USER_TABS = ['details', 'projects', 'addons', 'roles', 'imports', 'reports', 'password'] as const
export type UserTab = (typeof USER_TABS)[number]

const LABELS: Readonly<Record<UserTab, string>> = {
  details: userLabels.details,
  projects: userLabels.projects,
  addons: userLabels.productLicenses,
  roles: userLabels.roles,
  imports: userLabels.imports,
  reports: userLabels.reports,
  password: userLabels.password,
}

export interface UserPageProps {
  userName: string
  view: ViewState<User>
  /** The tab that stands below. */
  tab: UserTab | undefined
  /** Where a tab stands; nothing of one that is not this person's to open (USER-123). */
  tabHref: (tab: UserTab) => string | undefined
  listHref: string
  /** Given to whoever may add users. */
  duplicateHref?: string | undefined
  /** Where a user group is made from this user; given to whoever may. */
  newGroupHref?: string | undefined
  /** The decision of the policy; without it the badges are plain text (USER-22). */
  canEdit: (user: User) => boolean
  /** What cannot be changed of this user although others can be edited, each with the reason. */
  heldOf: (user: User) => HeldFields
  isSaving: (user: User, field: UserToggle) => boolean
  onToggle: (user: User, field: UserToggle) => void
  /** The license of this user in words; undefined while it is being read: the title block then waits as a whole. */
  licenseName: (user: User) => string | undefined
  /** The tab. */
  children: (user: User) => ReactNode
}

/** The page of a user: who it is, what is asked for daily, and the tabs as links with an address each. */
export function UserPage(props: UserPageProps) {
  const { view, userName } = props
  return (
    <>
      {view.state === 'ready' ? (
        <UserHead {...props} user={view.value} />
      ) : (
        <PageHeader
          title={userName}
          breadcrumb={[{ label: userLabels.list, href: props.listHref }]}
          {...(view.state === 'loading' ? { facts: WAITING } : {})}
        />
      )}
      {view.state === 'loading' && <TabLinks label={userName} items={userTabItems(undefined, props)} />}
      <View
        view={view}
        label={props.tab && `${LABELS[props.tab]}, ${userName}`}
        failedTitle={userMessages.fetchOneFailed}
        loading={<PageSkeleton />}
      >
        {(user) => props.children(user)}
      </View>
    </>
  )
}

/**
 * The tabs of a user as links: the password of a user of single sign-on is hidden, or held with its reason (USER-112, USER-113). While the user is being read that
 * one, the last, is left out, so that no other moves.
 */
export function userTabItems(
  user: User | undefined,
  { tab, tabHref }: Pick<UserPageProps, 'tab' | 'tabHref'>,
): TabLink[] {
  const password = user === undefined ? 'hidden' : passwordTabOf(user)
  return USER_TABS.flatMap((name) => {
    const href = tabHref(name)
    if (href === undefined || (name === 'password' && password === 'hidden')) return []
    const isDisabled = name === 'password' && password === 'held'
    return [
      {
        href,
        label: LABELS[name],
        isCurrent: name === tab,
        ...(isDisabled ? { disabledReason: passwordMessages.ssoUser } : {}),
      },
    ]
  })
}

function UserHead({ user, ...props }: UserPageProps & { user: User }) {
  const badge = (field: UserToggle) => ({
    userName: user.userName,
    isOn: user[field],
    canToggle: props.canEdit(user),
    disabledReason: props.heldOf(user)[field],
    isSaving: props.isSaving(user, field),
    onToggle: () => props.onToggle(user, field),
  })
  const actions = (
    <>
      {props.duplicateHref !== undefined && (
        <ButtonLink href={props.duplicateHref} icon={<Copy />}>
          {userLabels.duplicateShort}
        </ButtonLink>
      )}
      {props.newGroupHref !== undefined && (
        <ButtonLink href={props.newGroupHref} icon={<Users />}>
          {groupLabels.newTitle}
        </ButtonLink>
      )}
    </>
  )
  const hasActions = props.duplicateHref !== undefined || props.newGroupHref !== undefined
  return (
    <>
      <PageHeader
        title={user.userName}
        subtitle={`${user.firstName} ${user.lastName}`}
        breadcrumb={[{ label: userLabels.list, href: props.listHref }]}
        badges={
          <>
            <ActiveBadge {...badge('isApproved')} />
            <LockedBadge {...badge('isLockedOut')} />
          </>
        }
        {...(hasActions ? { actions } : {})}
        labels={{ empty: userLabels.none }}
        facts={factsOf(user, props.licenseName(user))}
      />
      <TabLinks label={user.userName} items={userTabItems(user, props)} />
    </>
  )
}

/** The cells stand from the start and are filled together, so that nothing below or beside them moves twice. */
const WAITING: readonly Fact[] = [
  { label: userLabels.licenseId, value: <Skeleton width={152} /> },
  { label: userLabels.userGroups, value: <Skeleton width={96} /> },
  { label: userLabels.productLicenses, value: <Skeleton shape="badge" /> },
  { label: userLabels.lastLoginDate, value: <Skeleton width={112} /> },
  { label: userLabels.createDate, value: <Skeleton width={112} /> },
]

const factsOf = (user: User, license: string | undefined): readonly Fact[] =>
  license === undefined
    ? WAITING
    : [
        { label: userLabels.licenseId, value: license },
        { label: userLabels.userGroups, value: user.userGroups.map((group) => group.name).join(', ') },
        {
          label: userLabels.productLicenses,
          value: <SwatchTagList items={user.addons.map(tagOfAddOn)} labels={{ empty: userLabels.none }} />,
        },
        { label: userLabels.lastLoginDate, value: formatShortDate(user.lastLoginDate) },
        { label: userLabels.createDate, value: formatShortDate(user.createDate) },
      ]

function PageSkeleton() {
  return (
    <Body aria-hidden="true">
      {[40, 65, 50, 72, 45].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </Body>
  )
}
