import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { Weights } from '../../weight-editor/WeightEditor'
import { ItemWeights } from './ItemWeights'

const ITEMS = ['Cut', 'Bevel', 'Fit-up', 'Weld', 'Weld map signed'].map((itemName, place) => ({
  itemId: `i${place}`,
  itemName,
}))

/** A page that edits the item weights of a phase. */
function Page({ start, isSaveTried }: { start: Weights; isSaveTried: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <ItemWeights
      phaseName="Fabricate"
      items={ITEMS}
      value={value}
      savedValue={start}
      onChange={setValue}
      isSaveTried={isSaveTried}
      delay={0}
    />
  )
}

const meta = {
  title: 'Screens/Workflows/Item weights',
  component: Page,
  args: { start: { i0: 12.5, i1: 20, i2: 20, i3: 30, i4: 10 }, isSaveTried: true },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, name: string) => canvas.getByRole('spinbutton', { name })
const SUM = 'Sum of item weight within Phase must be equal 100'

/** Shows an error until the sum of item weights is 100. */
export const NotAHundred: Story = {
  parameters: { rows: ['WF-58'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Edit Weights: Fabricate' })).toHaveAccessibleDescription(SUM)
    await userEvent.click(canvas.getByRole('button', { name: 'Scale to 100' }))
    await expect(canvas.queryByText(SUM)).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Scale to 100' }))
    await expect(canvas.getByText(SUM)).toBeVisible()
  },
}

export const Negative: Story = {
  name: 'Shows that item weights must be positive',
  tags: ['test-only'],
  parameters: { rows: ['WF-57', 'ITEM-06'] },
  args: { start: { i0: -12.5, i1: 120, i2: 0, i3: 0, i4: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item Weights must be positive')).toBeVisible()
    await expect(field(canvas, 'Cut')).toHaveAccessibleDescription('Item Weight must be greater than 0')
    await expect(field(canvas, 'Bevel')).toHaveAccessibleDescription('Item Weight must be less than 100')
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('=')
    await expect(field(canvas, 'Cut')).toHaveFocus()
    await expect(field(canvas, 'Cut')).toHaveValue('20')
    await expect(canvas.queryByText(SUM)).not.toBeInTheDocument()
  },
}
