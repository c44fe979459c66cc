import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { changed, confirmItem, EditorPage, findDialog, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item production',
  component: EditorPage,
  args: { itemId: 'weld', context: oneProject, fields: {}, initialTab: 'production' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const openForm = async () => {
  const dialog = await findDialog('Weld')
  return { dialog, form: within(within(dialog).getByRole('group', { name: 'Production' })) }
}

/** Changes a production by keyboard, and says that the workflow must be saved. */
export const Stored: Story = {
  parameters: { rows: ['ITEM-86', 'ITEM-92', 'ITEM-94'] },
  play: async () => {
    const { dialog, form } = await openForm()
    for (const name of ['Requirements', 'Conditional', 'Triggers', 'Auto-Reset', 'Auto-Complete', 'Equipment Status'])
      await expect(within(dialog).getByRole('tab', { name })).toHaveAccessibleDescription(
        'Not available for this item because its type is Production.',
      )
    const quantity = form.getByRole('spinbutton', { name: 'Total Quantity' })
    await expect(quantity).toHaveValue('120')
    quantity.focus()
    await userEvent.keyboard('{Control>}a{/Control}150')
    form.getByRole('button', { name: 'OK' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(form.getByRole('status')).toHaveTextContent('Production updated. Save the workflow to confirm.')
    await confirmItem(dialog, {
      production: { name: 'Spools', totalQuantity: 150, uom: 'pcs', productionType: 0 },
    })
  },
}

/** A production of type Default needs a name, a quantity and a unit. */
export const Missing: Story = {
  parameters: { rows: ['ITEM-88', 'ITEM-89', 'ITEM-91', 'ITEM-92', 'ITEM-95'] },
  args: { fields: { production: null } },
  play: async () => {
    const { dialog, form } = await openForm()
    form.getByRole('button', { name: 'OK' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Production name is required')
    const quantity = form.getByRole('spinbutton', { name: 'Total Quantity' })
    await expect(quantity).toHaveAccessibleDescription('Total Quantity must be positive.')
    await expect(form.getByRole('textbox', { name: 'Unit of Measure' })).toHaveAccessibleDescription(
      'Unit of measure is required',
    )
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('status')
          .map(({ textContent }) => textContent),
      ).toContain('Total Quantity must be positive.'),
    )
    quantity.focus()
    await userEvent.keyboard('0')
    await expect(quantity).toHaveAccessibleDescription('Total Quantity must be positive.')
    await userEvent.keyboard('{Control>}a{/Control}0.5')
    await expect(quantity).not.toHaveAttribute('aria-invalid')
  },
}

export const OtherTypes: Story = {
  name: 'The other types disable quantity and unit, and keep what is stored',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-87', 'ITEM-90', 'ITEM-93'] },
  play: async () => {
    const { dialog, form } = await openForm()
    const type = form.getByRole('combobox', { name: 'Type' })
    await expect(
      within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Default', 'Create IssueTicket For Finished Good Sub Components', 'Create Receipt For Finished Good(s)'])
    await userEvent.selectOptions(type, 'Create Receipt For Finished Good(s)')
    const text = 'Not used by “Create Receipt For Finished Good(s)”.'
    await expect(form.getByRole('spinbutton', { name: 'Total Quantity' })).toHaveAccessibleDescription(text)
    await expect(form.getByRole('textbox', { name: 'Unit of Measure' })).toHaveAccessibleDescription(text)
    await confirmItem(dialog, {
      production: { name: 'Spools', totalQuantity: 120, uom: 'pcs', productionType: 2 },
    })
  },
}

export const Delete: Story = {
  name: 'Delete removes the production, and the focus stays in the form',
  tags: ['test-only'],
  play: async () => {
    const { dialog, form } = await openForm()
    form.getByRole('button', { name: 'Delete' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await expect(form.queryByRole('button', { name: 'Delete' })).toBeNull()
    await confirmItem(dialog, { production: null })
  },
}

export const Incremental: Story = {
  name: 'An incremental item has no open tab',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-20', 'ITEM-23', 'ITEM-26', 'ITEM-29', 'ITEM-32'] },
  args: { itemId: 'cut', initialTab: undefined },
  play: async () => {
    const dialog = within(await findDialog('Cut'))
    for (const tab of dialog.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-disabled', 'true')
    await expect(
      within(dialog.getByRole('tabpanel')).getByText('Not available for this item because its type is Incremental.'),
    ).toBeVisible()
  },
}
