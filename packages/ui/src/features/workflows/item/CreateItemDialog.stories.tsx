import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createMemoryStore, storedDraft } from '../../fixtures/drafts'
import { linkedPhases } from '../../fixtures/workflow-items'
import { DraftStores } from '../../patterns/draft-store'
import { CreateItemDialog } from './CreateItemDialog'

const [, fabricate] = linkedPhases
if (fabricate === undefined) throw new Error('The sample has no second phase.')

const meta = {
  title: 'Screens/Workflows/Create item',
  component: CreateItemDialog,
  args: { phase: fabricate, onCreate: fn(), onClose: fn() },
} satisfies Meta<typeof CreateItemDialog>

export default meta
type Story = StoryObj<typeof meta>

const NEW_ID: unknown = expect.stringMatching(/^[\da-f-]{36}$/)

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Create item in Fabricate' }))

export const AsItOpens: Story = {}

export const Create: Story = {
  name: 'Enter creates an item of type Progress with weight 0',
  tags: ['test-only'],
  parameters: { rows: ['ITEM-01', 'ITEM-02'] },
  play: async ({ args }) => {
    const dialog = await findDialog()
    await expect(dialog.getByRole('combobox', { name: 'Item Type' })).toHaveDisplayValue('Progress')
    await expect(dialog.getByRole('spinbutton', { name: 'Item Weight' })).toHaveValue('0')
    await expect(dialog.getByRole('textbox', { name: 'Item Name' })).toHaveFocus()
    await userEvent.keyboard('Tack{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith({
      itemId: NEW_ID,
      itemName: 'Tack',
      itemType: 2,
      itemWeight: 0,
    })
    await expect(args.onClose).toHaveBeenCalled()
  },
}

const drafts = createMemoryStore()

export const StoredOnDevice: Story = {
  name: 'Offers what was typed for the same phase, and Cancel removes it from the device',
  tags: ['test-only'],
  parameters: { rows: ['DRAFT-12'] },
  decorators: (Story) => (
    <DraftStores value={drafts}>
      <Story />
    </DraftStores>
  ),
  beforeEach: () => {
    const start = { itemName: '', itemType: 2, itemWeight: 0 }
    drafts.texts.clear()
    drafts.texts.set(`new item ${fabricate.phaseId}`, storedDraft(start, { ...start, itemName: 'Tack', itemWeight: 5 }))
  },
  play: async () => {
    const dialog = await findDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore my changes' }))
    await expect(dialog.getByRole('spinbutton', { name: 'Item Weight' })).toHaveValue('5')
    const name = dialog.getByRole('textbox', { name: 'Item Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('{End}ed')
    await expect(name).toHaveValue('Tacked')
    await waitFor(() => expect(drafts.texts.size).toBe(1))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(drafts.texts.size).toBe(0)
  },
}

/** Rejects missing, taken and too long names, and weights outside of 0 to 100. */
export const Rejected: Story = {
  parameters: { rows: ['ITEM-04', 'ITEM-05', 'ITEM-06'] },
  play: async ({ args }) => {
    const dialog = await findDialog()
    const name = dialog.getByRole('textbox', { name: 'Item Name' })
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveAccessibleDescription('Item name is Required')
    await expect(name).toHaveFocus()
    await userEvent.keyboard('weld')
    await expect(name).toHaveAccessibleDescription('Item name must be unique within phase')
    await userEvent.paste('x'.repeat(500))
    await expect(name).toHaveValue(`weld${'x'.repeat(500)}`)
    await expect(name).toHaveAccessibleDescription('Use 500 characters or fewer.')
    const weight = dialog.getByRole('spinbutton', { name: 'Item Weight' })
    weight.focus()
    await userEvent.keyboard('{Control>}a{/Control}-2')
    await expect(weight).toHaveAccessibleDescription('Item Weight must be greater than 0')
    await userEvent.keyboard('{Control>}a{/Control}101{Enter}')
    await expect(weight).toHaveAccessibleDescription('Item Weight must be less than 100')
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}
