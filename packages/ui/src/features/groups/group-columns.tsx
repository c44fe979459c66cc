import { groupLabels } from '@sitewright/domain/groups/messages'
import type { GroupSortKey, UserGroup } from '@sitewright/domain/groups/model'
import type { Column } from '../../data-table/DataTable'
import { ProductLicenseTags } from '../patterns/ProductLicenseTags'
import { type ColumnOptions, RowName } from '../patterns/RowName'

export interface GroupColumnOptions extends ColumnOptions<UserGroup> {
  licenseName: (group: UserGroup) => string
}

/** (GROUP-02 to GROUP-05.) */
export const groupColumns = (
  options: GroupColumnOptions,
): (Column<UserGroup> & { id: GroupSortKey | 'license' | 'addOns' })[] => [
  {
    id: 'name',
    header: groupLabels.name,
    width: '34%',
    isSortable: true,
    cell: (group) => <RowName link={options.rowLink(group)} name={group.name} search={options.search} />,
  },
  {
    id: 'userCount',
    header: groupLabels.userCount,
    width: 112,
    align: 'end',
    isSortable: true,
    canHide: true,
    cell: (group) => group.userCount.toLocaleString('en-US'),
  },
  {
    id: 'license',
    header: groupLabels.license,
    width: '24%',
    canHide: true,
    cell: options.licenseName,
  },
  {
    id: 'addOns',
    header: groupLabels.addOns,
    canHide: true,
    skeleton: 'badge',
    cell: (group) => <ProductLicenseTags addOns={group.addOns} />,
  },
]
