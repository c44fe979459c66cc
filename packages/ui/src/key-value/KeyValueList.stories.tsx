import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, spyOn, userEvent, within } from 'storybook/test'
import { Badge } from '../badge/Badge'
import { Link } from '../link/Link'
import { KeyValueList } from './KeyValueList'
import { description } from './KeyValueList.description'

const meta = {
  title: 'Components/Key value list',
  component: KeyValueList,
  tags: ['autodocs'],
  args: {
    items: [
      { label: 'License Id', value: '2', copyText: '2' },
      { label: 'Company', value: 'Harbour Works Ltd.' },
      { label: 'Expiry Date', value: '18/12/2026' },
      { label: 'Notification Days', value: '5, 10, 30' },
      { label: 'Owner', value: '' },
    ],
  },
  parameters: { description },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
  },
} satisfies Meta<typeof KeyValueList>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toContain('Owner')
    await expect(canvas.getByText('None')).toBeVisible()
  },
}

export const AsFacts: Story = {
  tags: ['visual'],
  args: { layout: 'facts' },
}

export const RichValues: Story = {
  args: {
    items: [
      { label: 'State', value: <Badge tone="success">Active</Badge> },
      { label: 'User Group(s)', value: <Link href="#group">Night Shift</Link> },
      { label: 'Projects', value: [] },
      { label: 'Users', value: 0 },
    ],
  },
  play: async ({ canvas }) => {
    // Zero is a value.
    await expect(canvas.getByText('0')).toBeVisible()
    await expect(canvas.getAllByText('None')).toHaveLength(1)
  },
}

export const Copy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy License Id' }))
    await expect(mocked(navigator.clipboard.writeText).mock.calls).toEqual([['2']])
    await expect(await canvas.findByText('Copied')).toHaveAttribute('role', 'status')
  },
}

export const CopyRefused: Story = {
  args: { onCopyFailed: fn() },
  play: async ({ args, canvas }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy License Id' }))
    await expect(args.onCopyFailed).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull()
  },
}

export const VeryLongText: Story = {
  args: {
    items: [
      { label: 'Company', value: 'northgate_refinery_expansion_'.repeat(8), copyText: 'northgate' },
      { label: 'Terms of the license of Northgate Constructors and their joint venture', value: 'Yes' },
    ],
  },
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 280, display: 'grid', gap: 24 }}>
      <KeyValueList {...args} />
      <KeyValueList {...args} layout="facts" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [rows] = canvas.getAllByRole('term')
    const value = canvas.getAllByRole('definition')[0]
    if (!rows || !value) throw new Error('The list is empty.')
    await expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(rows.getBoundingClientRect().bottom)
  },
}

export const RightToLeft: Story = { args: { layout: 'facts' }, globals: { direction: 'rtl' } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: {
    items: [
      { label: 'License Id', value: '2', copyText: '2' },
      { label: 'Owner', value: <Link href="#owner">super.admin</Link>, copyText: 'super.admin' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'Copy License Id' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
    await expect(first).toHaveFocus()
    await userEvent.tab()
    await expect(within(canvas.getAllByRole('definition')[1] ?? first).getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(mocked(navigator.clipboard.writeText).mock.calls).toEqual([['2'], ['super.admin']])
  },
}
