import { expect, it } from 'vitest'
import { usersCsv, usersCsvName } from './users-csv'

it('quotes cells and makes no formula of what people typed', () => {
  const text = usersCsv([
    {
      userName: 'ava.thorsen',
      name: 'Thorsen, "Ava"',
      email: '=HYPERLINK("x")',
      createDate: Date.UTC(2018, 9, 4, 9, 12),
      lastLoginDate: null,
    },
  ])
  expect(text).toBe(
    `\uFEFFUsername,Name,Email,Created,Last Login\r\nava.thorsen,"Thorsen, ""Ava""","'=HYPERLINK(""x"")",2018-10-04T09:12:00.000Z,\r\n`,
  )
})

it.each([
  [{ addOnId: 3, name: 'Material Control', shortName: 'MC' }, 'users-2019-03-MC.csv'],
  [{ addOnId: 3, name: 'Material Control' }, 'users-2019-03-3.csv'],
])('names the file of %j %s', (addOn, name) => {
  expect(usersCsvName(addOn, { id: '0', label: 'Mar 2019', code: '2019-03', count: 0, users: [] })).toBe(name)
})
