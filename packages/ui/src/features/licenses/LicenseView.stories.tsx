import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, loading, ready } from '../../view/view-state'
import { licenseAddOns, longAddOns } from '../fixtures/add-ons'
import {
  harbourWorks,
  LICENSE_NOW,
  longLicense,
  neverExpiring,
  northgate,
  oddLimits,
  oldQuarry,
  overLimit,
} from '../fixtures/licenses'
import { showsFailure } from '../fixtures/plays'
import { LicenseView } from './LicenseView'

const meta: Meta<typeof LicenseView> = {
  title: 'Screens/Licenses/View',
  component: LicenseView,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(harbourWorks),
    failedTitle: 'Failed to load licenses',
    addOns: ready(licenseAddOns),
    now: LICENSE_NOW,
    listHref: '#list',
    settingsHref: '#settings',
    editHref: '#edit',
  },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof LicenseView>

/** Facts, badges and how full each limit is. */
export const Default: Story = {
  parameters: {
    rows: [
      'LIC-03',
      'LIC-04',
      'LIC-06',
      'LIC-11',
      'LIC-14',
      'LIC-15',
      'LIC-18',
      'LIC-24',
      'LIC-35',
      'LIC-36',
      'LIC-37',
      'LIC-39',
      'LIC-41',
      'LIC-42',
      'LIC-43',
      'LIC-44',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Harbour Works', level: 1 })).toBeVisible()
    await expect(canvas.getByText('Active')).toBeVisible()
    await expect(canvas.getByText('30 days left')).toBeVisible()
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(facts).toEqual(['2', 'Harbour Works Ltd.', '17/12/2026', '5, 10, 30', 'PROD', 'super.admin'])
    const usage = within(canvas.getByRole('table', { name: 'Usage' }))
    await expect(usage.getByRole('meter', { name: 'Projects' })).toHaveAttribute('aria-valuetext', '60 %')
    const users = within(usage.getByRole('row', { name: /Users/ }))
    await expect(users.getByText('Unlimited')).toBeVisible()
    await expect(users.getByText('N/A')).toBeVisible()

    const products = within(canvas.getByRole('table', { name: 'Product Licenses' }))
    await expect(products.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'CORECore',
      'MCMaterial Control',
      'PRSPreservation',
      'VPVendor PortalVendor',
      'VSVendor ShippingVendor',
    ])
    await expect(products.getByRole('meter', { name: 'Preservation' })).toHaveAttribute(
      'aria-valuetext',
      '95 %, nearly full',
    )
    await expect(products.queryByText('Sensors')).toBeNull()
  },
}

export const ShortNameMissing: Story = {
  name: 'A badge without a short name in its data shows the short name, then the name',
  tags: ['test-only'],
  parameters: { rows: ['LIC-04'] },
  args: {
    addOns: ready(
      licenseAddOns.slice(1, 3).map((addOn, place) => ({
        ...addOn,
        shortName: place === 0 ? addOn.shortName : '',
        addonData: { ...addOn.addonData, shortName: '' },
      })),
    ),
  },
  play: async ({ canvas }) => {
    const products = within(canvas.getByRole('table', { name: 'Product Licenses' }))
    await expect(products.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'MCMaterial Control',
      'PreservationPreservation',
    ])
  },
}

export const Valid: Story = {
  name: 'More than 60 days left is valid',
  tags: ['test-only'],
  parameters: { rows: ['LIC-17', 'LIC-20'] },
  args: { view: ready(northgate) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid')).toBeVisible()
    await expect(canvas.getByText('PROD, UAT')).toBeVisible()
  },
}

/** An expired, inactive license. */
export const Expired: Story = {
  parameters: { rows: ['LIC-11', 'LIC-16', 'LIC-20'] },
  args: { view: ready(oldQuarry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getByText('Inactive')).toBeVisible()
  },
}

/** A license without an end has no badge for it. */
export const NeverExpires: Story = {
  parameters: { rows: ['LIC-19'] },
  args: { view: ready(neverExpiring) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never')).toBeVisible()
    for (const text of ['Valid', 'Expired', /days left/]) await expect(canvas.queryByText(text)).toBeNull()
  },
}

export const LimitOfZero: Story = {
  name: 'No project of none is 0 %, and a limit below -1 is unlimited',
  tags: ['test-only'],
  parameters: { rows: ['LIC-40', 'LIC-43'] },
  args: { view: ready(oddLimits) },
  play: async ({ canvas }) => {
    const usage = within(canvas.getByRole('table', { name: 'Usage' }))
    await expect(usage.getByRole('meter', { name: 'Projects' })).toHaveAttribute('aria-valuetext', '0 %')
    await expect(usage.getByText('Unlimited')).toBeVisible()
  },
}

/** The bar ends at 100 %, the number does not. */
export const OverTheLimit: Story = {
  parameters: { rows: ['LIC-40'] },
  args: { view: ready(overLimit) },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Users' })
    await expect(meter).toHaveAttribute('aria-valuenow', '100')
    await expect(meter).toHaveAttribute('aria-valuetext', '123400 %, over the limit')
  },
}

export const CustomerAdministrator: Story = {
  name: 'Without all-licenses access there is no list to go back to, nor Edit',
  tags: ['test-only'],
  parameters: { rows: ['LIC-82'] },
  args: { listHref: undefined, editHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Settings'])
  },
}

export const WithAReport: Story = {
  name: 'Has places for the reports and the integrations',
  tags: ['test-only'],
  args: {
    reportChoice: <p>Report</p>,
    monthlyReport: <section aria-label="Users per month">Users per month</section>,
    integrations: <section aria-label="Integrations">Integrations</section>,
  },
}

export const Loading: Story = { args: { view: loading(), addOns: loading() } }

/** Product licenses that could not be loaded leave the rest of the page. */
export const ProductsFailed: Story = {
  args: { addOns: failed({ message: 'Failed to load default Product Licenses.' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Usage' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  },
}

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to load licenses', requestId: 'req-7f3a' }, fn()) },
  play: showsFailure('Failed to load licenses', 'Request req-7f3a'),
}

export const NotFound: Story = {
  args: { view: failed({ message: 'No such license.', missingTitle: 'Not found' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Not found\s*No such license\./)
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

export const NoProducts: Story = {
  args: { addOns: ready([]) },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('table', { name: 'Product Licenses' })).getByText('None')).toBeVisible()
  },
}

export const TooLong: Story = { args: { view: ready(longLicense), addOns: ready(longAddOns) } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    for (const name of ['Licenses', 'Settings', 'Edit']) {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name })).toHaveFocus()
    }
  },
}
