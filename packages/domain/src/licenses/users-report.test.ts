import { describe, expect, it } from 'vitest'
import {
  addOnsOf,
  countMissing,
  formatMonth,
  monthsOf,
  UsersReportQuery,
  type MonthlyAddOn,
  type MonthlyUser,
} from './users-report'

const user = (userName: string, createDate: number | null = 0): MonthlyUser => ({
  userName,
  name: userName,
  email: `${userName}@x.example`,
  createDate,
  lastLoginDate: null,
})
const addOn = (addOnId: number, name: string, users: MonthlyUser[], numUsers?: number): MonthlyAddOn => ({
  addOnId,
  name,
  users,
  ...(numUsers !== undefined && { numUsers }),
})

it.each([
  [2018, 10, 'Oct 2018'],
  [2019, 1, 'Jan 2019'],
  [2026, 12, 'Dec 2026'],
])('%d, %d is %s: months are 1-based [LIC-29]', (year, month, text) => {
  expect(formatMonth({ year, month })).toBe(text)
})

describe('the months of a product license', () => {
  const reports = [
    { year: 2018, month: 10, addOns: [addOn(1, 'Old name', [user('a', 1), user('b', 2), user('c', null)])] },
    { year: 2018, month: 12, addOns: [addOn(1, 'Material', [user('a', 1)]), addOn(2, 'Apps', [])] },
    { year: 2018, month: 12, addOns: [addOn(2, 'Apps', [], 70)] },
  ]

  it('keep the order of the report, with a month that is missing or comes twice [LIC-26, LIC-29]', () => {
    expect(monthsOf(reports, 1).map(({ id, label, code, count }) => [id, label, code, count])).toEqual([
      ['0', 'Oct 2018', '2018-10', 3],
      ['1', 'Dec 2018', '2018-12', 1],
      ['2', 'Dec 2018', '2018-12', 0],
    ])
  })

  it('list the users created last first [LIC-27]', () => {
    expect(monthsOf(reports, 1)[0]?.users.map(({ userName }) => userName)).toEqual(['b', 'a', 'c'])
  })

  it('count the users that the report does not list', () => {
    expect(monthsOf(reports, 2).map(({ count }) => count)).toEqual([0, 0, 70])
  })

  it('belong to product licenses by name, with the name of the newest month', () => {
    expect(addOnsOf(reports).map(({ addOnId, name }) => [addOnId, name])).toEqual([
      [2, 'Apps'],
      [1, 'Material'],
    ])
    expect(addOnsOf([])).toEqual([])
  })
})

it.each([
  [{ startMonth: 10, startYear: 2018 }, true],
  [{ startMonth: 0, startYear: 2018 }, false],
  [{ startMonth: 13, startYear: 2018 }, false],
  [{ startMonth: 1.5, startYear: 2018 }, false],
  [{ startMonth: 10 }, false],
  [{ startYear: 2018 }, false],
])('a report from %j is valid: %s [LIC-28, CONST-16]', (query, valid) => {
  expect(UsersReportQuery.safeParse(query).success).toBe(valid)
})

it.each([
  [undefined, '2019-03', 0],
  ['2019-03', '2019-03', 0],
  ['2019-03', '2019-04', 0],
  ['2019-12', '2020-01', 0],
  ['2019-03', '2025-11', 79],
])('between %s and %s the report lacks %i months [LIC-95]', (before, code, missing) => {
  expect(countMissing(before === undefined ? undefined : { code: before }, { code })).toBe(missing)
})
