import { describe, expect, it } from 'vitest'
import { ReportGroupInput, type ReportGroup } from './model'
import { describeAudience, describeRole, pageOfReportGroups } from './rules'

const group = (reportGroupId: number, reportName: string, over: Partial<ReportGroup> = {}): ReportGroup => ({
  reportGroupId,
  reportId: reportGroupId,
  roleId: null,
  licenseId: null,
  projectId: null,
  reportName,
  reportPath: `/General/${reportName}`,
  roleName: null,
  licenseName: null,
  projectName: null,
  ...over,
})

describe('a report group', () => {
  it.each([
    [group(1, 'A'), null, 'All users'],
    [group(1, 'A', { roleId: 4, roleName: 'Post Pick' }), 'Post Pick', 'Users with Post Pick'],
    [group(1, 'A', { roleId: 4 }), 'Removed role', 'Users with Removed role'],
    [
      group(1, 'A', { licenseId: 1, licenseName: 'Northgate', projectId: 2, projectName: 'Jetty 3' }),
      null,
      'Users with Northgate, Jetty 3',
    ],
  ])('%# says who gets its report', (row, role, audience) => {
    expect([describeRole(row), describeAudience(row)]).toEqual([role, audience])
  })

  it('needs a report and nothing else [SET-19, SET-20]', () => {
    const rest = { roleId: null, licenseId: null, projectId: null }
    expect(ReportGroupInput.safeParse({ reportId: 3, ...rest }).success).toBe(true)
    const refused = ReportGroupInput.safeParse({ reportId: null, ...rest })
    expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['reportId', 'Choose a report.'],
    ])
  })

  it('is found and sorted by its names, for a server that does not page', () => {
    const groups = [
      group(1, 'Picks', { roleName: 'Post Pick', roleId: 4 }),
      group(2, 'announcements'),
      group(3, 'Needs', { licenseId: 7, licenseName: 'Pickering' }),
    ]
    const idsOf = (query: Parameters<typeof pageOfReportGroups>[1]) =>
      pageOfReportGroups(groups, query).rows.map(({ reportGroupId }) => reportGroupId)
    expect(idsOf({})).toEqual([2, 3, 1])
    expect(idsOf({ search: 'PICK', sort: '-reportName' })).toEqual([1, 3])
    expect(idsOf({ licenseId: 7 })).toEqual([3])
    expect(pageOfReportGroups(groups, { page: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      rows: [{ reportGroupId: 1 }],
    })
  })
})
