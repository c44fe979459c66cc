import type { LicenseFilter } from '@sitewright/domain/licenses/model'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { allLicenses, harbourWorks, LICENSE_NOW, longLicense } from '../fixtures/licenses'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { LicenseListScreen } from './LicenseListScreen'

const filter: LicenseFilter = {
  search: '',
  licenseId: undefined,
  sort: { key: 'licenseId', isDescending: false },
  page: 1,
  pageSize: 20,
  facets: [],
}

/** The text of a cell that is visible in this window. */
const visibleText = (cell: HTMLElement): string => cell.innerText.replaceAll(/\s+/g, ' ').trim()

const meta: Meta<typeof LicenseListScreen> = {
  title: 'Screens/Licenses/List',
  component: LicenseListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ rows: allLicenses, total: 24 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    rowLink: ({ licenseId }) => ({ id: `license-${licenseId}`, href: `#license-${licenseId}`, onClick: fn() }),
    now: LICENSE_NOW,
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof LicenseListScreen>

/** Limits and usage of each license, its state and its end. */
export const Default: Story = {
  parameters: { rows: ['LIC-08', 'LIC-09', 'LIC-10', 'LIC-11', 'LIC-38', 'LIC-43', 'LIC-78'] },
  play: async ({ canvas }) => {
    const cells = (name: RegExp) => {
      const row = within(canvas.getByRole('row', { name }))
      return [row.getByRole('rowheader'), ...row.getAllByRole('cell')].map(visibleText)
    }
    await expect(cells(/Northgate/)).toEqual([
      'Northgate Constructors',
      '1',
      'Northgate Constructors Ltd.',
      '44',
      '50',
      '240',
      '300',
      'Active',
      '6/6/2027',
    ])
    await expect(cells(/Harbour/).slice(5)).toEqual(['60', 'Unlimited', 'Active', '17/12/2026 30 days left'])
    await expect(cells(/Old Quarry/).slice(7)).toEqual(['Inactive', '4/10/2026 Expired'])
    await expect(cells(/Kestrel/).at(-1)).toBe('Never')
    await expect(cells(/Juniper/).slice(5, 7)).toEqual(['8', 'Unlimited'])
    await expect(canvas.getByRole('link', { name: 'Harbour Works' })).toHaveAttribute('href', '#license-2')
    await expect(canvas.getByRole('link', { name: 'New License' })).toHaveAttribute('href', '#new')
  },
}

/** Without the role there is no link to create one. */
export const CannotCreate: Story = {
  parameters: { rows: ['LIC-13'] },
  args: { newHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'New License' })).toBeNull()
  },
}

export const Sorted: Story = {
  name: 'A head sorts, and the search finds by name, company or id',
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expiry Date' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: { key: 'expiryDate', isDescending: false } })
    await expect(canvas.getByRole('searchbox', { name: 'Filter licenses' })).toHaveAttribute(
      'placeholder',
      'Name, company or id',
    )
  },
}

/** Marks what the search found. */
export const Searched: Story = {
  name: 'Search results',
  args: { filter: { ...filter, search: 'harbour' }, view: ready({ rows: [harbourWorks], total: 1 }) },
}

const counts = { all: 24, expiring: 4, expired: 1, overLimit: 2, inactive: 0 }

/** Facets count what they show, and several can be on together. */
export const WithFacets: Story = {
  parameters: { rows: ['LIC-90', 'LIC-91'] },
  args: { facets: { counts } },
  play: async ({ canvas, args }) => {
    const facets = within(await canvas.findByRole('group', { name: 'Show only' }))
    await expect(facets.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All24',
      'Expiring4',
      'Expired1',
      'Over limit2',
      'Inactive0',
    ])
    await expect(facets.getByRole('button', { name: /^All/, pressed: true })).toBeVisible()
    await userEvent.click(facets.getByRole('button', { name: /^Expired/ }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: ['expired'] })
  },
}

export const TwoFacets: Story = {
  name: 'A facet that is on turns off alone, and All turns all off',
  tags: ['test-only'],
  parameters: { rows: ['LIC-91'] },
  args: { facets: { counts }, filter: { ...filter, facets: ['expired', 'inactive'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Inactive/ }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: ['expired'] })
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: /^All/ }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: [] })
  },
}

export const NoCounts: Story = {
  name: 'Without their counts, facets have no numbers',
  tags: ['test-only'],
  parameters: { rows: ['LIC-90'] },
  args: { facets: { counts: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Expired' })).toBeVisible()
  },
}

export const EmptyFacet: Story = {
  name: 'A facet without licenses offers all of them',
  tags: ['test-only'],
  parameters: { rows: ['LIC-91'] },
  args: {
    facets: { counts },
    filter: { ...filter, facets: ['inactive'] },
    view: ready({ rows: [], total: 0 }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ facets: [] })
  },
}

/** Says by how many a license is over a limit. */
export const OverLimit: Story = {
  parameters: { rows: ['LIC-92'] },
  args: {
    view: ready({
      rows: [
        { ...harbourWorks, maxProjects: 4 },
        { ...harbourWorks, licenseId: 9, name: 'Eastmoor Water', company: '', maxUsers: 60 },
        { ...harbourWorks, licenseId: 10, name: 'Granite Pass Tunnels', company: '', maxUsers: 59 },
      ],
      total: 3,
    }),
  },
  play: async ({ canvas }) => {
    const texts = (name: RegExp) =>
      within(canvas.getByRole('row', { name })).getAllByRole('cell').map(visibleText).slice(2, 6)
    await expect(texts(/Harbour/)).toEqual(['2 over 6', '4', '60', 'Unlimited'])
    await expect(texts(/Eastmoor/)).toEqual(['6', '10', '60', '60'])
    await expect(texts(/Granite/)).toEqual(['6', '10', '1 over 60', '59'])
  },
}

export const Blocks: Story = {
  name: 'At 320 px each license is a block, and nothing scrolls sideways but the headers',
  tags: ['test-only'],
  parameters: { rows: ['LIC-97'] },
  args: OverLimit.args ?? {},
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Harbour/ })
    await expect(within(row).getAllByRole('cell').map(visibleText)).toEqual([
      '2',
      'Harbour Works Ltd.',
      '2 over 6 of 4',
      '60 of Unlimited',
      'Active',
      '17/12/2026 30 days left',
    ])
    const region = canvas.getByRole('region', { name: 'Licenses' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to load licenses', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to load licenses', 'Request req-7f3a'),
}

export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }) },
  play: showsNothing('No licenses found', 'There are no licenses yet.', 'announced'),
}

export const NothingFound: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'tunnel' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No licenses found', { selector: '[role="status"]' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '' })
  },
}

export const TooLong: Story = { args: { view: ready({ rows: [longLicense, ...allLicenses], total: 24 }) } }

export const Many: Story = {
  args: {
    view: ready({
      rows: Array.from({ length: 16 }, (_, round) =>
        allLicenses.map((row, place) => ({ ...row, licenseId: round * allLicenses.length + place + 1 })),
      ).flat(),
      total: 500,
    }),
    filter: { ...filter, pageSize: 100 },
  },
}
