import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { type TabItem, Tabs } from './Tabs'
import { description } from './Tabs.description'

const ITEMS: TabItem[] = [
  { id: 'requirements', label: 'Requirements', count: 2 },
  { id: 'triggers', label: 'Triggers', disabledReason: 'Not available for this item because it has requirements.' },
  { id: 'reset', label: 'Auto-Reset', error: 'Has errors.' },
  { id: 'complete', label: 'Auto-Complete' },
]

const opened = fn()

function View({ items, initial }: { items: TabItem[]; initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <Tabs
      label="Item rules"
      items={items}
      value={value}
      onChange={(next) => {
        opened(next)
        setValue(next)
      }}
    >
      <p>Content of {value}</p>
    </Tabs>
  )
}

const meta = {
  title: 'Components/Tabs',
  component: View,
  tags: ['autodocs'],
  args: { items: ITEMS, initial: 'requirements' },
  beforeEach: () => {
    opened.mockClear()
  },
  parameters: { description },
} satisfies Meta<typeof View>

export default meta
type Story = StoryObj<typeof meta>

export const KeyboardAlone: Story = {
  name: 'Arrow keys open tabs, and pass disabled ones',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Requirements 2' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const triggers = canvas.getByRole('tab', { name: 'Triggers' })
    await expect(triggers).toHaveFocus()
    await expect(triggers).toHaveAccessibleDescription('Not available for this item because it has requirements.')
    await expect(canvas.getByRole('tabpanel', { name: 'Requirements 2' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(opened).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(opened).toHaveBeenLastCalledWith('reset')
    await expect(canvas.getByRole('tab', { name: 'Auto-Reset' })).toHaveAccessibleDescription('Has errors.')
    await expect(canvas.getByText('Content of reset')).toBeVisible()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Requirements 2' })).toHaveFocus()
  },
}

/** The open tab can become disabled. */
export const OpenTabDisabled: Story = {
  args: { initial: 'triggers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Triggers' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Triggers' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Triggers' })).toHaveFocus()
  },
}
