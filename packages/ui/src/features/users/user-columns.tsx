import { Copy } from 'lucide-react'
import { licenseLabels } from '@sitewright/domain/licenses/messages'
import { userLabels } from '@sitewright/domain/users/messages'
import type { User, UserSortKey } from '@sitewright/domain/users/model'
import { IconButtonLink } from '../../button/IconButtonLink'
import type { Column } from '../../data-table/DataTable'
import { ProductLicenseTags } from '../patterns/ProductLicenseTags'
import { Highlight, MatchElsewhere } from '../patterns/Highlight'
import { type ColumnOptions, RowName } from '../patterns/RowName'
import { UserBadge, type UserToggleOptions } from './UserBadge'

export interface UserColumnOptions extends UserToggleOptions, ColumnOptions<User> {
  hiddenColumns: readonly string[]
  /** The license of a user in words. Without it, there is no column: the list shows one license. */
  licenseName?: ((user: User) => string) | undefined
  /** The address for duplicating a user; undefined for users who may not (USER-18, USER-22). */
  duplicateHref?: ((user: User) => string) | undefined
}

const duplicateColumn = ({ duplicateHref: href, canEdit }: UserColumnOptions) =>
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
          isTool: canEdit,
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

const licenseColumn = ({ licenseName }: UserColumnOptions) =>
  licenseName === undefined
    ? []
    : [
        {
          id: 'license' as const,
          header: licenseLabels.license,
          width: LICENSE_WIDTH,
          canHide: true,
          cell: licenseName,
        },
      ]

/** The searched texts of a user that the row shows; first and last name are searched together too. */
const visibleTexts = (user: User, hiddenColumns: readonly string[]): string[] => {
  const isVisible = (id: string): boolean => !hiddenColumns.includes(id)
  const hasNames = isVisible('firstName') && isVisible('lastName')
  return [
    user.userName,
    ...(isVisible('firstName') ? [user.firstName] : []),
    ...(isVisible('lastName') ? [user.lastName] : []),
    ...(hasNames ? [`${user.firstName} ${user.lastName}`] : []),
    ...(isVisible('email') ? [user.email] : []),
  ]
}

/** Hidden until the user chooses it: a match in an email address has a line of its own. */
export const USER_COLUMNS_HIDDEN_AT_FIRST = ['email'] as const

/** In pixels. */
const EMAIL_WIDTH = 240
const LICENSE_WIDTH = 176

/**
 * The width below which the table scrolls sideways: the names, and four tags with the count of the others, have room. The columns that can be
 * added take theirs, and that of the names grows with the table.
 */
export const getUserTableWidth = (columns: readonly Pick<Column<User>, 'id'>[], hidden: readonly string[]): string => {
  const isVisible = (id: string): boolean => columns.some((column) => column.id === id) && !hidden.includes(id)
  return `${62 + (isVisible('email') ? 24 : 0) + (isVisible('license') ? 18 : 0)}rem`
}

export const userColumns = (
  options: UserColumnOptions,
): (Column<User> & { id: UserSortKey | 'email' | 'license' | 'addons' | 'duplicate' })[] => [
  {
    id: 'userName',
    header: userLabels.userName,
    width: '18%',
    isSortable: true,
    cell: (user) => (
      <>
        <RowName link={options.rowLink(user)} name={user.userName} search={options.search} />
        <MatchElsewhere
          search={options.search}
          visible={visibleTexts(user, options.hiddenColumns)}
          hidden={{ label: userLabels.email, text: user.email }}
        />
      </>
    ),
  },
  {
    id: 'firstName',
    header: userLabels.firstName,
    width: '11%',
    isSortable: true,
    canHide: true,
    cell: (user) => <Highlight text={user.firstName} search={options.search} />,
  },
  {
    id: 'lastName',
    header: userLabels.lastName,
    width: '11%',
    isSortable: true,
    canHide: true,
    cell: (user) => <Highlight text={user.lastName} search={options.search} />,
  },
  {
    id: 'email',
    header: userLabels.email,
    width: EMAIL_WIDTH,
    canHide: true,
    cell: (user) => <Highlight text={user.email} search={options.search} />,
  },
  ...licenseColumn(options),
  {
    id: 'isApproved',
    header: userLabels.active,
    width: 128,
    isSortable: true,
    skeleton: 'badge',
    isTool: options.canEdit,
    cell: (user) => <UserBadge user={user} field="isApproved" {...options} />,
  },
  {
    id: 'isLockedOut',
    header: userLabels.locked,
    width: 128,
    isSortable: true,
    skeleton: 'badge',
    isTool: options.canEdit,
    cell: (user) => <UserBadge user={user} field="isLockedOut" {...options} />,
  },
  {
    id: 'addons',
    header: userLabels.productLicenses,
    canHide: true,
    skeleton: 'badge',
    cell: (user) => <ProductLicenseTags addOns={user.addons} />,
  },
  ...duplicateColumn(options),
]
