import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { toCatalogDuplicate } from '@sitewright/domain/catalog/forms'
import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import { failed, ready } from '../../view/view-state'
import { environment, productLicense, roleGroups } from '../fixtures/catalog'
import { NewCatalogEntryScreen } from './NewCatalogEntryScreen'

const meta: Meta<typeof NewCatalogEntryScreen> = {
  title: 'Screens/Catalog/New',
  component: NewCatalogEntryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'environments',
    roleGroups: ready(roleGroups),
    listHref: '#list',
    onSave: fn(async () => ({ status: 'saved' as const, value: environment() })),
    onSaved: fn(),
    onBack: fn(),
  },
}

export default meta
type Story = StoryObj<typeof NewCatalogEntryScreen>

export const AsItOpens: Story = {}

/** A new environment has a name, a label and an address. */
export const Environment: Story = {
  parameters: { rows: ['CAT-02'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Production ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Label' }), 'PROD')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), 'https://prod.example.com/')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { name: 'Production', label: 'PROD', serverUrl: 'https://prod.example.com/' },
        undefined,
      ),
    )
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(environment()))
  },
}

/** A new product license has a number and role groups. */
export const ProductLicense: Story = {
  parameters: { rows: ['CAT-03'] },
  args: { kind: 'productLicenses' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Number' }), '40')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Drones')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Short Name' }), 'DR')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mobile Tools' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        {
          id: 40,
          name: 'Drones',
          shortName: 'DR',
          description: '',
          color: '#2f6fd6',
          isVendor: false,
          roleGroupIds: new Set([3]),
        },
        undefined,
      ),
    )
  },
}

export const RoleGroupsFailed: Story = {
  name: 'Role groups that could not be loaded can be loaded again',
  tags: ['test-only'],
  parameters: { rows: ['CAT-03'] },
  args: {
    kind: 'productLicenses',
    roleGroups: failed({ message: 'Failed to load role groups.', requestId: 'req-7f3a' }, fn()),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Failed to load role groups.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.roleGroups?.state === 'failed' && args.roleGroups.retry).toHaveBeenCalled()
  },
}

/** A new integration needs only a name. */
export const Integration: Story = {
  parameters: { rows: ['CAT-04'] },
  args: { kind: 'integrations' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Gates')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ name: 'Gates', imgUrl: '', setupUrl: '' }, undefined),
    )
  },
}

export const InvalidAddress: Story = {
  name: 'An unsafe address is rejected before it is sent',
  tags: ['test-only'],
  parameters: { rows: ['CAT-05'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Production')
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(address, 'http://prod.example.com/')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(expect.stringContaining(catalogFieldMessages.address)),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const AllInvalid: Story = {
  name: 'A rejected save names every invalid field and keeps what was typed',
  tags: ['test-only'],
  parameters: { rows: ['CAT-06'] },
  args: {
    kind: 'reports',
    onSave: fn(async () => ({
      status: 'failed' as const,
      message: 'Some values are invalid.',
      fields: {
        name: [catalogFieldMessages.required],
        path: [catalogFieldMessages.taken('Cable Pulls')],
      },
    })),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    const path = canvas.getByRole('textbox', { name: 'Path' })
    await userEvent.type(name, 'Pulls')
    await userEvent.type(path, '/Cables/Pulls')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(path).toHaveAccessibleDescription(expect.stringContaining('Cable Pulls already has this value.')),
    )
    await expect(name).toHaveAccessibleDescription(catalogFieldMessages.required)
    await expect(path).toHaveValue('/Cables/Pulls')
  },
}

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['CAT-04'] },
  args: { kind: 'reports' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus()
    await userEvent.keyboard('Pulls')
    await userEvent.tab()
    await userEvent.keyboard('/Cables/Pulls{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ name: 'Pulls', path: '/Cables/Pulls' }, undefined))
  },
}

export const Duplicate: Story = {
  name: 'A duplicate of a product license starts with its values, without its number and names',
  tags: ['test-only'],
  parameters: { rows: ['CAT-17'] },
  args: { kind: 'productLicenses', duplicate: ready(toCatalogDuplicate(productLicense())) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Number' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Short Name' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Receiving, storing and shipping.')
    await expect(canvas.getByRole('checkbox', { name: 'Administration' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Mobile Tools' })).not.toBeChecked()
  },
}
