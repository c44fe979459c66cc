import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { refused } from '@sitewright/domain/shared/policy'
import { type LeaveGuardProps, LeaveGuardProvider } from '../../../leave-guard/LeaveGuard'
import { failed, loading, ready } from '../../../view/view-state'
import { licenseAddOns, longAddOns } from '../../fixtures/add-ons'
import { roleInfo } from '../../fixtures/roles'
import { showsNothing } from '../../fixtures/plays'
import { type AddOnsContent, AddOnsTab, type AddOnsTabProps } from './AddOnsTab'

const vendors = { all: ['Acme Fabrication', 'Bolt & Sons', 'Coastal Coatings'], assigned: [] }
const tag = '"1"'
const content: AddOnsContent = { addOns: licenseAddOns, assigned: { value: [1, 2], tag }, vendors }
const assign = (...value: number[]) => ({ assigned: { value, tag } })
const inherit = (userGroupsByAddOnId: Record<string, string[]>) => ({ groupInfo: { userGroupsByAddOnId } })
const choose = (addOnIds: number[], ...names: string[]) => ({ addOnIds: new Set(addOnIds), vendors: new Set(names) })
const onSave = fn<AddOnsTabProps['onSave']>()
const guard = fn<(props: LeaveGuardProps) => null>(() => null)

const meta: Meta<typeof AddOnsTab> = {
  title: 'Screens/Users/Product licenses',
  component: AddOnsTab,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(content),
    edit: { allowed: true },
    readOnlyText: (reason) => reason,
    confirmsRemoval: true,
    onSave,
  },
  decorators: [
    (Story) => (
      <LeaveGuardProvider guard={guard}>
        <Story />
      </LeaveGuardProvider>
    ),
  ],
  beforeEach: () => {
    onSave.mockReset().mockImplementation(async (value) => ({ status: 'saved', value, etag: '"2"' }))
    guard.mockClear()
  },
}

export default meta
type Story = StoryObj<typeof AddOnsTab>

/** Product licenses are checkboxes in two lists, with their seats. */
export const Default: Story = {
  parameters: { rows: ['USER-61', 'USER-62', 'GROUP-13', 'KEY-30'] },
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
  name: 'A save sends the product licenses that are assigned directly',
  tags: ['test-only'],
  parameters: { rows: ['USER-77'] },
  args: { view: ready({ ...content, ...inherit({ '3': ['Night Shift'] }) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Material Control' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave).toHaveBeenCalledWith(
      choose([1]),
      expect.objectContaining({ version: tag, base: choose([1, 2]), changedFields: ['addOnIds'] }),
    )
  },
}

/** Inherited ones are selected and fixed, with the badge and the groups. */
export const Inherited: Story = {
  parameters: { rows: ['USER-77', 'USER-81', 'USER-82'] },
  args: { view: ready({ ...content, ...inherit({ '3': ['Site Admins', 'Night Shift'] }) }) },
  play: async ({ canvas }) => {
    const inherited = canvas.getByRole('checkbox', { name: 'Preservation' })
    await expect(inherited).toBeChecked()
    await expect(inherited).toHaveAttribute('aria-disabled', 'true')
    await expect(inherited).toHaveAccessibleDescription(/From Site Admins, Night Shift/)
    await expect(canvas.getAllByText('User Group')).not.toHaveLength(0)
    await userEvent.click(inherited)
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  },
}

export const VendorReplaces: Story = {
  name: 'A vendor product license replaces the others at once, and says what it removes, until it is saved',
  tags: ['test-only'],
  parameters: { rows: ['USER-63', 'USER-65', 'USER-75', 'GROUP-18'] },
  args: { view: ready({ ...content, ...assign(1), roles: roleInfo([0]) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).not.toBeChecked()
    await expect(canvas.getByText('Adding Vendor Portal removes Core and 1 role.')).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getAllByRole('listitem', { hidden: true }).map((chip) => chip.textContent)).toEqual([
      'Added: Vendor Portal',
      'Removed: Core',
      'Removed: 1 role',
    ])
    await expect(guard.mock.lastCall?.[0].changes.at(-1)?.label).toBe('1 role')
    await expect(bar.getByText('3 unsaved changes')).toBeVisible()
  },
}

export const MixesWithGroups: Story = {
  name: 'Disables the kind that cannot be combined with an inherited one, and names the group',
  tags: ['test-only'],
  parameters: { rows: ['USER-128'] },
  args: { view: ready({ ...content, ...assign(2), ...inherit({ '5': ['Vendor Coordinators'] }) }) },
  play: async ({ canvas }) => {
    const core = canvas.getByRole('checkbox', { name: 'Core' })
    await expect(core).toHaveAttribute('aria-disabled', 'true')
    await expect(core).toHaveAccessibleDescription(
      /You can't combine vendor and standard product licenses. This user inherits the other kind from Vendor Coordinators./,
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
  name: 'A product license stays if you cannot remove its roles, and names them',
  tags: ['test-only'],
  parameters: { rows: ['ROLE-55'] },
  args: { view: ready({ ...content, lockedRoles: [{ roleId: 9, roleGroupId: 1, label: 'Administer Site' }] }) },
  play: async ({ canvas }) => {
    const core = canvas.getByRole('checkbox', { name: 'Core' })
    await expect(core).toHaveAccessibleDescription(
      /You can only remove these roles if you have them or the "Administer Role" role: Administer Site\./,
    )
    await userEvent.click(core)
    await expect(core).toBeChecked()
    // The other kind would replace 'Core'.
    await expect(canvas.getByRole('checkbox', { name: 'Vendor Portal' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Material Control' }))
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toBeVisible()
  },
}

/** An API key can have vendor product licenses beside the others. */
export const BothKinds: Story = {
  parameters: { rows: ['KEY-30'] },
  args: { view: ready({ ...content, ...assign(1), vendors: undefined, canMixKinds: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).toBeChecked()
    await expect(canvas.queryByText(/Vendor Portal replaces/)).toBeNull()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await expect(onSave.mock.lastCall?.[0]).toEqual(choose([1, 5]))
  },
}

export const VendorNameMissing: Story = {
  name: 'A vendor product license needs a vendor’s name',
  tags: ['test-only'],
  parameters: { rows: ['USER-67'] },
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
  name: 'Vendors are chosen among those of the license, and saved with the product licenses',
  tags: ['test-only'],
  parameters: { rows: ['USER-66', 'USER-68'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await userEvent.type(canvas.getByRole('combobox', { name: 'Vendors' }), 'bolt')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
    await expect(onSave.mock.lastCall?.[0]).toEqual(choose([5], 'Bolt & Sons'))
  },
}

export const VendorsCleared: Story = {
  name: 'A product license that is not a vendor’s clears the vendors',
  tags: ['test-only'],
  parameters: { rows: ['USER-64'] },
  args: { view: ready({ ...content, ...assign(5), vendors: { ...vendors, assigned: ['Bolt & Sons'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Vendors' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Core' }))
    await expect(canvas.getByText('Assigned vendors will be removed.')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave.mock.lastCall?.[0]).toEqual(choose([1]))
  },
}

export const OfAGroup: Story = {
  name: 'A user group has no vendors, and removing all asks nothing',
  tags: ['test-only'],
  parameters: { rows: ['GROUP-13'] },
  args: { view: ready({ ...content, vendors: undefined }), confirmsRemoval: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendor Portal' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(onSave).toHaveBeenCalledWith(choose([]), expect.objectContaining({ version: tag }))
  },
}

const refusal = addOnMessages.limitReached('Preservation')

/** A save over the seat limit shows the reason above the lists, and the selection stays. */
export const LimitReached: Story = {
  parameters: { rows: ['USER-70', 'USER-72', 'GROUP-19'] },
  play: async ({ canvas }) => {
    onSave.mockResolvedValue({ status: 'failed', message: refusal, fields: {} })
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
  name: 'Removing all asks first, as it removes all roles',
  tags: ['test-only'],
  parameters: { rows: ['USER-75', 'USER-76'] },
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
    await expect(onSave.mock.lastCall?.[0]).toEqual(choose([]))
  },
}

export const ReplacementSaved: Story = {
  name: 'What a choice replaced is no longer named after the save',
  tags: ['test-only'],
  parameters: { rows: ['USER-63'] },
  args: { view: ready({ ...content, vendors: undefined, ...assign(5) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Material Control' }))
    await expect(canvas.getByText('Adding Material Control removes Vendor Portal.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(canvas.getByRole('checkbox', { name: 'Material Control' })).toBeChecked()
    await expect(canvas.queryByText(/replaces/)).toBeNull()
  },
}

const answerConflict = (current: ReturnType<typeof choose>) =>
  onSave.mockResolvedValueOnce({ status: 'conflict', current, etag: '"2"' })
const saveMerged = /^Save merged changes/

export const Conflict: Story = {
  name: 'Someone else saved first: both changes are shown and merged, and one press saves them',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    answerConflict(choose([1, 2, 3]))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Material Control' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    const heading = await canvas.findByRole('heading', { name: addOnMessages.conflictTitle })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getAllByRole('group', { name: 'Product Licenses' })[0]).toHaveTextContent(
      'Their version Added: PreservationYour version Removed: Material ControlAfter saving Core, Preservation',
    )
    await userEvent.click(canvas.getByRole('button', { name: saveMerged }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(onSave).toHaveBeenLastCalledWith(choose([1, 3]), expect.objectContaining({ version: '"2"' }))
  },
}

export const ConflictOfVendors: Story = {
  name: 'Vendors that both changed are merged too',
  tags: ['test-only'],
  parameters: { rows: ['USER-66', 'USER-68'] },
  args: { view: ready({ ...content, ...assign(5), vendors: { ...vendors, assigned: ['Bolt & Sons'] } }) },
  play: async ({ canvas }) => {
    // The ETag is that of the product licenses, which did not change.
    onSave.mockResolvedValueOnce({
      status: 'conflict',
      current: choose([5], 'Bolt & Sons', 'Acme Fabrication'),
      etag: tag,
    })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Vendors' }), 'coastal')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Vendors' })).toHaveTextContent(
        /Their version Added: Acme FabricationYour version Added: Coastal Coatings/,
      ),
    )
    await userEvent.click(canvas.getByRole('button', { name: saveMerged }))
    await waitFor(() =>
      expect(onSave).toHaveBeenLastCalledWith(
        choose([5], 'Bolt & Sons', 'Acme Fabrication', 'Coastal Coatings'),
        expect.objectContaining({ base: choose([5], 'Bolt & Sons', 'Acme Fabrication') }),
      ),
    )
  },
}

export const ConflictOfKinds: Story = {
  name: 'A merge that selects both kinds asks which one to keep before it saves',
  tags: ['test-only'],
  parameters: { rows: ['USER-63', 'USER-65'] },
  args: { view: ready({ ...content, ...assign() }) },
  play: async ({ canvas }) => {
    answerConflict(choose([5], 'Bolt & Sons'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Core' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(await canvas.findByText(addOnMessages.chooseKind)).toBeVisible()
    const save = canvas.getByRole('button', { name: saveMerged })
    await expect(save).toHaveAccessibleDescription(new RegExp(addOnMessages.chooseKindFirst))
    await userEvent.click(save)
    await expect(canvas.getByRole('button', { name: 'Keep Core' })).toHaveFocus()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(onSave).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Core' }))
    await expect(document.body).not.toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Vendor Portal' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: saveMerged }))
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2))
    await expect(onSave).toHaveBeenLastCalledWith(choose([1]), expect.objectContaining({ version: '"2"' }))
  },
}

export const ConflictOfKindsAsked: Story = {
  name: 'Both kinds after a merge, with vendors that the kept kind needs',
  tags: ['test-only'],
  parameters: { rows: ['USER-67'] },
  args: { view: ready({ ...content, ...assign() }) },
  play: async ({ canvas }) => {
    answerConflict(choose([5], 'Bolt & Sons'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Core' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep Vendor Portal' }))
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).not.toBeChecked()
    // Nothing differs from their version: the save only ends the conflict.
    await userEvent.click(canvas.getByRole('button', { name: saveMerged }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    await expect(onSave).toHaveBeenCalledTimes(1)
  },
}

/** A conflict that asks for a kind. */
export const ConflictOpen: Story = {
  name: 'Conflict of kinds',
  args: { view: ready({ ...content, ...assign() }) },
  play: async ({ canvas }) => {
    answerConflict(choose([5, 6], 'Bolt & Sons'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Core' }))
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await expect(await canvas.findByText(addOnMessages.chooseKind)).toBeVisible()
  },
}

/** Read-only with its reason. */
export const ReadOnly: Story = {
  parameters: { rows: ['ROLE-50'] },
  args: {
    view: ready({ ...content, ...assign(5), vendors: { ...vendors, assigned: ['Bolt & Sons'] } }),
    edit: refused('You need the "Administer User Create Update" role. Ask your administrator.'),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Core' }))
    await expect(canvas.getByRole('checkbox', { name: 'Core' })).not.toBeChecked()
    await expect(canvas.queryByRole('button', { name: /Save/ })).toBeNull()
  },
}

/** A license whose product licenses are all hidden says that it has none. */
export const NoneOffered: Story = {
  args: { view: ready({ ...content, addOns: licenseAddOns.filter((addOn) => addOn.maxUsers === 0), ...assign() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This license has no product licenses.' })).toBeVisible()
  },
}

export const NoneInTheLicense: Story = {
  args: { view: ready({ ...content, addOns: [], ...assign() }) },
  play: showsNothing('This license has no product licenses.'),
}

export const Loading: Story = { args: { view: loading() } }

/** Product licenses that cannot be read can be tried again. */
export const Failed: Story = {
  parameters: { rows: ['ERR-55'] },
  args: { view: failed({ message: 'No such user.', requestId: 'req-7f3a' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Failed to load user Product Licenses.' })).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: { view: ready({ ...content, addOns: longAddOns, ...assign(), ...inherit({ '1': ['Site Admins'] }) }) },
}

/** Text of twice the size on a phone breaks no word of a name or a number of seats. */
export const LargeTextOnAPhone: Story = {
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
  name: 'Product licenses are chosen and saved with the keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-61'] },
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
