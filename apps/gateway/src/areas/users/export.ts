import { userLabels } from '@sitewright/domain/users/messages'
import { USER_SORT_KEYS, UserExport, type User, type USER_EXPORT_COLUMNS } from '@sitewright/domain/users/model'
import { canListUsers } from '@sitewright/domain/users/policy'
import { DEFAULT_USER_SORT } from '@sitewright/domain/users/rules'
import { addOnNames, instantCell, LICENSE_COLUMNS, withLicenseNames } from '../../exports/cells'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { sortOf } from '../list-query'
import { readHoldings } from './holdings'
import { toUserFilter, userList } from './list'
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
  | 'licenseId'
> & { readonly licenseName: string }

const COLUMNS: ExportColumns<Row, (typeof USER_EXPORT_COLUMNS)[number]> = {
  userName: { header: userLabels.userName, cell: (user) => user.userName },
  firstName: { header: userLabels.firstName, cell: (user) => user.firstName },
  lastName: { header: userLabels.lastName, cell: (user) => user.lastName },
  email: { header: userLabels.email, cell: (user) => user.email },
  license: LICENSE_COLUMNS,
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
  open: ({ q, scope, createdAt }, input) => {
    const sort = sortOf(input.sort, USER_SORT_KEYS, DEFAULT_USER_SORT)
    const list = userList(q, toUserFilter(input, scope, createdAt), sort)
    return {
      columns: COLUMNS,
      count: list.count,
      read: async (size, start) => {
        const { rows, end } = await list.piece(size, start)
        const holdingsOf = await readHoldings(
          q,
          rows.map((row) => row.userId),
        )
        const presented = rows.map((row) => presentUser(row, holdingsOf(row.userId)))
        return { rows: await withLicenseNames(q, presented), end }
      },
    }
  },
})
