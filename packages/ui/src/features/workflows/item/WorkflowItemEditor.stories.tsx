import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { changed, EditorPage, findDialog, oneProject } from './item-story'

const meta = {
  title: 'Screens/Workflows/Item properties',
  component: EditorPage,
  args: { itemId: 'fit-up', context: oneProject, fields: {} },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    changed.mockClear()
  },
} satisfies Meta<typeof EditorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Properties: Story = {
  name: 'Properties of an item with requirements [ITEM-08, ITEM-13, ITEM-15]',
  play: async () => {
    const dialog = within(await findDialog('Fit-up'))
    await expect(dialog.getAllByRole('textbox', { name: /^Name/ })[0]).toHaveValue('Fit-up')
    await expect(dialog.getByRole('combobox', { name: 'Prerequisite' })).toHaveValue('Fabricate › Bevel')
    await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveAttribute('aria-disabled', 'true')
    const tabs = dialog.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d.*|Not.*/, ''))
    await expect(tabs).toEqual([
      'Requirements',
      'Conditional',
      'Triggers',
      'Auto-Reset',
      'Auto-Complete',
      'Equipment Status',
      'Production',
    ])
  },
}
