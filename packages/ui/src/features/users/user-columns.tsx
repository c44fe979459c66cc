import { Copy } from 'lucide-react'
import { tagOfAddOn } from '@sitewright/domain/add-ons/rules'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User, UserSortKey } from '@sitewright/domain/users/model'
import type { LockedFields } from '@sitewright/domain/users/rules'
import { IconButtonLink } from '../../button/IconButtonLink'
import type { Column } from '../../data-table/DataTable'
import { Link } from '../../link/Link'
import { SwatchTagList } from '../../swatch-tag/SwatchTag'
import { ActiveBadge, LockedBadge } from './UserBadges'

/** Fields of a user that a press in the list flips. */
export type UserToggle = 'isApproved' | 'isLockedOut'

export interface UserColumnOptions {
  canEdit: (user: User) => boolean
  /** Fields of a user that cannot be changed although the others can, each with the reason. */
  getLockedFields: (user: User) => LockedFields
  isSaving: (user: User, field: UserToggle) => boolean
  onToggle: (user: User, field: UserToggle) => void
  userHref: (user: User) => string
  onOpen: (user: User) => void
  /** Where a user is duplicated; left out for whoever may not (USER-18, USER-22). */
  duplicateHref?: ((user: User) => string) | undefined
}

/** Names the row's link, so that coming back finds it again. */
export const userRowId = (user: Pick<User, 'userName'>): string => `user-${encodeURIComponent(user.userName)}`

const duplicateColumn = (href: UserColumnOptions['duplicateHref']) =>
  href === undefined
    ? []
    : [
        {
          id: 'duplicate' as const,
          header: userLabels.duplicateShort,
          isHeaderHidden: true,
          width: 64,
          align: 'end' as const,
          skeleton: 'box' as const,
          cell: (user: User) => (
            <IconButtonLink
              href={href(user)}
              size="small"
              label={userLabels.duplicate(user.userName)}
              icon={<Copy aria-hidden="true" />}
            />
          ),
        },
      ]

/** Four tags and what counts the others have room at this width, and the names theirs. */
export const USER_TABLE_WIDTH = '62rem'

export const userColumns = (
  options: UserColumnOptions,
): (Column<User> & { id: UserSortKey | 'addons' | 'duplicate' })[] => [
  {
    id: 'userName',
    header: userLabels.userName,
    width: '18%',
    isSortable: true,
    cell: (user) => (
      <Link id={userRowId(user)} href={options.userHref(user)} onClick={() => options.onOpen(user)}>
        {user.userName}
      </Link>
    ),
  },
  {
    id: 'firstName',
    header: userLabels.firstName,
    width: '11%',
    isSortable: true,
    canHide: true,
    cell: (user) => user.firstName,
  },
  {
    id: 'lastName',
    header: userLabels.lastName,
    width: '11%',
    isSortable: true,
    canHide: true,
    cell: (user) => user.lastName,
  },
  {
    id: 'isApproved',
    header: userLabels.active,
    width: 128,
    isSortable: true,
    skeleton: 'badge',
    cell: (user) => (
      <ActiveBadge
        userName={user.userName}
        isOn={user.isApproved}
        canToggle={options.canEdit(user)}
        disabledReason={options.getLockedFields(user).isApproved}
        isSaving={options.isSaving(user, 'isApproved')}
        onToggle={() => options.onToggle(user, 'isApproved')}
      />
    ),
  },
  {
    id: 'isLockedOut',
    header: userLabels.locked,
    width: 128,
    isSortable: true,
    skeleton: 'badge',
    cell: (user) => (
      <LockedBadge
        userName={user.userName}
        isOn={user.isLockedOut}
        canToggle={options.canEdit(user)}
        disabledReason={options.getLockedFields(user).isLockedOut}
        isSaving={options.isSaving(user, 'isLockedOut')}
        onToggle={() => options.onToggle(user, 'isLockedOut')}
      />
    ),
  },
  {
    id: 'addons',
    header: userLabels.productLicenses,
    canHide: true,
    skeleton: 'badge',
    cell: (user) => <SwatchTagList items={user.addons.map(tagOfAddOn)} labels={{ empty: userLabels.none }} />,
  },
  ...duplicateColumn(options.duplicateHref),
]
