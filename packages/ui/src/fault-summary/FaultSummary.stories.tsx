import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FaultSummary } from './FaultSummary'
import { description } from './FaultSummary.description'

const followName = () => document.getElementById('name')?.focus()

const meta = {
  title: 'Components/Fault summary',
  component: FaultSummary,
  tags: ['autodocs'],
  args: {
    title: '2 errors',
    errors: [
      { key: 'name', text: 'Enter a name.', onFollow: followName },
      { key: 'paste', text: 'Line 3 has no name.' },
    ],
  },
  parameters: { description },
  render: (args) => (
    <>
      <FaultSummary {...args} />
      <input id="name" aria-label="Name" />
    </>
  ),
} satisfies Meta<typeof FaultSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Errors: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '2 errors' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const Warnings: Story = {
  tags: ['visual'],
  args: { title: '1 warning', tone: 'warning', errors: [{ key: 'a', text: 'Yard exists twice.', tone: 'warning' }] },
}

export const PartlyFixed: Story = {
  args: {
    errors: [
      { key: 'name', text: 'Enter a name.', isFixed: true, onFollow: followName },
      { key: 'paste', text: 'Line 3 has no name.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Fixed: Enter a name.')
  },
}

export const AllFixed: Story = {
  args: { title: 'All corrected', errors: [{ key: 'name', text: 'Enter a name.', isFixed: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'All corrected' })).toHaveAttribute('data-tone', 'success')
  },
}

export const TooMany: Story = {
  args: {
    title: '31 errors',
    errors: Array.from({ length: 20 }, (_, line) => ({ key: `${line}`, text: `Line ${line + 1} has no name.` })),
    overflowText: 'And 11 more.',
  },
}

export const AsAlert: Story = {
  args: { role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: '2 errors' })).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const address = window.location.href
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Enter a name.' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(window.location.href).toBe(address)
  },
}
