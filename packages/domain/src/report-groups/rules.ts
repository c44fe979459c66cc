import { pageOfList, type ListRows, type ListRules, type SortKey } from '../shared/lists'
import { reportGroupMessages } from './messages'
import { REPORT_GROUP_SORT_KEYS, type ReportGroup, type ReportGroupQuery, type ReportGroupSortKey } from './model'

export const DEFAULT_REPORT_GROUP_SORT: SortKey<ReportGroupSortKey>[] = [{ key: 'reportName', isDescending: false }]

/** Does the group name a role that was removed? */
export const isRoleRemoved = ({ roleId, roleName }: Pick<ReportGroup, 'roleId' | 'roleName'>): boolean =>
  roleId !== null && roleName === null

/** The role of a group in words; `null` where it names none. */
export const describeRole = (group: Pick<ReportGroup, 'roleId' | 'roleName'>): string | null =>
  isRoleRemoved(group) ? reportGroupMessages.removedRole : group.roleName

/** Who gets the report of a group, at the start of a sentence. */
export function describeAudience(group: ReportGroup): string {
  const parts = [describeRole(group), group.licenseName, group.projectName].filter((part) => part !== null)
  return parts.length === 0 ? reportGroupMessages.everyone : reportGroupMessages.usersWith(parts)
}

/** What its removal means, in sentences. */
export const describeRemoval = (group: ReportGroup): string =>
  [
    reportGroupMessages.removeText(describeAudience(group)),
    ...(group.isLast === true ? [reportGroupMessages.removeLast] : []),
  ].join(' ')

/** A group as a list sorts and searches it here: what it does not name is an empty text. */
interface ListedGroup extends Record<ReportGroupSortKey, string> {
  readonly licenseId: number
  readonly group: ReportGroup
}

const rules: ListRules<ListedGroup, ReportGroupSortKey> = {
  sortKeys: REPORT_GROUP_SORT_KEYS,
  sort: DEFAULT_REPORT_GROUP_SORT,
  idOf: ({ group }) => group.reportGroupId,
  getTexts: (row) => REPORT_GROUP_SORT_KEYS.map((key) => row[key]),
}

/** One page of all groups, for servers that do not page. */
export function pageOfReportGroups(groups: readonly ReportGroup[], query: ReportGroupQuery): ListRows<ReportGroup> {
  const rows = groups.map((group) => ({
    reportName: group.reportName,
    reportPath: group.reportPath,
    roleName: group.roleName ?? '',
    licenseName: group.licenseName ?? '',
    projectName: group.projectName ?? '',
    licenseId: group.licenseId ?? 0,
    group,
  }))
  const { rows: found, total } = pageOfList(rows, query, rules)
  return { rows: found.map(({ group }) => group), total }
}
