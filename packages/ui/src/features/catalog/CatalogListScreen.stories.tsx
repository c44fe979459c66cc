import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { CatalogFilter, CatalogKind } from '@sitewright/domain/catalog/model'
import { failed, loading, ready } from '../../view/view-state'
import { environment, integration, productLicense, report } from '../fixtures/catalog'
import { CatalogListScreen, type CatalogListScreenProps } from './CatalogListScreen'

const filter: CatalogFilter = {
  search: '',
  licenseId: undefined,
  onlyActive: true,
  sort: { key: 'name', isDescending: false },
  page: 1,
  pageSize: 20,
}

const environments = [
  environment(),
  environment({ id: 2, name: 'Acceptance', serverUrl: 'https://uat.example.com/', label: 'UAT', uses: 1204 }),
  environment({ id: 3, name: 'Old Production', label: '', isRetired: true, uses: 2 }),
]

/** The screen of any kind, as the portal renders it. */
const Screen = (props: CatalogListScreenProps<CatalogKind>) => <CatalogListScreen {...props} />

const meta: Meta<typeof Screen> = {
  title: 'Screens/Catalog/List',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'environments',
    view: ready({ rows: environments, total: 3 }),
    filter,
    onFilter: fn(),
    pageHref: (page: number) => `#page-${page}`,
    newHref: '#new',
    tabs: (count) => [
      { href: '#environments', label: 'Environments', isCurrent: true, ...(count !== undefined && { count }) },
      { href: '#productLicenses', label: 'Product Licenses' },
    ],
    rowLink: ({ id }) => ({ id: `entry-${id}`, href: `#entry-${id}`, onClick: fn() }),
    table: { density: 'comfortable', onDensity: fn(), hidden: [], onHidden: fn() },
  },
}

export default meta
type Story = StoryObj<typeof Screen>

/** Shows address, label, uses and state of environments. */
export const Environments: Story = {
  parameters: { rows: ['CAT-02', 'CAT-08'] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Acceptance/ })
    await expect(row).toHaveTextContent('https://uat.example.com/')
    await expect(row).toHaveTextContent('UAT')
    await expect(row).toHaveTextContent('1,204')
    await expect(row).toHaveTextContent('Offered')
    await expect(canvas.getByRole('row', { name: /Old Production/ })).toHaveTextContent('Retired')
    await expect(canvas.getByRole('link', { name: 'New Environment' })).toHaveAttribute('href', '#new')
  },
}

/** Shows number, short name, kind and role groups of product licenses. */
export const ProductLicenses: Story = {
  parameters: { rows: ['CAT-03'] },
  args: {
    kind: 'productLicenses',
    view: ready({
      rows: [productLicense({ uses: 7 }), productLicense({ id: 6, name: 'Vendors', isVendor: true })],
      total: 2,
    }),
  },
  play: async ({ canvas }) => {
    const cells = canvas.getByRole('row', { name: /Material Control/ }).querySelectorAll('td, th')
    await expect([...cells].map((cell) => cell.textContent)).toEqual([
      'Material Control',
      '12',
      'MC',
      'Standard',
      '2',
      '7',
      'Offered',
    ])
    await expect(canvas.getByRole('row', { name: /Vendors/ })).toHaveTextContent('Vendor')
  },
}

/** Shows picture and setup address of integrations. */
export const Integrations: Story = {
  parameters: { rows: ['CAT-04'] },
  args: { kind: 'integrations', view: ready({ rows: [integration()], total: 1 }) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Gate Readers/ })
    await expect(row).toHaveTextContent('https://pictures.example.com/gates.svg')
    await expect(row).toHaveTextContent('https://gates.example.com/setup')
  },
}

/** Shows the path of reports. */
export const Reports: Story = {
  parameters: { rows: ['CAT-04'] },
  args: { kind: 'reports', view: ready({ rows: [report()], total: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Cable Pulls/ })).toHaveTextContent('/Cables/Pulls')
  },
}

export const Loading: Story = {
  args: { view: loading() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Environments', level: 1 })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to load environments.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, onlyActive: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Add one before you create the first license/)).toBeVisible()
  },
}

export const OnlyRetired: Story = {
  name: 'An empty list says how many retired entries it hides',
  tags: ['test-only'],
  parameters: { rows: ['CAT-08'] },
  args: { view: ready({ rows: [], total: 0 }), inactiveCount: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/2 retired environments are hidden\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show retired environments too' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ onlyActive: false })
  },
}

export const NothingMatches: Story = {
  args: { view: ready({ rows: [], total: 0 }), filter: { ...filter, search: 'zzzz' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '' })
  },
}

export const VeryLongText: Story = {
  args: {
    view: ready({
      rows: [environment({ name: 'Northgate '.repeat(10), serverUrl: `https://${'a'.repeat(60)}.example.com/` })],
      total: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Northgate/ })).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['CAT-08'] },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Filter environments' })).toHaveFocus()
    await userEvent.keyboard('uat{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: 'uat' })
    canvas.getByRole('checkbox', { name: 'Hide Retired' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ onlyActive: false })
  },
}
