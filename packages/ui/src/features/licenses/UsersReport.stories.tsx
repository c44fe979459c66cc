import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { usersReportMessages } from '@sitewright/domain/licenses/report-messages'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import type { MonthlyAddOn, MonthlyReport, MonthlyUser } from '@sitewright/domain/licenses/users-report'
import { failed, loading, ready } from '../../view/view-state'
import { UsersReport } from './UsersReport'

const DAY_MS = 24 * 60 * 60_000

const user = (index: number, createDate: number): MonthlyUser => ({
  userName: `user.${index}`,
  name: `User ${index}`,
  email: `user.${index}@harbour.example`,
  createDate,
  lastLoginDate: index % 4 === 3 ? null : createDate + 20 * DAY_MS,
})
const users = (count: number, end: number): MonthlyUser[] =>
  Array.from({ length: count }, (_, index) => user(index, end - (index + 1) * DAY_MS))

const addOn = (addOnId: number, name: string, maxUsers: number, listed: MonthlyUser[]): MonthlyAddOn => ({
  addOnId,
  name,
  shortName: name.slice(0, 2).toUpperCase(),
  maxUsers,
  numUsers: listed.length,
  users: listed,
})

/** @param place months after October 2018 */
const report = (place: number, count: number): MonthlyReport => {
  const month = 9 + place
  const end = Date.UTC(2018, month + 1)
  return {
    year: 2018 + Math.floor(month / 12),
    month: (month % 12) + 1,
    addOns: [
      addOn(1, 'Material Control', 60, users(count, end)),
      addOn(2, 'Tools and Equipment', -1, users(Math.floor(count / 2), end)),
    ],
  }
}

const COUNTS = [31, 34, 38, 42, 48]
/** December 2018 is missing. */
const REPORTS = COUNTS.map((count, place) => report(place < 2 ? place : place + 1, count))

const meta: Meta<typeof UsersReport> = {
  title: 'Screens/Licenses/Monthly users report',
  component: UsersReport,
  args: {
    view: ready(REPORTS),
    userHref: (userName) => `#user/${userName}`,
    dates: { timeZone: 'UTC' },
  },
}

export default meta
type Story = StoryObj<typeof UsersReport>

const months = (table: HTMLElement): (string | null)[][] =>
  [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))

/** The newest month, a chart of the product license with a mark where months are missing, and its numbers as a table. */
export const Default: Story = {
  parameters: { rows: ['LIC-25', 'LIC-27', 'LIC-29', 'LIC-95'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mar 2019' })).toBeVisible()
    await expect(canvas.getByText('48 users of Material Control')).toBeVisible()
    const numbers = canvas.getByRole('table', { name: 'Users of Material Control per month' })
    await expect(months(numbers)).toEqual([
      ['Oct 2018', '31'],
      ['Nov 2018', '34'],
      ['1 month without a report'],
      ['Jan 2019', '38'],
      ['Feb 2019', '42'],
      ['Mar 2019', '48'],
    ])
    const table = canvas.getByRole('table', { name: 'Users of Material Control in Mar 2019' })
    await expect(months(table)[0]).toEqual([
      'user.0',
      'User 0',
      'user.0@harbour.example',
      '31/3/2019 12:00AM',
      '20/4/2019 12:00AM',
    ])
    await expect(months(table)[3]?.[4]).toBe('Never')
    await expect(canvas.getAllByText('Max Users')[0]).toBeVisible()
    await expect(numbers.querySelector('tfoot')).toHaveTextContent('Max Users60')
  },
}

export const AnotherMonth: Story = {
  name: 'Another month and another product license are chosen by keyboard',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const month = canvas.getByRole('combobox', { name: 'Month' })
    await expect([...month.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Mar 2019',
      'Feb 2019',
      'Jan 2019',
      'Nov 2018',
      'Oct 2018',
    ])
    await userEvent.selectOptions(month, 'Nov 2018')
    await expect(canvas.getByText('34 users of Material Control')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Product License' }), 'Tools and Equipment')
    await expect(canvas.getByRole('table', { name: 'Users of Tools and Equipment in Mar 2019' })).toBeVisible()
    // Unlimited: no line.
    await expect(canvas.queryByText('Max Users')).toBeNull()
  },
}

export const OneMonth: Story = { args: { view: ready(REPORTS.slice(0, 1)) } }

/** A month that comes twice is shown twice. */
export const MonthTwice: Story = {
  name: 'Month that comes twice',
  args: { view: ready([report(0, 3), report(0, 5)]) },
  play: async ({ canvas }) => {
    const numbers = canvas.getByRole('table', { name: 'Users of Material Control per month' })
    await expect(months(numbers)).toEqual([
      ['Oct 2018', '3'],
      ['Oct 2018', '5'],
    ])
  },
}

/** 100 months scroll inside the figure, with the newest in view. */
export const ManyMonths: Story = {
  args: { view: ready(Array.from({ length: 100 }, (_, place) => report(place, 20 + (place % 30)))) },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Users of Material Control per month' })
    await expect(region).toHaveAttribute('tabindex', '0')
    await expect(region.scrollLeft + region.clientWidth).toBeGreaterThan(region.scrollWidth - 2)
    // Whole months are in view: the label of the first one is not cut.
    const left = region.getBoundingClientRect().left
    const cut = [...region.querySelectorAll('text')].filter((text) => {
      const box = text.getBoundingClientRect()
      return box.left < left && box.right > left
    })
    await expect(cut.map((text) => text.textContent)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** 25 users at first, and more on request. */
export const ManyUsers: Story = {
  args: { view: ready([report(0, 250)]) },
  play: async ({ canvas }) => {
    const rows = () => months(canvas.getByRole('table', { name: 'Users of Material Control in Oct 2018' })).length
    await expect(rows()).toBe(25)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100 more' }))
    await expect(rows()).toBe(225)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 25 more' }))
    await expect(rows()).toBe(250)
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull()
  },
}

export const NotListed: Story = {
  name: 'The number of a month whose users the report does not list',
  tags: ['test-only'],
  args: {
    view: ready([
      { year: 2018, month: 10, addOns: [{ addOnId: 1, name: 'Material Control', numUsers: 50_001, users: [] }] },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,001 users of Material Control')).toBeVisible()
    await expect(canvas.getByText(usersReportMessages.notListed)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'CSV' })).toBeNull()
  },
}

/** A month without users. */
export const NoUsers: Story = {
  name: 'Month without users',
  args: { view: ready([report(0, 0)]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: usersReportMessages.noUsers })).toBeVisible()
  },
}

export const LongNames: Story = {
  args: {
    view: ready([
      {
        year: 2019,
        month: 3,
        addOns: [
          addOn(1, 'Material control and procurement of the whole refinery with all of its vendors and sites', 5, [
            {
              ...user(1, 0),
              userName: 'adelheid.konstantinopoulou-weatherington.of.northgate',
              name: 'Adelheid Konstantinopoulou-Weatherington of Northgate Constructors',
              email: 'adelheid.konstantinopoulou-weatherington@northgate-constructors.example',
            },
          ]),
        ],
      },
    ]),
  },
}

export const Loading: Story = { args: { view: loading() } }

/** The report could not be loaded. */
export const Failed: Story = {
  parameters: { rows: ['ERR-40'] },
  args: { view: failed({ message: licenseScreenMessages.reportFailed }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load license report.')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: usersReportMessages.emptyTitle })).toBeVisible())
  },
}
