import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, UserX } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { LinkProvider, type LinkProps } from '../link/Link'
import { Pagination } from '../pagination/Pagination'
import { SwatchTagList } from '../swatch-tag/SwatchTag'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import { type Column, DataTable, type DataTableProps, type Sort } from './DataTable'
import { people, type Person } from './fixture'
import { ColumnsMenu, DensitySwitch } from './TableControls'
import { description } from './DataTable.description'
import { anatomy } from '../foundations/anatomy-story'

const navigate = fn()
const toggle = fn<(userName: string) => void>()
const duplicate = fn<(userName: string) => void>()

const COLUMNS: Column<Person>[] = [
  { id: 'userName', header: 'Username', width: '22%', isSortable: true, cell: (person) => person.userName },
  { id: 'firstName', header: 'First Name', isSortable: true, canHide: true, cell: (person) => person.firstName },
  { id: 'lastName', header: 'Last Name', isSortable: true, canHide: true, cell: (person) => person.lastName },
  {
    id: 'active',
    header: 'Active',
    width: 128,
    skeleton: 'badge',
    cell: (person) => (
      <ToggleBadge
        owner={`user ${person.userName}`}
        isSelected={person.isActive}
        isMuted={!person.isActive}
        onChange={() => toggle(person.userName)}
      >
        {person.isActive ? 'Active' : 'Inactive'}
      </ToggleBadge>
    ),
  },
  {
    id: 'licenses',
    header: 'Product Licenses',
    width: 232,
    canHide: true,
    skeleton: 'badge',
    cell: (person) => (
      <SwatchTagList
        items={person.licenses.map((id) => ({ id, label: id, color: '#2f6fd6', title: `Product ${id}` }))}
      />
    ),
  },
  { id: 'sites', header: 'Sites', width: 96, align: 'end', isSortable: true, cell: (person) => person.sites },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 76,
    align: 'end',
    skeleton: 'box',
    cell: (person) => (
      <IconButton
        size="small"
        label={`Duplicate ${person.userName}`}
        icon={<Copy aria-hidden="true" />}
        onClick={() => duplicate(person.userName)}
      />
    ),
  },
]

const ROWS = people(8)

const pages = (
  <Pagination
    page={1}
    pageSize={8}
    total={240}
    noun={{ one: 'user', other: 'users' }}
    href={(page) => `#page-${page}`}
  />
)

const meta = {
  title: 'Components/Data table',
  component: DataTable<Person>,
  tags: ['autodocs'],
  args: {
    caption: 'Users',
    columns: COLUMNS,
    rows: ROWS,
    rowKey: (person) => person.id,
    rowName: (person) => person.userName,
    rowHref: (person) => `/user/${person.userName}/details`,
    sort: { columnId: 'userName', direction: 'ascending' },
    onSortChange: fn(),
    // Wide enough for the names in all columns.
    minWidth: '60rem',
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    empty: { control: false },
    footer: { control: false },
    sort: { control: false },
  },
  parameters: { description },
  beforeEach: () => {
    navigate.mockClear()
    toggle.mockClear()
    duplicate.mockClear()
  },
  // Stories have no top bar.
  decorators: [
    (Story) => (
      <div style={{ '--sw-sticky-top': '0px' } as React.CSSProperties}>
        <LinkProvider component={RouterLink}>
          <Story />
        </LinkProvider>
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<Person>>

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
        navigate(href, event.ctrlKey || event.metaKey ? 'new tab' : 'same tab')
      }}
    />
  )
}

export const Ready: Story = {
  args: { footer: pages, announcement: '240 users, page 1 of 30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Last Name' })).not.toHaveAttribute('aria-sort')
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
    const row = canvas.getByRole('row', { name: /agnes\.lindqvist/ })
    await expect(within(row).getByRole('rowheader')).toHaveAttribute('abbr', 'agnes.lindqvist')
    await expect(within(row).getByRole('link', { name: 'agnes.lindqvist' })).toHaveAttribute(
      'href',
      '/user/agnes.lindqvist/details',
    )
    await expect(canvas.getByRole('status')).toHaveTextContent('240 users, page 1 of 30')
  },
}

export const Compact: Story = { tags: ['visual'], args: { caption: 'Users in compact rows', density: 'compact' } }

export const Framed: Story = {
  tags: ['visual'],
  args: { layout: 'framed', footer: pages, minWidth: '40rem', hiddenColumns: ['firstName', 'licenses'] },
  render: (args) => (
    <div style={{ padding: 24 }}>
      <DataTable {...args} />
    </div>
  ),
}

export const Loading: Story = {
  tags: ['visual'],
  args: { isLoading: true, rows: [], skeletonRows: 8, footer: pages },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument()
  },
}

export const Refreshing: Story = { args: { isRefreshing: true, footer: pages } }

export const Empty: Story = {
  tags: ['visual'],
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="No users match these filters"
        icon={<UserX aria-hidden="true" />}
        actions={<Button>Clear filter</Button>}
      >
        None of the 240 users match “wexler”.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'No users match these filters' })).toBeVisible()
  },
}

export const OneRow: Story = { args: { rows: people(1) } }

export const WithoutLinksAndSorting: Story = {
  args: { rowHref: undefined, sort: undefined, onSortChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Username' })).not.toBeInTheDocument()
  },
}

const LONG = 'a.person.with.a.rather.long.username.of.a.joint.venture@northgate-constructors.example'

export const VeryLongText: Story = {
  args: {
    rows: ROWS.map((person) => ({
      ...person,
      userName: `${person.id}.${LONG}`,
      lastName: `${person.lastName} ${LONG}`,
    })),
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link')
    if (!link) throw new Error('The table has no row.')
    const height = link.closest('tr')?.getBoundingClientRect().height
    await expect(height).toBe(canvas.getAllByRole('row')[8]?.getBoundingClientRect().height)
    const getTooltip = () => document.querySelector('[data-tooltip]:popover-open')
    link.focus()
    await waitFor(() => expect(getTooltip()).toHaveTextContent(`1.${LONG}`))
    await userEvent.keyboard('{Escape}')
    await expect(getTooltip()).toBeNull()
    const cell = link.closest('tr')?.cells[2]
    if (!cell) throw new Error('There is no cell.')
    await userEvent.hover(cell)
    await waitFor(() => expect(getTooltip()).toHaveTextContent(LONG))
  },
}

export const StableLayout: Story = {
  name: 'Nothing moves when data replaces the skeletons',
  tags: ['test-only'],
  args: { rows: people(3), footer: pages },
  render: (args) => <LoadsOnClick {...args} />,
  play: async ({ canvas }) => {
    const getPositions = (): string[] =>
      canvas.getAllByRole('columnheader').map((head) => JSON.stringify(head.getBoundingClientRect()))
    const before = getPositions()
    const height = canvas.getByRole('table').getBoundingClientRect().height
    await userEvent.click(screen.getByRole('button', { name: 'Load' }))
    await expect(canvas.getByRole('link', { name: 'adaeze.okafor' })).toBeVisible()
    await expect(getPositions()).toEqual(before)
    await expect(canvas.getByRole('table').getBoundingClientRect().height).toBe(height)
  },
}

/** Skeletons, then rows after a click. */
function LoadsOnClick(args: DataTableProps<Person>) {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <div style={{ padding: 12 }}>
        <Button onClick={() => setLoading(false)}>Load</Button>
      </div>
      <DataTable {...args} isLoading={isLoading} skeletonRows={args.rows.length} />
    </>
  )
}

export const ClickOnARow: Story = {
  name: 'A click on a row follows its link',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /agnes\.lindqvist/ })
    const cell = within(row).getByRole('cell', { name: 'Lindqvist' })
    await userEvent.click(cell)
    await expect(navigate).toHaveBeenLastCalledWith('/user/agnes.lindqvist/details', 'same tab')
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(cell)
    await user.keyboard('{/Control}')
    await expect(navigate).toHaveBeenLastCalledWith('/user/agnes.lindqvist/details', 'new tab')
    await userEvent.pointer({ target: cell, keys: '[MouseMiddle]' })
    await expect(navigate).toHaveBeenCalledTimes(3)
    await expect(navigate).toHaveBeenLastCalledWith('/user/agnes.lindqvist/details', 'new tab')
  },
}

export const ClickOnAControl: Story = {
  name: 'A click on a control of a row does not follow the link',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /agnes\.lindqvist/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Active, user agnes.lindqvist' }))
    await userEvent.click(within(row).getByRole('button', { name: 'Duplicate agnes.lindqvist' }))
    await expect(toggle).toHaveBeenCalledWith('agnes.lindqvist')
    await expect(duplicate).toHaveBeenCalledWith('agnes.lindqvist')
    await expect(navigate).not.toHaveBeenCalled()
    await userEvent.click(within(row).getByRole('link'))
    await expect(navigate).toHaveBeenCalledOnce()
  },
}

export const TextSelection: Story = {
  name: 'Selecting the text of a row does not follow its link',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell', { name: 'Lindqvist' })
    window.getSelection()?.selectAllChildren(cell)
    cell.click()
    await expect(navigate).not.toHaveBeenCalled()
    window.getSelection()?.removeAllRanges()
    cell.click()
    await expect(navigate).toHaveBeenCalledOnce()
  },
}

/** A table whose rows and columns change. */
function Changing(args: DataTableProps<Person>) {
  const [rows, setRows] = useState(args.rows)
  const [hidden, setHidden] = useState<string[]>([])
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 12 }}>
        <Button onClick={() => setRows((now) => now.toReversed())}>Reverse</Button>
        <Button onClick={() => setRows((now) => now.slice(1))}>Remove the first row</Button>
        <Button onClick={() => setRows([])}>Remove all rows</Button>
        <Button onClick={() => setHidden(['firstName'])}>Hide a column</Button>
      </div>
      <DataTable {...args} rows={rows} hiddenColumns={hidden} empty={<EmptyState title="No users" />} />
    </>
  )
}

export const FocusOfChangingRows: Story = {
  name: 'The focus stays on a row that moves, and moves on when the row is removed',
  tags: ['test-only'],
  args: { rows: people(3) },
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    // A click by script does not move the focus, as a server response does not.
    const press = (name: string): void => canvas.getByRole('button', { name }).click()
    const first = canvas.getByRole('button', { name: 'Active, user adaeze.okafor' })
    first.focus()
    press('Reverse')
    await waitFor(() => expect(canvas.getAllByRole('rowheader').at(-1)).toHaveTextContent('adaeze.okafor'))
    await expect(first).toHaveFocus()
    press('Reverse')
    await waitFor(() => expect(canvas.getAllByRole('rowheader').at(0)).toHaveTextContent('adaeze.okafor'))
    await expect(first).toHaveFocus()
    press('Remove the first row')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Active, user agnes.lindqvist' })).toHaveFocus()
    press('Remove all rows')
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument())
    await expect(canvas.getByRole('region', { name: 'Users' })).toHaveFocus()
  },
}

export const FocusOfARemovedHead: Story = {
  name: 'The region takes the focus when a focused head is removed',
  tags: ['test-only'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Users' })
    canvas.getByRole('button', { name: 'First Name' }).focus()
    canvas.getByRole('button', { name: 'Hide a column' }).click()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'First Name' })).not.toBeInTheDocument())
    await expect(region).toHaveFocus()
    canvas.getByRole('button', { name: 'Username' }).focus()
    canvas.getByRole('button', { name: 'Remove all rows' }).click()
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument())
    await expect(region).toHaveFocus()
  },
}

export const NarrowContainer: Story = {
  render: (args) => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Users' })
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(region).toHaveFocus()
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const FocusNotObscured: Story = {
  name: 'The sticky head and the footer never cover the focus',
  tags: ['test-only'],
  args: { rows: people(60), footer: pages },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /\w\.\w/ })
    const isUncovered = (link: HTMLElement): boolean => {
      const { left, top, bottom } = link.getBoundingClientRect()
      // Inside the rounded corners.
      return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 12, y) === link)
    }
    window.scrollTo(0, document.documentElement.scrollHeight)
    for (const place of [30, 29, 28, 10, 9]) {
      links[place]?.focus()
      await expect(isUncovered(links[place] ?? document.body)).toBe(true)
    }
    for (const place of [30, 45, 46, 47]) {
      links[place]?.focus()
      await expect(isUncovered(links[place] ?? document.body)).toBe(true)
    }
    window.scrollTo(0, 0)
  },
}

/** A table with its controls and their state. */
function Controlled(args: DataTableProps<Person>) {
  const [sort, setSort] = useState<Sort>({ columnId: 'userName', direction: 'ascending' })
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable')
  const [hidden, setHidden] = useState<string[]>([])
  const sorted = sort.direction === 'descending' ? args.rows.toReversed() : args.rows
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 12 }}>
        <DensitySwitch value={density} onChange={setDensity} />
        <ColumnsMenu columns={args.columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />
      </div>
      <DataTable
        {...args}
        rows={sorted}
        sort={sort}
        onSortChange={setSort}
        density={density}
        hiddenColumns={hidden}
        announcement={`Sorted by ${sort.columnId}, ${sort.direction}`}
      />
    </>
  )
}

export const DensityAndColumns: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const height = (): number => canvas.getAllByRole('rowheader')[0]?.getBoundingClientRect().height ?? 0
    await expect(canvas.getByRole('button', { name: 'Comfortable rows' })).toHaveAttribute('aria-pressed', 'true')
    const tall = height()
    await userEvent.click(canvas.getByRole('button', { name: 'Compact rows' }))
    await expect(height()).toBeLessThan(tall)
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'First Name' }))
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Username' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'First Name' })).not.toBeInTheDocument())
    await expect(canvas.getByRole('columnheader', { name: 'Last Name' })).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { rows: people(2) },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    for (const name of ['Comfortable rows', 'Compact rows', 'Columns']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.tab()
    const head = canvas.getByRole('button', { name: 'Username' })
    await expect(head).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'descending')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by userName, descending')
    await expect(head).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending')
    for (const name of ['First Name', 'Last Name', 'Sites']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Sites' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'adaeze.okafor' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/user/adaeze.okafor/details', 'same tab')
    await userEvent.tab()
    const badge = canvas.getByRole('button', { name: 'Active, user adaeze.okafor' })
    await expect(badge).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toHaveBeenCalledWith('adaeze.okafor')
    await expect(badge).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Duplicate adaeze.okafor' })).toHaveFocus()
  },
}

const FEW = COLUMNS.filter(({ id }) => ['userName', 'active', 'sites'].includes(id))

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    '[role="region"]',
    ['th:nth-child(3) button', 'end'],
    ['th[aria-sort] button', 'end'],
    ['tr:nth-child(2) a', 'end'],
    'tr:nth-child(2) td button',
    ['tr:nth-child(3) td:last-child', 'end'],
    'nav',
  ]),
  args: { columns: FEW, rows: people(3), layout: 'framed', minWidth: '30rem', footer: pages },
}

/** A small table of a name and a number. */
const SMALL = { layout: 'framed', minWidth: '15rem', onSortChange: undefined as never } as const
const counts = (align: 'start' | 'end'): Column<Person>[] => [
  { id: 'userName', header: 'Username', cell: ({ userName }) => userName },
  { id: 'sites', header: 'Sites', width: 88, align, cell: ({ sites }) => sites * 37 },
]

export const Do1: Story = { tags: ['!dev'], args: { ...SMALL, columns: counts('end'), rows: people(3) } }

export const Dont1: Story = { tags: ['!dev'], args: { ...SMALL, columns: counts('start'), rows: people(3) } }

export const Do2: Story = {
  tags: ['!dev'],
  args: {
    ...SMALL,
    columns: counts('end'),
    rows: [],
    empty: <EmptyState title="No users yet" actions={<Button>Add user</Button>} />,
  },
}

export const Dont2: Story = { tags: ['!dev'], args: { ...SMALL, columns: counts('end'), rows: [] } }
