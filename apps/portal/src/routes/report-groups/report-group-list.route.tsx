import { reportGroupMessages } from '@sitewright/domain/report-groups/messages'
import { REPORT_GROUP_PAGE_SIZE, REPORT_GROUP_SORT_KEYS } from '@sitewright/domain/report-groups/model'
import { ReportGroupListScreen } from '@sitewright/ui/features/report-groups/ReportGroupListScreen'
import { pageQuery } from '../../data/page-query'
import { removeReportGroup, reportGroupList } from '../../data/report-groups'
import { failureOf } from '../../data/write'
import { paths } from '../../paths'
import { getListExport } from '../../shell/list/list-export'
import { useList, useListProps } from '../../shell/list/use-list'
import { useListLicenses } from '../../shell/list/use-list-licenses'

const LIST = {
  table: 'reportGroups',
  sortKeys: REPORT_GROUP_SORT_KEYS,
  sort: { key: 'reportName', isDescending: false },
  pageSize: REPORT_GROUP_PAGE_SIZE,
  href: paths.reportGroups,
} as const

export function Component() {
  const list = useList(LIST)
  const groups = reportGroupList.usePage(list.filter)
  const { licenses } = useListLicenses()
  return (
    <ReportGroupListScreen
      {...useListProps(list, groups, reportGroupMessages.fetchFailed)}
      export={getListExport('reports.exportGroups', pageQuery(list.filter))}
      newHref={paths.newReportGroup()}
      licenses={licenses}
      onRemove={(group) => failureOf(removeReportGroup(group))}
    />
  )
}
