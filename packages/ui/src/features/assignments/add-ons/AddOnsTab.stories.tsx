import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { refused } from '@sitewright/domain/shared/policy'
import { type LeaveGuardProps, LeaveGuardProvider } from '../../../leave-guard/LeaveGuard'
import { failed, loading, ready } from '../../../view/view-state'
import { licenseAddOns, longAddOns } from '../../fixtures/add-ons'
import { roleInfo } from '../../fixtures/roles'
import { type AddOnsOf, AddOnsTab, type AddOnsTabProps } from './AddOnsTab'

const vendors = { all: ['Acme Fabrication', 'Bolt & Sons', 'Coastal Coatings'], assigned: [] }
const content: AddOnsOf = { addOns: licenseAddOns, assigned: [1, 2], givenBy: {}, vendors, tag: '"1"' }
const onSave = fn<AddOnsTabProps['onSave']>()
const guard = fn<(props: LeaveGuardProps) => null>(() => null)

const meta: Meta<typeof AddOnsTab> = {
  title: 'Screens/Users/Product licenses',
  component: AddOnsTab,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(content), edit: { allowed: true }, confirmsRemoval: true, onSave },
  decorators: [
    (Story) => (
      <LeaveGuardProvider guard={guard}>
        <Story />
      </LeaveGuardProvider>
    ),
  ],
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue({ status: 'saved' })
    guard.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof AddOnsTab>

export const Default: Story = {
  name: 'Product licenses are checkboxes, those of vendors apart, with their seats [USER-61, USER-62, GROUP-13, KEY-30]',
  play: async ({ canvas }) => {
    const products = within(canvas.getByRole('group', { name: 'Product Licenses' }))
    await expect(products.getByRole('checkbox', { name: 'Core' })).toBeChecked()
    await expect(products.getByRole('checkbox', { name: 'Core' })).toHaveAccessibleDescription('Unlimited')
    await expect(products.getByRole('checkbox', { name: 'Preservation' })).toHaveAccessibleDescription('19 of 20')
    const ofVendors = within(canvas.getByRole('group', { name: 'Vendor Product Licenses' }))
    await expect(ofVendors.getByRole('checkbox', { name: 'Vendor Portal' })).not.toBeChecked()
    // A limit of 0 hides it.
    await expect(canvas.queryByRole('checkbox', { name: 'Sensors' })).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const Save: Story = {
  name: 'A save names the product licenses that are assigned directly [USER-77]',
  args: { view: ready({ ...content, givenBy: { '3': ['Night Shift'] } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Material Control' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave).toHaveBeenCalledWith({ addOnIds: [1], vendors: [] }, '"1"')
  },
}

export const Inherited: Story = {
  name: 'Inherited ones are selected and fixed, with the badge and the groups [USER-77, USER-81, USER-82]',
  args: { view: ready({ ...content, givenBy: { '3': ['Site Admins', 'Night Shift'] } }) },
  play: async ({ canvas }) => {
    const inherited = canvas.getByRole('checkbox', { name: 'Preservation' })
    await expect(inherited).toBeChecked()
    await expect(inherited).toHaveAttribute('aria-disabled', 'true')
    await expect(inherited).toHaveAccessibleDescription(/From Site Admins, Night Shift/)
    await expect(canvas.getByTitle('Site Admins, Night Shift')).toHaveTextContent('User Group')
    await userEvent.click(inherited)
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const VendorReplaces: Story = {
  name: 'A vendor product license drops the others at once, and says what goes with them [USER-63, USER-65, USER-75, GROUP-18]',
  args: { view: ready({ ...content, assigned: [1], roles: roleInfo([0]) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).not.toBeChecked()
    await expect(canvas.getByText('Vendor Portal replaces Core, 1 role will be removed.')).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getAllByRole('listitem', { hidden: true }).map((chip) => chip.textContent)).toEqual([
      'Added: Vendor Portal',
      'Removed: Core',
      'Removed: 1 role',
    ])
    await expect(guard.mock.lastCall?.[0].changes.at(-1)?.label).toBe('1 role')
  },
}

export const MixesWithGroups: Story = {
  name: 'Disables the kind that cannot be combined with an inherited one, and names the group [USER-128]',
  args: { view: ready({ ...content, assigned: [2], givenBy: { '5': ['Vendor Coordinators'] } }) },
  play: async ({ canvas }) => {
    const core = canvas.getByRole('checkbox', { name: 'Core' })
    await expect(core).toHaveAttribute('aria-disabled', 'true')
    await expect(core).toHaveAccessibleDescription(
      /Vendor product licenses and others cannot be combined. This user inherits the other kind from Vendor Coordinators./,
    )
    await userEvent.click(core)
    await expect(core).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Vendor Shipping' })).not.toHaveAttribute('aria-disabled')
    // A stored product license can be removed, and chosen again until the save.
    const material = canvas.getByRole('checkbox', { name: 'Material Control' })
    await userEvent.click(material)
    await expect(material).not.toBeChecked()
    await userEvent.click(material)
    await expect(material).toBeChecked()
  },
}

export const RolesCannotBeTaken: Story = {
  name: 'A product license stays if you cannot remove its roles, and names them [ROLE-55]',
  args: { view: ready({ ...content, lockedRoles: [{ roleId: 9, roleGroupId: 1, label: 'Administer Site' }] }) },
  play: async ({ canvas }) => {
    const core = canvas.getByRole('checkbox', { name: 'Core' })
    await expect(core).toHaveAccessibleDescription(
      /Only somebody who holds these roles, or the role ADMINISTER_ROLE, can take them away: Administer Site./,
    )
    await userEvent.click(core)
    await expect(core).toBeChecked()
    // The other kind would replace 'Core'.
    await expect(canvas.getByRole('checkbox', { name: 'Vendor Portal' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Material Control' }))
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  },
}

export const BothKinds: Story = {
  name: 'An API key holds vendor product licenses beside the others [KEY-30]',
  args: { view: ready({ ...content, assigned: [1], vendors: undefined, canMixKinds: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).toBeChecked()
    await expect(canvas.queryByText(/Vendor Portal replaces/)).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await expect(onSave.mock.lastCall?.[0].addOnIds.toSorted()).toEqual([1, 5])
  },
}

export const VendorNameMissing: Story = {
  name: 'A vendor product license needs a vendor’s name [USER-67]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const field = canvas.getByRole('combobox', { name: 'Vendors' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(
      /^You must select at least one Vendor name in order to assign Vendor Product License/,
    )
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const VendorsChosen: Story = {
  name: 'Vendors are chosen among those of the license, and saved with the product licenses [USER-66, USER-68]',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Vendors' }), 'bolt')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await expect(onSave.mock.lastCall?.[0]).toEqual({ addOnIds: [5], vendors: ['Bolt & Sons'], vendorsBefore: [] })
  },
}

export const VendorsCleared: Story = {
  name: 'A product license that is no vendor’s clears the vendors [USER-64]',
  args: { view: ready({ ...content, assigned: [5], vendors: { ...vendors, assigned: ['Bolt & Sons'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Vendors' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Core' }))
    await expect(canvas.getByText('Assigned vendors are cleared.')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave.mock.lastCall?.[0]).toEqual({ addOnIds: [1], vendors: [], vendorsBefore: ['Bolt & Sons'] })
  },
}

export const OfAGroup: Story = {
  name: 'A user group has no vendors, and removing all asks nothing [GROUP-13]',
  args: { view: ready({ ...content, vendors: undefined }), confirmsRemoval: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave).toHaveBeenCalledWith({ addOnIds: [] }, '"1"')
  },
}

const refusal = addOnMessages.limitReached('Preservation')

export const LimitReached: Story = {
  name: 'A refusal for want of seats stands at the list, and the choice stays [USER-70, USER-72, GROUP-19]',
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'failed', message: refusal })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Preservation' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const note = await canvas.findByText(refusal)
    await expect(note).toBeVisible()
    await expect(note.closest('[role="alert"]')).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Preservation' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Preservation' }))
    await expect(canvas.queryByText(refusal)).toBeNull()
  },
}

export const RemoveAll: Story = {
  name: 'Removing all asks first, as it removes all roles [USER-75, USER-76]',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    for (const name of ['Core', 'Material Control']) await userEvent.click(canvas.getByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const dialog = within(await page.findByRole('alertdialog', { name: 'Remove all product licenses?' }))
    await waitFor(() =>
      expect(dialog.getByText('Removing all product licenses will also remove all roles of this user.')).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await userEvent.click(await page.findByRole('button', { name: 'Remove all' }))
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await expect(onSave.mock.lastCall?.[0].addOnIds).toEqual([])
  },
}

/** A server where somebody else has assigned Preservation in between. */
function Contested(props: AddOnsTabProps) {
  const [version, setVersion] = useState(1)
  const save: AddOnsTabProps['onSave'] = async () => {
    setVersion(2)
    return { status: 'conflict' }
  }
  const assigned = version === 1 ? [1, 2] : [1, 2, 3]
  return <AddOnsTab {...props} view={ready({ ...content, assigned, tag: `"${version}"` })} onSave={save} />
}

export const Conflict: Story = {
  name: 'Somebody else saved in between: what differs, and nothing is lost',
  render: (args) => <Contested {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Material Control' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(await canvas.findByRole('row', { name: 'Material Control Assigned Not assigned' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Preservation Assigned Not assigned' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Material Control' })).not.toBeChecked()
  },
}

export const ReadOnly: Story = {
  name: 'Read-only with its reason [ROLE-50]',
  args: {
    view: ready({ ...content, assigned: [5], vendors: { ...vendors, assigned: ['Bolt & Sons'] } }),
    edit: refused('This needs the role ADMINISTER_USER_CREATE_UPDATE.'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Core' }))
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull()
  },
}

export const NoneOffered: Story = {
  name: 'A license whose product licenses are all hidden says that it has none',
  args: { view: ready({ ...content, addOns: licenseAddOns.filter((addOn) => addOn.maxUsers === 0), assigned: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This license has no product licenses.' })).toBeVisible()
  },
}

export const NoneInTheLicense: Story = { args: { view: ready({ ...content, addOns: [], assigned: [] }) } }

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  name: 'Product licenses that cannot be read can be tried again [ERR-55]',
  args: { view: failed({ message: 'No such user.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to load user Product Licenses.' })).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: { view: ready({ ...content, addOns: longAddOns, assigned: [], givenBy: { '1': ['Site Admins'] } }) },
}

export const LargeTextOnAPhone: Story = {
  name: 'Text of twice the size on a phone breaks no word of a name or a number of seats',
  ...Inherited,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const root = document.documentElement
    root.style.fontSize = '200%'
    try {
      for (const text of ['Preservation', 'Unlimited']) {
        const words = document.createRange()
        words.selectNodeContents(canvas.getAllByText(text)[0] ?? root)
        await expect(words.getClientRects()).toHaveLength(1)
      }
    } finally {
      root.style.fontSize = ''
    }
  },
}

export const KeyboardAlone: Story = {
  name: 'Product licenses are chosen and saved with the keyboard alone [USER-61]',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Material Control' })).not.toBeChecked()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(onSave).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('checkbox', { name: 'Material Control' })).toHaveFocus()
  },
}
