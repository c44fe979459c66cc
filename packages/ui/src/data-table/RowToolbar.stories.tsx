import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../button/Button'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import type { Column } from './column'
import { DataTable } from './DataTable'
import { people, type Person } from './fixture'
import { description } from './RowToolbar.description'

const rows = people(3)
const [first, second] = rows.map(({ userName }) => userName)

const columns: Column<Person>[] = [
  { id: 'userName', header: 'Username', cell: (person) => person.userName },
  {
    id: 'isActive',
    header: 'Active',
    width: 128,
    isTool: () => true,
    cell: (person) => (
      <ToggleBadge owner={person.userName} isSelected actionDescription="Press to deactivate.">
        Active
      </ToggleBadge>
    ),
  },
  { id: 'email', header: 'Email', cell: (person) => `${person.userName}@example.com` },
  {
    id: 'isLocked',
    header: 'Locked',
    width: 128,
    isTool: () => true,
    cell: (person) => (
      <ToggleBadge owner={person.userName} isSelected={false} actionDescription="Press to lock.">
        Open
      </ToggleBadge>
    ),
  },
  {
    id: 'copy',
    header: 'Duplicate',
    isHeaderHidden: true,
    width: 64,
    isTool: () => true,
    cell: (person) => (
      <IconButton size="small" label={`Duplicate ${person.userName}`} icon={<Copy aria-hidden="true" />} />
    ),
  },
]

const meta: Meta<typeof DataTable<Person>> = {
  title: 'Components/Data table row toolbar',
  component: DataTable<Person>,
  tags: ['autodocs'],
  parameters: { description },
  args: {
    caption: 'Users',
    columns,
    rows,
    rowKey: (person) => person.id,
    rowName: (person) => person.userName,
    rowHref: (person) => `#${person.userName}`,
  },
}

export default meta
type Story = StoryObj<typeof meta>

export const KeyboardAlone: Story = {
  name: 'The controls of a row are one tab stop, and arrow keys move among them',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const active = canvas.getByRole('button', { name: `Active, ${first}` })
    const open = canvas.getByRole('button', { name: `Open, ${first}` })
    const copy = canvas.getByRole('button', { name: `Duplicate ${first}` })
    const names = canvas.getAllByRole('toolbar').map((toolbar) => toolbar.getAttribute('aria-label'))
    await expect(names.slice(0, 3)).toEqual(
      ['Active', 'Locked', 'Duplicate'].map((it) => `Actions for ${first}: ${it}`),
    )
    await expect(new Set(names).size).toBe(names.length)
    canvas.getByRole('link', { name: first }).focus()
    await userEvent.tab()
    await expect(active).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(open).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(copy).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(copy).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(active).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect(open).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: second })).toHaveFocus()
    await userEvent.tab({ shift: true })
    // The way back leads to the control that had the focus last.
    await expect(open).toHaveFocus()
  },
}

/** A row with one control has no toolbar, and the control is a tab stop. */
export const OneControl: Story = {
  args: { columns: columns.filter(({ id }) => id === 'userName' || id === 'copy') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull()
    canvas.getByRole('link', { name: first }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: `Duplicate ${first}` })).toHaveFocus()
  },
}

/** In right-to-left text, Arrow Left moves to the next control. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `Active, ${first}` }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: `Open, ${first}` })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: `Active, ${first}` })).toHaveFocus()
  },
}

/** Rows of another page than the one that loads are dimmed, and the table is busy. */
export const Outdated: Story = {
  args: { isOutdated: true, isRefreshing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-outdated'))
  },
}
