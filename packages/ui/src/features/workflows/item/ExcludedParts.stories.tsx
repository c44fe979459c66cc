import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Trigger } from '@sitewright/domain/workflows/item'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { changed, confirmItem, EditorPage, findDialog, oneProject } from './item-story'

const trigger: Trigger = {
  id: 'b1c2bb52-5ed0-4d0e-9a3b-0f6f3f5f8d12',
  triggerType: 2,
  triggerName: 'Tagged at the weld shop',
  siteID: 0,
  condition: 3,
}

const meta = {
  title: 'Screens/Workflows/Excluded parts of an item',
  component: EditorPage,
  args: { itemId: 'fit-up', context: oneProject, fields: { triggers: [trigger], conditionalVisibility: [] } },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

const TITLE = 'Parts that this item cannot have'
const getTexts = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: TITLE }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('p')?.textContent)

/** Stored parts that exclude each other are listed with their reasons, and either can be removed. */
export const Default: Story = {
  parameters: { rows: ['ITEM-21', 'ITEM-22'] },
  play: async () => {
    const dialog = await findDialog('Fit-up')
    const { getByRole, queryByRole } = within(dialog)
    await expect(getTexts(dialog)).toEqual([
      'Requirements: Fit-up drawing, Foreman signatureNot available for this item because it has a trigger.',
      'Triggers: Tagged at the weld shopNot available for this item because it has requirements.',
    ])
    await expect(getByRole('button', { name: 'Remove Requirements' })).toBeVisible()
    getByRole('button', { name: 'Remove Triggers' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(queryByRole('list', { name: TITLE })).toBeNull()
    await waitFor(() => expect(getByRole('tab', { selected: true })).toHaveFocus())
    await expect(getByRole('tab', { name: /^Requirements/ })).not.toHaveAttribute('aria-disabled')
    await confirmItem(dialog, { triggers: [], requirements: [expect.anything(), expect.anything()] })
  },
}

export const Statuses: Story = {
  name: 'The equipment statuses that exclude requirements can be removed, and the focus goes to the next part',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-19', 'ITEM-24', 'ITEM-27'] },
  args: {
    fields: {
      triggers: [trigger],
      conditionalVisibility: [],
      itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 2 }],
    },
  },
  play: async () => {
    const dialog = await findDialog('Fit-up')
    const { getByRole } = within(dialog)
    await expect(getTexts(dialog)).toHaveLength(3)
    getByRole('button', { name: 'Remove Equipment Status' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(getByRole('button', { name: 'Remove Requirements' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(within(dialog).queryByRole('list', { name: TITLE })).toBeNull()
    await confirmItem(dialog, { requirements: [], itemStateFromEquipmentStatus: [], triggers: [trigger] })
  },
}

/** A read-only item shows the parts without buttons. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'This workflow is archived. You can copy it but not change it.' },
  play: async () => {
    const dialog = await findDialog('Fit-up')
    await expect(getTexts(dialog)).toHaveLength(2)
    await expect(screen.queryByRole('button', { name: 'Remove Triggers' })).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
