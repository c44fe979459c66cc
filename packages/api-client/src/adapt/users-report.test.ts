import { expect, it } from 'vitest'
import { UsersReport } from '@sitewright/domain/licenses/users-report'
import { adaptUsersReport } from './users-report'

const report = (month: number) => ({ year: 2018, month, addOns: [] })

it.each([
  ['an array', [report(10), report(11)], [10, 11]],
  ['an object by index', { 0: report(10), 1: report(11) }, [10, 11]],
  ['an object whose keys are out of order', { b: report(1), 10: report(12), 9: report(11) }, [11, 12, 1]],
  ['an object with a gap and a month twice', { 0: report(10), 5: report(12), 7: report(12) }, [10, 12, 12]],
  ['an empty array', [], []],
  ['an empty object', {}, []],
])('reads %s in the order of the index [LIC-26, LIC-29, API-35]', (_, monthlyReports, months) => {
  const reply = UsersReport.parse({ monthlyReports })
  expect(adaptUsersReport(reply).map(({ month }) => month)).toEqual(months)
})
