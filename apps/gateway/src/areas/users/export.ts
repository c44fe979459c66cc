import { licenseLabels } from '@sitewright/domain/licenses/messages'
import { userLabels } from '@sitewright/domain/users/messages'
import { USER_SORT_KEYS, UserExport, type User, type USER_EXPORT_COLUMNS } from '@sitewright/domain/users/model'
import { canListUsers } from '@sitewright/domain/users/policy'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import { addOnNames, instantCell, readLicenseTitles } from '../../exports/cells'
import { defineListExport, type ExportColumn } from '../../exports/list-export'
import { sortOf } from '../list-query'
import { readHoldings } from './holdings'
import { userList } from './list'
import { presentUser } from './present'

type Row = Pick<
  User,
  | 'userName'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'isApproved'
  | 'isLockedOut'
  | 'addons'
  | 'createDate'
  | 'lastLoginDate'
> & { readonly license: string }

const COLUMNS: Readonly<Record<(typeof USER_EXPORT_COLUMNS)[number], ExportColumn<Row>>> = {
  userName: { header: userLabels.userName, cell: (user) => user.userName },
  firstName: { header: userLabels.firstName, cell: (user) => user.firstName },
  lastName: { header: userLabels.lastName, cell: (user) => user.lastName },
  email: { header: userLabels.email, cell: (user) => user.email },
  license: { header: licenseLabels.license, cell: (user) => user.license },
  isApproved: {
    header: userLabels.active,
    cell: (user) => (user.isApproved ? userLabels.active : userLabels.inactive),
  },
  isLockedOut: {
    header: userLabels.locked,
    cell: (user) => (user.isLockedOut ? userLabels.locked : userLabels.open),
  },
  addons: { header: userLabels.productLicenses, cell: (user) => addOnNames(user.addons) },
  createDate: { header: userLabels.createDate, cell: (user) => instantCell(user.createDate) },
  lastLoginDate: { header: userLabels.lastLoginDate, cell: (user) => instantCell(user.lastLoginDate) },
}

/** The user list as a CSV file. */
export const userExport = defineListExport({
  kind: 'users.export',
  input: UserExport,
  allow: canListUsers,
  title: userLabels.list,
  open: ({ q, scope }, input) => {
    const sort = sortOf(input.sort, USER_SORT_KEYS, DEFAULT_USER_SORT)
    const filter = {
      scope,
      isActiveOnly: input.activeOnly === true,
      search: input.search?.trim() ?? '',
      addOnId: input.addOnId,
    }
    const list = userList(q, filter, sort)
    return {
      columns: COLUMNS,
      count: list.count,
      read: async (size, start) => {
        const { rows, end } = await list.piece(size, start)
        const holdingsOf = await readHoldings(
          q,
          rows.map((row) => row.userId),
        )
        const licenseOf = await readLicenseTitles(
          q,
          rows.map((row) => row.licenseId),
        )
        return {
          rows: rows.map((row) => ({ ...presentUser(row, holdingsOf(row.userId)), license: licenseOf(row) })),
          end,
        }
      },
    }
  },
})
