import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, UserSearch } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button, ButtonLink, IconButton } from '../button/Button'
import { Checkbox } from '../checkbox/Checkbox'
import { EmptyState } from '../empty-state/EmptyState'
import { PageHeader } from '../page-header/PageHeader'
import { Pagination } from '../pagination/Pagination'
import { SearchField } from '../search-field/SearchField'
import { Select } from '../select/Select'
import { SwatchTagList } from '../swatch-tag/SwatchTag'
import { createToastQueue } from '../toasts/toast-queue'
import { Toasts } from '../toasts/Toasts'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import type { Column } from './column'
import { DataTable, type Density, type Sort } from './DataTable'
import { people, type Person } from './fixture'
import { ColumnsMenu, DensitySwitch } from './TableControls'

const PAGE_SIZE = 25
const PEOPLE = people(240)
const COLORS = ['#2f6fd6', '#0f8f7e', '#c05a1c', '#7c4dbd', '#5a6b12', '#b02a64']

const toolbar: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px var(--sw-gutter)',
}

const texts = (person: Person): Record<string, string | number | boolean> => ({
  ...person,
  licenses: person.licenses.length,
})

function compare(sort: Sort): (one: Person, other: Person) => number {
  const turn = sort.direction === 'ascending' ? 1 : -1
  return (one, other) => {
    const [left, right] = [texts(one)[sort.columnId] ?? '', texts(other)[sort.columnId] ?? '']
    if (typeof left === 'number' && typeof right === 'number') return (left - right) * turn || one.id - other.id
    return String(left).localeCompare(String(right), 'en') * turn || one.id - other.id
  }
}

interface Filter {
  search: string
  onlyActive: boolean
  page: number
  sort: Sort
}

const START: Filter = {
  search: '',
  onlyActive: false,
  page: 1,
  sort: { columnId: 'userName', direction: 'ascending' },
}

/** A whole page: filters above, the table, count and paging docked below. */
function UserPage() {
  const [filter, setFilter] = useState(START)
  const [density, setDensity] = useState<Density>('comfortable')
  const [hidden, setHidden] = useState<string[]>([])
  const [inactive, setInactive] = useState(() => new Set(PEOPLE.filter((one) => !one.isActive).map((one) => one.id)))
  const [toasts] = useState(createToastQueue)

  const change = (part: Partial<Filter>): void => setFilter((now) => ({ ...now, page: 1, ...part }))
  const toggle = (person: Person): void => {
    setInactive((now) => {
      const next = new Set(now)
      if (!next.delete(person.id)) next.add(person.id)
      return next
    })
  }
  const found = PEOPLE.filter((one) => one.userName.includes(filter.search.toLowerCase()))
    .filter((one) => !filter.onlyActive || !inactive.has(one.id))
    .sort(compare(filter.sort))
  const rows = found.slice((filter.page - 1) * PAGE_SIZE, filter.page * PAGE_SIZE)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))

  const columns: Column<Person>[] = [
    { id: 'userName', header: 'Username', width: '20%', isSortable: true, cell: (one) => one.userName },
    {
      id: 'firstName',
      header: 'First Name',
      width: '13%',
      isSortable: true,
      canHide: true,
      cell: (one) => one.firstName,
    },
    { id: 'lastName', header: 'Last Name', width: '13%', isSortable: true, canHide: true, cell: (one) => one.lastName },
    {
      id: 'active',
      header: 'Active',
      width: 128,
      cell: (one) => (
        <ToggleBadge
          owner={`user ${one.userName}`}
          isPressed={!inactive.has(one.id)}
          isOff={inactive.has(one.id)}
          onToggle={() => toggle(one)}
        >
          {inactive.has(one.id) ? 'Inactive' : 'Active'}
        </ToggleBadge>
      ),
    },
    {
      id: 'licenses',
      header: 'Product Licenses',
      canHide: true,
      cell: (one) => (
        <SwatchTagList
          items={one.licenses.map((id, place) => ({
            id,
            label: id,
            color: COLORS[place] ?? '',
            title: `Product ${id}`,
          }))}
        />
      ),
    },
    {
      id: 'sites',
      header: 'Sites',
      width: 88,
      align: 'end',
      isSortable: true,
      canHide: true,
      cell: (one) => one.sites,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      width: 76,
      align: 'end',
      cell: (one) => (
        <IconButton
          size="small"
          label={`Copy the name of ${one.userName}`}
          icon={<Copy aria-hidden="true" />}
          onClick={() => toasts.info('Copied to clipboard!', { key: 'copy' })}
        />
      ),
    },
  ]

  return (
    <main
      style={
        { display: 'flex', flexDirection: 'column', minHeight: '100vh', '--sw-sticky-top': '0px' } as CSSProperties
      }
    >
      <PageHeader
        title="Users"
        actions={
          <ButtonLink href="#add" tone="primary">
            Add User
          </ButtonLink>
        }
      />
      <div role="search" aria-label="Filter users" style={toolbar}>
        <SearchField
          label="Filter users"
          placeholder="Name, username or email"
          value={filter.search}
          onChange={(search) => change({ search })}
          style={{ flex: '0 1 18.75rem' }}
        />
        <Select
          label="License"
          layout="prefixed"
          options={[
            { value: '', label: 'All licenses' },
            { value: '1', label: '1 · Northgate Constructors' },
          ]}
        />
        <Checkbox
          label="Show Only Active Users"
          checked={filter.onlyActive}
          onChange={(event) => change({ onlyActive: event.target.checked })}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' }}>
          <DensitySwitch value={density} onChange={setDensity} />
          <ColumnsMenu columns={columns} hidden={hidden} onChange={setHidden} />
        </div>
      </div>
      <DataTable
        caption="Users"
        columns={columns}
        rows={rows}
        rowKey={(one) => one.id}
        rowName={(one) => one.userName}
        rowHref={(one) => `#${one.userName}`}
        sort={filter.sort}
        onSortChange={(sort) => change({ sort })}
        density={density}
        hiddenColumns={hidden}
        announcement={`${found.length} users, page ${filter.page} of ${pages}`}
        empty={
          <EmptyState
            title="No users match these filters"
            icon={<UserSearch aria-hidden="true" />}
            actions={<Button onClick={() => change(START)}>Clear filter</Button>}
          >
            Nothing among 240 users matches “{filter.search}”.
          </EmptyState>
        }
        footer={
          <Pagination
            page={filter.page}
            pageSize={PAGE_SIZE}
            total={found.length}
            noun={{ one: 'user', other: 'users' }}
            href={(page) => `#page-${page}`}
            onNavigate={(page) => setFilter((now) => ({ ...now, page }))}
          />
        }
      />
      <Toasts queue={toasts} />
    </main>
  )
}

const meta = {
  title: 'Patterns/Filterable table',
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 720 },
      description: {
        component: `How many things are found and compared. Filters stand above the table and act while one uses them; whatever narrows the list
starts over at page 1. Count and paging dock below. Row height and columns are a person's own choice. What changed is said
once, politely: "26 users, page 1 of 2". In a product filter, order and page stand in the address.

**Not for** a handful of things that fit on a page: a plain table without filters. Not for thousands of rows that are already
in the browser: a windowed table.

| Key | Does |
| --- | --- |
| / | Searches, from anywhere on the page |
| Tab, Shift+Tab | Moves through the filters, the heads, the controls of each row, and the paging |
| Enter | On the link of a row: opens it. On a head: orders the rows by it |
| Space, Enter | On a badge: turns its state around |`,
      },
    },
  },
  render: () => <UserPage />,
} satisfies Meta

export default meta
type Story = StoryObj

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 240 users')).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25)
  },
}

export const FilteredAndSorted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 3' }))
    await expect(canvas.getByText('51–75 of 240 users')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'okafor{Enter}')
    await expect(canvas.getByText('1–20 of 20 users')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sites' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sites' }))
    await expect(canvas.getByRole('columnheader', { name: 'Sites' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByText('20 users, page 1 of 1')).toBeInTheDocument()
  },
}

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'wexler{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'No users match these filters' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByText('1–25 of 240 users')).toBeVisible()
    // The button has left with what was empty.
    await expect(document.body).not.toHaveFocus()
    await userEvent.type(canvas.getByRole('searchbox'), 'wexler{Enter}')
  },
}

export const ARowThatNoLongerMatchesHandsTheFocusOn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Only Active Users' }))
    const badges = () => canvas.getAllByRole('button', { name: /^Active, user/ })
    const [first, second] = badges()
    if (!first || !second) throw new Error('There are no rows.')
    await userEvent.click(first)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(second).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('/')
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('anton{Enter}')
    await expect(canvas.getByText('1–20 of 20 users')).toBeVisible()
    await expect(field).toHaveFocus()
    for (const name of ['Clear', 'License', 'Show Only Active Users', 'Comfortable rows', 'Compact rows', 'Columns']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'First Name' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus())
    await expect(canvas.queryByRole('columnheader', { name: 'First Name' })).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Username' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('button', { name: 'Username' })).toHaveFocus()
  },
}
