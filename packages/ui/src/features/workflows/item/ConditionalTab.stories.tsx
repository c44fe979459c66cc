import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { changed, confirmItem, EditorPage, findDialog, getOk, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item conditions',
  component: EditorPage,
  args: { itemId: 'fit-up', context: oneProject, fields: {}, initialTab: 'conditional' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const pickItem = async (search: string, option: string): Promise<void> => {
  await userEvent.keyboard(search)
  await screen.findByRole('option', { name: option })
  await userEvent.keyboard('{Enter}')
}

export const AsItOpens: Story = {}

/** The first press adds two conditions, which are filled in by keyboard. */
export const Empty: Story = {
  parameters: { rows: ['ITEM-68', 'ITEM-71', 'ITEM-75'] },
  args: { itemId: 'visual' },
  play: async () => {
    const dialog = await findDialog('Visual inspection')
    const { getByRole } = within(dialog)
    getByRole('button', { name: 'Add condition' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('textbox', { name: 'Name of condition 1' })).toHaveFocus()
    await userEvent.keyboard('Accepted{Tab}')
    await pickItem('fabricate weld', 'Weld')
    getByRole('textbox', { name: 'Name of condition 2' }).focus()
    await userEvent.keyboard('Rejected{Tab}')
    await pickItem('cut', 'Cut')
    await confirmItem(dialog, {
      conditionalVisibility: [
        { condition: 'Accepted', phaseId: 'fabricate', itemId: 'weld' },
        { condition: 'Rejected', phaseId: 'fabricate', itemId: 'cut' },
      ],
    })
  },
}

/** OK needs a name and an item in each condition. */
export const Missing: Story = {
  parameters: { rows: ['ITEM-69', 'ITEM-72', 'ITEM-76'] },
  args: { itemId: 'visual' },
  play: async () => {
    const dialog = await findDialog('Visual inspection')
    const { getByRole } = within(dialog)
    await userEvent.click(getByRole('button', { name: 'Add condition' }))
    const name = getByRole('textbox', { name: 'Name of condition 1' })
    await expect(name).not.toHaveAttribute('aria-invalid')
    getOk(dialog).focus()
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Name is Required')
    await expect(getByRole('combobox', { name: 'Item of condition 2' })).toHaveAccessibleDescription(
      'Choose a phase and an item.',
    )
    await expect(getByRole('tab', { name: 'Conditional 2' })).toHaveAccessibleDescription('Has errors.')
    await expect(changed).not.toHaveBeenCalled()
  },
}

export const Repeated: Story = {
  name: 'Names are unique, and an item that is used cannot be picked again',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-70', 'ITEM-74'] },
  play: async () => {
    const dialog = within(await findDialog('Fit-up'))
    dialog.getByRole('textbox', { name: 'Name of condition 2' }).focus()
    await userEvent.keyboard('{Control>}a{/Control}accepted{Tab}')
    await expect(dialog.getByRole('textbox', { name: 'Name of condition 2' })).toHaveAccessibleDescription(
      'Name must be unique',
    )
    await userEvent.keyboard('{Control>}a{/Control}visual')
    const option = await screen.findByRole('option', { name: /^Visual inspection/ })
    await expect(option).toHaveAttribute('aria-disabled', 'true')
    await expect(option).toHaveTextContent('Another condition has this target. Choose a different item.')
    await userEvent.keyboard('{Escape}')
  },
}

export const Delete: Story = {
  name: 'One of three can be deleted, two only together',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-71', 'ITEM-73', 'ITEM-77'] },
  play: async () => {
    const dialog = await findDialog('Fit-up')
    const { getByRole, getAllByRole, queryAllByRole } = within(dialog)
    await expect(getByRole('button', { name: 'Remove Accepted' })).toHaveAttribute('aria-disabled', 'true')
    getByRole('button', { name: 'Add condition' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('textbox', { name: 'Name of condition 3' })).toHaveFocus()
    getByRole('button', { name: 'Remove Accepted' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('textbox', { name: 'Name of condition 1' })).toHaveFocus()
    await expect(getByRole('textbox', { name: 'Name of condition 1' })).toHaveValue('Rejected')
    await expect(getAllByRole('textbox', { name: /^Name of condition/ })).toHaveLength(2)
    getByRole('button', { name: 'Delete all' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('button', { name: 'Add condition' })).toHaveFocus()
    await expect(queryAllByRole('textbox', { name: /^Name of condition/ })).toHaveLength(0)
    await confirmItem(dialog, { conditionalVisibility: [] })
  },
}

/** A single stored condition whose item was deleted shows both errors. */
export const Dangling: Story = {
  parameters: { rows: ['ITEM-71'] },
  args: { fields: { conditionalVisibility: [{ condition: 'Accepted', phaseId: 'test', itemId: 'deleted' }] } },
  play: async () => {
    const dialog = within(await findDialog('Fit-up'))
    const item = dialog.getByRole('combobox', { name: 'Item of condition 1' })
    await expect(item).toHaveValue('Deleted item')
    await expect(item).toHaveAccessibleDescription(
      'This condition points to an item that no longer exists. Choose another item.',
    )
    await expect(dialog.getByRole('alert')).toHaveTextContent('Add at least 2 conditions, or delete all.')
  },
}

export const CompletedByOther: Story = {
  name: 'An item that another one completes has neither conditions nor requirements',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-18', 'ITEM-25'] },
  args: { itemId: 'count' },
  play: async () => {
    const dialog = within(await findDialog('Count and inspect'))
    for (const name of ['Conditional', 'Requirements'])
      await expect(dialog.getByRole('tab', { name })).toHaveAccessibleDescription(
        'Not available for this item because another item completes it automatically.',
      )
  },
}
