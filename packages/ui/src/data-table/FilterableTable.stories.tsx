import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, UserSearch } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
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
import { description } from './FilterableTable.description'

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

const getValues = (person: Person): Record<string, string | number | boolean> => ({
  ...person,
  licenses: person.licenses.length,
})

function compare(sort: Sort): (a: Person, b: Person) => number {
  const factor = sort.direction === 'ascending' ? 1 : -1
  return (person, otherPerson) => {
    const [left, right] = [getValues(person)[sort.columnId] ?? '', getValues(otherPerson)[sort.columnId] ?? '']
    if (typeof left === 'number' && typeof right === 'number')
      return (left - right) * factor || person.id - otherPerson.id
    return String(left).localeCompare(String(right), 'en') * factor || person.id - otherPerson.id
  }
}

interface Filter {
  search: string
  onlyActive: boolean
  page: number
  sort: Sort
}

const INITIAL: Filter = {
  search: '',
  onlyActive: false,
  page: 1,
  sort: { columnId: 'userName', direction: 'ascending' },
}

/** A page with filters, the table, and the row count and pages docked below. */
function UserPage() {
  const [filter, setFilter] = useState(INITIAL)
  const [density, setDensity] = useState<Density>('comfortable')
  const [hidden, setHidden] = useState<string[]>([])
  const [inactive, setInactive] = useState(
    () => new Set(PEOPLE.filter((person) => !person.isActive).map((person) => person.id)),
  )
  const [toasts] = useState(createToastQueue)
  const searchField = useRef<HTMLInputElement>(null)

  const change = (part: Partial<Filter>): void => setFilter((now) => ({ ...now, page: 1, ...part }))
  const toggle = (person: Person): void => {
    setInactive((now) => {
      const next = new Set(now)
      if (!next.delete(person.id)) next.add(person.id)
      return next
    })
  }
  const found = PEOPLE.filter((person) => person.userName.includes(filter.search.toLowerCase()))
    .filter((person) => !filter.onlyActive || !inactive.has(person.id))
    .sort(compare(filter.sort))
  const rows = found.slice((filter.page - 1) * PAGE_SIZE, filter.page * PAGE_SIZE)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))

  const columns: Column<Person>[] = [
    { id: 'userName', header: 'Username', width: '20%', isSortable: true, cell: (person) => person.userName },
    {
      id: 'firstName',
      header: 'First Name',
      width: '13%',
      isSortable: true,
      canHide: true,
      cell: (person) => person.firstName,
    },
    {
      id: 'lastName',
      header: 'Last Name',
      width: '13%',
      isSortable: true,
      canHide: true,
      cell: (person) => person.lastName,
    },
    {
      id: 'active',
      header: 'Active',
      width: 128,
      cell: (person) => (
        <ToggleBadge
          owner={`user ${person.userName}`}
          isSelected={!inactive.has(person.id)}
          isMuted={inactive.has(person.id)}
          onChange={() => toggle(person)}
        >
          {inactive.has(person.id) ? 'Inactive' : 'Active'}
        </ToggleBadge>
      ),
    },
    {
      id: 'licenses',
      header: 'Product Licenses',
      canHide: true,
      cell: (person) => (
        <SwatchTagList
          items={person.licenses.map((id, place) => ({
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
      cell: (person) => person.sites,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      width: 76,
      align: 'end',
      cell: (person) => (
        <IconButton
          size="small"
          label={`Copy the name of ${person.userName}`}
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
          ref={searchField}
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
          isSelected={filter.onlyActive}
          onChange={(onlyActive) => change({ onlyActive })}
        />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' }}>
          <DensitySwitch value={density} onChange={setDensity} />
          <ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />
        </div>
      </div>
      <DataTable
        caption="Users"
        columns={columns}
        rows={rows}
        rowKey={(person) => person.id}
        rowName={(person) => person.userName}
        rowHref={(person) => `#${person.userName}`}
        sort={filter.sort}
        onSortChange={(sort) => change({ sort })}
        density={density}
        hiddenColumns={hidden}
        announcement={found.length === 0 ? 'No users found' : `${found.length} users, page ${filter.page} of ${pages}`}
        empty={
          <EmptyState
            title="No users match these filters"
            icon={<UserSearch aria-hidden="true" />}
            actions={
              <Button
                onClick={() => {
                  // The button disappears with the empty state.
                  searchField.current?.focus()
                  change({ search: '' })
                }}
              >
                Clear filter
              </Button>
            }
          >
            None of the 240 users match “{filter.search}”.
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
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 720 },
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
    await expect(canvas.getByText('No users found')).toBeInTheDocument()
    canvas.getByRole('button', { name: 'Clear filter' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(canvas.getByText('1–25 of 240 users')).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.type(canvas.getByRole('searchbox'), 'wexler{Enter}')
  },
}

export const RowNoLongerMatches: Story = {
  name: 'The next row takes the focus when a row no longer matches',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Only Active Users' }))
    const badges = () => canvas.getAllByRole('button', { name: /^Active, user/ })
    const [first, second] = badges()
    if (!first || !second) throw new Error('The table has no rows.')
    await userEvent.click(first)
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(second).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
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
