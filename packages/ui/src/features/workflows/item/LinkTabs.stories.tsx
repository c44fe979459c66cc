import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { changed, confirmItem, EditorPage, findDialog, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item links',
  component: EditorPage,
  args: { itemId: 'bevel', context: oneProject, fields: {}, initialTab: 'reset' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const link = (phaseId: string, itemId: string) => ({ phaseId, itemId })

export const AsItOpens: Story = {}

export const AutoReset: Story = {
  name: 'Resets all items before, and single ones, by keyboard',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-63', 'ITEM-66', 'ITEM-67'] },
  play: async () => {
    const dialog = await findDialog('Bevel')
    const { getByRole } = within(dialog)
    const before = getByRole('checkbox', { name: 'All before' })
    await expect(before).toBePartiallyChecked()
    before.focus()
    await userEvent.keyboard(' ')
    await expect(before).toBeChecked()
    await expect(getByRole('combobox', { name: 'Item 2' })).toHaveValue('Receive › Material arrives at gate')
    getByRole('button', { name: 'Add item' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('combobox', { name: 'Item 5' })).toHaveFocus()
    await userEvent.keyboard('weld')
    await screen.findByRole('option', { name: 'Weld' })
    await userEvent.keyboard('{Enter}')
    await confirmItem(dialog, {
      reset: [
        link('fabricate', 'cut'),
        link('receive', 'arrives'),
        link('receive', 'count'),
        link('receive', 'put-away'),
        link('fabricate', 'weld'),
      ],
    })
  },
}

export const AutoResetOff: Story = {
  name: 'All before takes its items out again, and removing moves the focus to the next row',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-63'] },
  args: { fields: { reset: [link('receive', 'arrives'), link('test', 'visual'), link('test', 'radiography')] } },
  play: async () => {
    const dialog = await findDialog('Bevel')
    const { getByRole } = within(dialog)
    getByRole('button', { name: 'Remove Test › Visual inspection' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('combobox', { name: 'Item 2' })).toHaveFocus()
    await expect(getByRole('combobox', { name: 'Item 2' })).toHaveValue('Test › Radiography')
    const before = getByRole('checkbox', { name: 'All before' })
    before.focus()
    await userEvent.keyboard('  ')
    await expect(before).not.toBeChecked()
    getByRole('button', { name: 'Remove Test › Radiography' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('button', { name: 'Add item' })).toHaveFocus()
    await confirmItem(dialog, { reset: [] })
  },
}

/** All before is disabled for the first item. */
export const FirstItem: Story = {
  parameters: { rows: ['ITEM-64'] },
  args: { itemId: 'arrives' },
  play: async () => {
    const dialog = within(await findDialog('Material arrives at gate'))
    await expect(dialog.getByRole('checkbox', { name: 'All before' })).toHaveAccessibleDescription(
      'This is the first item of the workflow.',
    )
    await expect(dialog.getByRole('checkbox', { name: 'All after' })).not.toHaveAttribute('aria-disabled')
  },
}

/** All after is disabled for the last item. */
export const LastItem: Story = {
  parameters: { rows: ['ITEM-65'] },
  args: { itemId: 'paint', fields: { itemType: 2 } },
  play: async () => {
    const dialog = within(await findDialog('Paint'))
    await expect(dialog.getByRole('checkbox', { name: 'All after' })).toHaveAccessibleDescription(
      'This is the last item of the workflow.',
    )
  },
}

export const AutoComplete: Story = {
  name: 'The switch adds all previous items of the phase, and clears the list',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-58', 'ITEM-59', 'ITEM-60', 'ITEM-61'] },
  args: { itemId: 'hydrotest', initialTab: 'complete', fields: { itemStateFromEquipmentStatus: [] } },
  play: async () => {
    const dialog = await findDialog('Hydrotest')
    const { getByRole, queryAllByRole } = within(dialog)
    const previous = getByRole('switch', { name: 'Select all previous' })
    previous.focus()
    await userEvent.keyboard(' ')
    await expect(previous).toBeChecked()
    await expect(getByRole('combobox', { name: 'Item 1' })).toHaveValue('Test › Visual inspection')
    await expect(getByRole('combobox', { name: 'Item 2' })).toHaveValue('Test › Radiography')
    await userEvent.keyboard(' ')
    await expect(queryAllByRole('combobox', { name: /^Item \d/ })).toHaveLength(0)
    await userEvent.keyboard(' ')
    await confirmItem(dialog, { complete: [link('test', 'visual'), link('test', 'radiography')] })
  },
}

export const Completable: Story = {
  name: 'Offers only items without requirements and conditions',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-62'] },
  args: { itemId: 'hydrotest', initialTab: 'complete', fields: { itemStateFromEquipmentStatus: [] } },
  play: async () => {
    const dialog = within(await findDialog('Hydrotest'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('option', { name: 'Bevel' })
    await expect(screen.queryByRole('option', { name: 'Fit-up' })).toBeNull()
    await expect(screen.getByRole('group', { name: 'Coat and ship' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** A link to a deleted item is an error, and its row can be removed. */
export const Dangling: Story = {
  parameters: { rows: ['ITEM-61'] },
  args: {
    itemId: 'hydrotest',
    initialTab: 'complete',
    fields: {
      itemStateFromEquipmentStatus: [],
      complete: [link('test', 'deleted'), link('test', 'visual'), link('test', 'visual')],
    },
  },
  play: async () => {
    const dialog = await findDialog('Hydrotest')
    const { getByRole } = within(dialog)
    await expect(getByRole('combobox', { name: 'Item 1' })).toHaveAccessibleDescription(
      'This Auto-Complete entry points to an item that no longer exists. Choose another item.',
    )
    await expect(getByRole('combobox', { name: 'Item 3' })).toHaveAccessibleDescription(
      'This Auto-Complete entry is in the list twice.',
    )
    getByRole('button', { name: 'Remove Deleted item' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('combobox', { name: 'Item 1' })).toHaveFocus()
    await expect(getByRole('combobox', { name: 'Item 1' })).not.toHaveAttribute('aria-invalid')
  },
}
