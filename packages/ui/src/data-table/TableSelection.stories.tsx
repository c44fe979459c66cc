import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { Checkbox } from '../checkbox/Checkbox'
import { LinkProvider, type LinkProps } from '../link/Link'
import { Pagination } from '../pagination/Pagination'
import { ProblemMessage } from '../problem-message/ProblemMessage'
import { SearchField } from '../search-field/SearchField'
import { type Column, DataTable, type DataTableProps, type Sort } from './DataTable'
import { people, type Person } from './fixture'
import { SelectionBar } from './SelectionBar'
import { useRowMode } from './use-row-mode'
import { useRowView } from './use-row-view'
import { type Selection, useSelection } from './use-selection'
import { description } from './TableSelection.description'

const navigate = fn<(href: string) => void>()
const assign = fn<(selection: Selection<number>) => void>()

const PAGE_SIZE = 25
const PEOPLE = people(240)

const COLUMNS: Column<Person>[] = [
  {
    id: 'userName',
    header: 'Username',
    width: '30%',
    isSortable: true,
    cell: (person) => person.userName,
    sortValue: (person) => person.userName,
    searchValue: (person) => person.userName,
  },
  { id: 'firstName', header: 'First Name', cell: (person) => person.firstName },
  { id: 'lastName', header: 'Last Name', cell: (person) => person.lastName },
  {
    id: 'sites',
    header: 'Sites',
    width: 96,
    align: 'end',
    isSortable: true,
    cell: (person) => person.sites,
    sortValue: (person) => person.sites,
  },
]

const rowKey = (person: Person): number => person.id
const rowName = (person: Person): string => person.userName

interface UsersProps extends Partial<Omit<DataTableProps<Person>, 'defaultValue'>> {
  defaultValue?: Selection<number>
  disabledReason?: (person: Person) => string | undefined
  hasRowMode?: boolean
}

/** Paged users, with actions for the selected ones. */
function Users({ defaultValue, disabledReason, hasRowMode = false, ...rest }: UsersProps) {
  const [sort, setSort] = useState<Sort>({ columnId: 'userName', direction: 'ascending' })
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [isEnabled, setEnabled] = useState(hasRowMode)
  const field = useRef<HTMLInputElement>(null)
  const view = useRowView({ rows: PEOPLE, columns: COLUMNS, sort, search, locale: 'en' })
  const pages = Math.max(1, Math.ceil(view.count / PAGE_SIZE))
  const rows = view.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const selection = useSelection({ rows, rowKey, total: view.count, defaultValue, disabledReason })
  const keys = useRowMode({
    isEnabled,
    onSearch: () => field.current?.focus(),
    onPage: (step) => setPage((now) => Math.max(1, Math.min(now + step, pages))),
  })
  return (
    <main
      style={
        {
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100vh',
          '--sw-sticky-top': '0px',
        } as React.CSSProperties
      }
    >
      <div
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: '12px var(--sw-gutter)' }}
      >
        <SearchField
          ref={field}
          label="Filter users"
          shortcut={null}
          value={search}
          onChange={(next) => {
            setSearch(next)
            setPage(1)
            selection.onClear()
          }}
        />
        {hasRowMode && <Checkbox label="Single-key shortcuts" isSelected={isEnabled} onChange={setEnabled} />}
      </div>
      <DataTable
        ref={keys}
        caption="Users"
        columns={COLUMNS}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        rowHref={(person) => `/user/${person.userName}`}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        announcement={`${view.count} users, page ${page} of ${pages}`}
        bar={
          <SelectionBar selection={selection}>
            <Button
              onClick={() => {
                assign(selection.value)
                selection.onClear()
              }}
            >
              Assign
            </Button>
            <Button tone="danger">Unassign…</Button>
          </SelectionBar>
        }
        footer={
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            total={view.count}
            noun={{ one: 'user', other: 'users' }}
            href={(next) => `#page-${next}`}
            onNavigate={setPage}
          />
        }
        {...rest}
      />
    </main>
  )
}

const meta = {
  title: 'Components/Table selection',
  component: Users,
  tags: ['autodocs'],
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 720 },
    },
  },
  beforeEach: () => {
    navigate.mockClear()
    assign.mockClear()
  },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Users>

export default meta
type Story = StoryObj<typeof meta>

/** A router link that records clicks instead of navigating. */
function RouterLink({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}

export const NothingSelected: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(PAGE_SIZE + 1)
    await expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  },
}

export const Some: Story = {
  args: { defaultValue: { kind: 'some', keys: new Set([1, 2, 109, 133]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('4 of 240 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' })).toBeChecked()
  },
}

export const AllMatching: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    const bar = canvas.getByRole('region', { name: 'Selection' })
    await expect(bar).toHaveTextContent('25 of 240 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 240 matching' }))
    await expect(bar).toHaveTextContent('240 of 240 selected')
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }))
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement)
    await expect(bar).toHaveTextContent('239 of 240 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    const [assigned] = assign.mock.lastCall ?? []
    await expect(assigned?.kind === 'all' && assigned.except.size).toBe(1)
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
  },
}

export const RangeWithShift: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup()
    const boxes = (): HTMLElement[] => canvas.getAllByRole('checkbox')
    await user.click(boxes()[9] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes()[3] as HTMLElement)
    await user.keyboard('{/Shift}')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('7 of 240 selected')
    boxes()[5]?.focus()
    await user.keyboard('{Shift>} {/Shift}')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('4 of 240 selected')
  },
}

export const DisabledRows: Story = {
  args: {
    disabledReason: (person) => (person.isLocked ? `${person.userName} is locked.` : undefined),
    defaultValue: { kind: 'all', except: new Set() },
  },
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('checkbox', { name: 'Select adaeze.okafor6' })
    await expect(locked).not.toBeChecked()
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    await expect(locked).toHaveAccessibleDescription('adaeze.okafor6 is locked.')
  },
}

export const Framed: Story = {
  args: { layout: 'framed', defaultValue: { kind: 'some', keys: new Set([1, 2]) } },
}

export const Loading: Story = { args: { isLoading: true, rows: [] } }

export const Failed: Story = {
  args: {
    rows: [],
    problem: (
      <ProblemMessage title="Failed to fetch users." message="The server said: “Out of memory.”" onRetry={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch users.')
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const RefreshFailed: Story = {
  args: {
    problem: (
      <ProblemMessage layout="region" title="Failed to fetch users." message="Showing older data." onRetry={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Showing older data.')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(PAGE_SIZE)
  },
}

export const Narrow: Story = {
  args: { defaultValue: { kind: 'some', keys: new Set([1, 2, 3]) } },
  render: (args) => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <Users {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RowMode: Story = {
  args: { hasRowMode: true },
  play: async ({ canvas }) => {
    const { keyboard } = userEvent
    await keyboard('j')
    await expect(canvas.getByRole('link', { name: 'adaeze.okafor' })).toHaveFocus()
    await keyboard('j')
    await keyboard('j')
    await keyboard('k')
    const second = canvas.getByRole('link', { name: 'adaeze.okafor10' })
    await expect(second).toHaveFocus()
    await keyboard('x')
    await expect(canvas.getByRole('checkbox', { name: 'Select adaeze.okafor10' })).toBeChecked()
    await expect(second).toHaveFocus()
    await keyboard('{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith('/user/adaeze.okafor10')
    await userEvent.tab({ shift: true })
    await keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledTimes(2)
    await keyboard(']')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('page 2 of 10'))
    await expect(document.body).not.toHaveFocus()
    await keyboard('[[')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('page 1 of 10'))
    await keyboard('/')
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    // Shortcuts do not work in a text field.
    await keyboard('jx')
    await expect(field).toHaveValue('jx')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('1 of 240 selected')
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Single-key shortcuts' }))
    await keyboard('j')
    await expect(canvas.getByRole('checkbox', { name: 'Single-key shortcuts' })).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const { keyboard, tab } = userEvent
    await tab()
    await tab()
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await expect(all).toHaveFocus()
    await keyboard(' ')
    const bar = canvas.getByRole('region', { name: 'Selection' })
    await expect(bar).toHaveTextContent('25 of 240 selected')
    await expect(canvas.getByText(/^25 of 240 selected\. Press F6/, { selector: '[aria-live]' })).toBeInTheDocument()
    await keyboard(' ')
    await expect(all).toHaveFocus()
    await expect(canvas.getByText('Nothing selected')).toBeInTheDocument()
    await tab()
    await keyboard('{Enter}')
    await expect(canvas.getByText('Sorted by Username, descending')).toBeInTheDocument()
    await keyboard('{Enter}')
    await tab()
    await tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select adaeze.okafor' })).toHaveFocus()
    await keyboard(' ')
    for (let step = 0; step < 4; step += 1) await tab()
    await keyboard('{Shift>} {/Shift}')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('3 of 240 selected')
    for (let step = 0; step < 45; step += 1) await tab()
    await tab()
    const selectAll = canvas.getByRole('button', { name: 'Select all 240 matching' })
    await expect(selectAll).toHaveFocus()
    await keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await keyboard('{Enter}')
    await expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
    await expect(all).toHaveFocus()
    await expect(document.body).not.toHaveFocus()
  },
}

export const F6: Story = {
  name: 'F6 moves from a row to the bar and back',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('checkbox', { name: 'Select agnes.lindqvist' })
    row.focus()
    // Without a selection, there is no bar.
    await userEvent.keyboard('{F6}')
    await expect(row).toHaveFocus()
    await userEvent.keyboard(' {F6}')
    await expect(canvas.getByRole('button', { name: 'Select all 240 matching' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{F6}')
    await expect(row).toHaveFocus()
  },
}

const renderCell = fn<(person: Person) => string>((person) => person.userName)
const COUNTED: Column<Person>[] = [{ id: 'userName', header: 'Username', cell: renderCell }]
const FEW = PEOPLE.slice(0, 3)

function Few() {
  const selection = useSelection({ rows: FEW, rowKey, total: FEW.length })
  return (
    <DataTable
      caption="Users"
      columns={COUNTED}
      rows={FEW}
      rowKey={rowKey}
      rowName={rowName}
      selection={selection}
      footer={`${selection.count} selected`}
    />
  )
}

export const NoCellRenders: Story = {
  name: 'Selecting a row renders no cell',
  tags: ['test-only'],
  render: () => <Few />,
  play: async ({ canvas }) => {
    renderCell.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${FEW[1]?.userName}` }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(renderCell).not.toHaveBeenCalled()
  },
}
