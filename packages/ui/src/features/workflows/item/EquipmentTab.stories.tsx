import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { changed, confirmItem, EditorPage, findDialog, getOk, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item equipment status',
  component: EditorPage,
  args: { itemId: 'hydrotest', context: oneProject, fields: {}, initialTab: 'equipment' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

/** Maps a second status by keyboard, and at most two. */
export const Mapping: Story = {
  parameters: { rows: ['ITEM-17', 'ITEM-31', 'ITEM-78', 'ITEM-83', 'ITEM-84', 'ITEM-85'] },
  play: async () => {
    const dialog = await findDialog('Hydrotest')
    const { getByRole, getAllByRole } = within(dialog)
    await expect(getAllByRole('combobox', { name: 'Type' })[0]).toHaveAccessibleDescription(
      /because it maps equipment statuses/,
    )
    await expect(getByRole('combobox', { name: 'Set the equipment status' })).toHaveAccessibleDescription(
      /because it maps equipment statuses/,
    )
    await expect(getByRole('combobox', { name: 'Equipment status of mapping 1' })).toHaveValue('In Calibration')
    const add = getByRole('button', { name: 'Add mapping' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    const state = getByRole('combobox', { name: 'Item state of mapping 2' })
    await expect(state).toHaveFocus()
    await expect(
      within(state)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a state', 'Progress', 'Reset'])
    await userEvent.selectOptions(state, 'Reset')
    getByRole('combobox', { name: 'Equipment status of mapping 2' }).focus()
    await userEvent.keyboard('rent')
    await screen.findByRole('option', { name: 'On Rent' })
    await userEvent.keyboard('{Enter}')
    await expect(add).toHaveAccessibleDescription('An item can have at most 2 mappings.')
    await confirmItem(dialog, {
      itemStateFromEquipmentStatus: [
        { progressState: 0, equipmentStatusState: 4 },
        { progressState: 1, equipmentStatusState: 5 },
      ],
    })
  },
}

export const Repeated: Story = {
  name: 'States and statuses are unique',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-81', 'ITEM-82'] },
  args: {
    fields: {
      itemStateFromEquipmentStatus: [
        { progressState: 0, equipmentStatusState: 4 },
        { progressState: 0, equipmentStatusState: 4 },
      ],
    },
  },
  play: async () => {
    const dialog = within(await findDialog('Hydrotest'))
    await expect(dialog.getByRole('combobox', { name: 'Item state of mapping 2' })).toHaveAccessibleDescription(
      'Item state must be unique',
    )
    await expect(dialog.getByRole('combobox', { name: 'Equipment status of mapping 2' })).toHaveAccessibleDescription(
      'Status must be unique',
    )
  },
}

export const Missing: Story = {
  name: 'OK needs both states in each mapping',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-80'] },
  args: { itemId: 'visual' },
  play: async () => {
    const dialog = await findDialog('Visual inspection')
    const { getByRole, getByText } = within(dialog)
    await expect(getByText('No equipment status changes this item.')).toBeVisible()
    await userEvent.click(getByRole('button', { name: 'Add mapping' }))
    getOk(dialog).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('combobox', { name: 'Item state of mapping 1' })).toHaveFocus()
    await expect(getByRole('combobox', { name: 'Item state of mapping 1' })).toHaveAccessibleDescription(
      'Choose an item state.',
    )
    await expect(getByRole('combobox', { name: 'Equipment status of mapping 1' })).toHaveAccessibleDescription(
      'Choose a status.',
    )
  },
}

export const Delete: Story = {
  name: 'Removing the last mapping unlocks the type, and moves the focus to Add',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-17'] },
  play: async () => {
    const dialog = await findDialog('Hydrotest')
    const { getByRole, getAllByRole } = within(dialog)
    getByRole('button', { name: 'Remove mapping 1' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('button', { name: 'Add mapping' })).toHaveFocus()
    await expect(getAllByRole('combobox', { name: 'Type' })[0]).not.toHaveAttribute('aria-disabled')
    await confirmItem(dialog, { itemStateFromEquipmentStatus: [] })
  },
}

/** A status that the config no longer has stays readable. */
export const UnknownStatus: Story = {
  args: { fields: { itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 19 }] } },
  play: async () => {
    const dialog = within(await findDialog('Hydrotest'))
    await expect(dialog.getByRole('combobox', { name: 'Equipment status of mapping 1' })).toHaveValue(
      'Unknown status (19)',
    )
  },
}

export const ResetLinks: Story = {
  name: 'Reset links disable the tab and the own status',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-28', 'ITEM-31'] },
  args: { itemId: 'bevel', initialTab: undefined },
  play: async () => {
    const dialog = within(await findDialog('Bevel'))
    const text = 'Not available for this item because it resets other items.'
    await expect(dialog.getByRole('tab', { name: 'Equipment Status' })).toHaveAccessibleDescription(text)
    await expect(dialog.getByRole('combobox', { name: 'Set the equipment status' })).toHaveAccessibleDescription(text)
  },
}
