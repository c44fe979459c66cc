import { groupLabels } from '@sitewright/domain/groups/messages'
import {
  GROUP_SORT_KEYS,
  GroupExport,
  type GROUP_EXPORT_COLUMNS,
  type UserGroup,
} from '@sitewright/domain/groups/model'
import { canListGroups } from '@sitewright/domain/groups/policy'
import { addOnNames, LICENSE_COLUMNS, withLicenseNames } from '../../exports/cells'
import { defineListExport, type ExportColumns } from '../../exports/list-export'
import { sortOf } from '../list-query'
import { DEFAULT_GROUP_SORT, groupList } from './list'
import { presentGroups } from './read'

type Row = Pick<UserGroup, 'name' | 'userCount' | 'addOns' | 'licenseId'> & { readonly licenseName: string }

const COLUMNS: ExportColumns<Row, (typeof GROUP_EXPORT_COLUMNS)[number]> = {
  name: { header: groupLabels.name, cell: (group) => group.name },
  userCount: { header: groupLabels.userCount, cell: (group) => group.userCount },
  license: LICENSE_COLUMNS,
  addOns: { header: groupLabels.addOns, cell: (group) => addOnNames(group.addOns) },
}

/** The list of user groups as a CSV file. */
export const groupExport = defineListExport({
  kind: 'groups.export',
  input: GroupExport,
  allow: canListGroups,
  title: groupLabels.list,
  open: ({ q, scope }, input) => {
    const sort = sortOf(input.sort, GROUP_SORT_KEYS, DEFAULT_GROUP_SORT)
    const filter = { scope, search: input.search?.trim() ?? '' }
    const list = groupList(q, filter, sort)
    return {
      columns: COLUMNS,
      count: list.count,
      read: async (size, start) => {
        const { rows, end } = await list.piece(size, start)
        const groups = await presentGroups(q, rows)
        return { rows: await withLicenseNames(q, groups), end }
      },
    }
  },
})
