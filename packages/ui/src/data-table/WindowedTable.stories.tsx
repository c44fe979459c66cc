import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageX } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { LinkProvider, type LinkProps } from '../link/Link'
import { ProblemMessage } from '../problem-message/ProblemMessage'
import { SearchField } from '../search-field/SearchField'
import { type Part, parts } from './fixture'
import { SelectionBar } from './SelectionBar'
import type { Sort } from './sort'
import { useRowMode } from './use-row-mode'
import { useRowSelection } from './use-row-selection'
import { useRowView } from './use-row-view'
import { type Column, WindowedTable, type WindowedTableProps } from './WindowedTable'
import { description } from './WindowedTable.description'

const navigate = fn<(href: string) => void>()
const archive = fn<(names: number[]) => void>()

const COLUMNS: Column<Part>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '34%',
    isSortable: true,
    cell: (part) => part.name ?? `No name, part ${part.id}`,
    sortValue: (part) => part.name,
    searchValue: (part) => part.name,
  },
  {
    id: 'id',
    header: 'Number',
    width: 120,
    align: 'end',
    isSortable: true,
    cell: (part) => part.id,
    sortValue: (part) => part.id,
    searchValue: (part) => part.id,
  },
  {
    id: 'owner',
    header: 'Owner',
    isSortable: true,
    canHide: true,
    cell: (part) => part.owner,
    sortValue: (part) => part.owner,
    searchValue: (part) => part.owner,
  },
  {
    id: 'weight',
    header: 'Weight in kg',
    width: 140,
    align: 'end',
    isSortable: true,
    cell: (part) => part.weight ?? 'None',
    sortValue: (part) => part.weight,
  },
]

const rowKey = (part: Part): number => part.id
const rowName = (part: Part): string => part.name ?? `part ${part.id}`
const rowHref = (part: Part): string => `/part/${part.id}`

/** A long list with a search field, sorting, and a selection bar. */
interface StoreProps extends Partial<Omit<WindowedTableProps<Part>, 'view' | 'selection'>> {
  rows: readonly Part[]
  canSelect?: boolean
  selectedKeys?: number[]
  hasRowMode?: boolean
  disabledReason?: (part: Part) => string | undefined
}

function Store({ rows, canSelect, selectedKeys, hasRowMode = false, disabledReason, ...rest }: StoreProps) {
  const [sort, setSort] = useState<Sort>()
  const [search, setSearch] = useState('')
  const view = useRowView({ rows, columns: COLUMNS, sort, search, locale: 'en' })
  const selection = useRowSelection({ view, rowKey, defaultKeys: selectedKeys, disabledReason })
  const keys = useRowMode({ isEnabled: hasRowMode })
  const isFound = view.count < rows.length
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      <SearchField label="Find parts" value={search} onChange={setSearch} style={{ maxWidth: 300 }} />
      <WindowedTable
        ref={keys}
        caption="Parts"
        columns={COLUMNS}
        rowKey={rowKey}
        rowName={rowName}
        rowHref={rowHref}
        layout="framed"
        height="26rem"
        minWidth="40rem"
        {...rest}
        view={view}
        sort={sort}
        onSortChange={setSort}
        selection={canSelect ? selection : undefined}
        announcement={isFound ? `${view.count} of ${rows.length} parts` : `${rows.length} parts`}
        empty={
          rest.empty ?? (
            <EmptyState
              title="No parts match"
              icon={<PackageX aria-hidden="true" />}
              actions={<Button onClick={() => setSearch('')}>Clear search</Button>}
            >
              None of the {rows.length} parts match “{search}”.
            </EmptyState>
          )
        }
        bar={
          canSelect && (
            <SelectionBar selection={selection}>
              <Button
                onClick={() => {
                  archive(selection.selectedRows().map(rowKey))
                  selection.onClear()
                }}
              >
                Archive
              </Button>
            </SelectionBar>
          )
        }
      />
    </div>
  )
}

const THOUSANDS = parts(100_000)

const meta = {
  title: 'Components/Windowed table',
  component: Store,
  tags: ['autodocs'],
  args: { rows: THOUSANDS, canSelect: true },
  argTypes: { rows: { control: false } },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 560 },
    },
  },
  beforeEach: () => {
    navigate.mockClear()
    archive.mockClear()
  },
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof Store>

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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const getNames = (canvas: Canvas): (string | null)[] =>
  canvas.getAllByRole('rowheader').map((head) => head.getAttribute('abbr'))

/** Lists `aria-rowindex` of the visible rows. */
function getVisibleIndexes(canvas: Canvas): number[] {
  const region = canvas.getByRole('region', { name: 'Parts' })
  const { bottom } = region.getBoundingClientRect()
  const top = canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().bottom ?? 0
  return canvas
    .getAllByRole('row')
    .filter((row) => row.closest('tbody'))
    .filter((row) => row.getBoundingClientRect().bottom > top + 1 && row.getBoundingClientRect().top < bottom - 1)
    .map((row) => Number(row.getAttribute('aria-rowindex')))
}

const expectFocusInTable = async (canvas: Canvas): Promise<void> => {
  await expect(document.body).not.toHaveFocus()
  await expect(canvas.getByRole('region', { name: 'Parts' }).contains(document.activeElement)).toBe(true)
}

/** Tab like a browser: from the element that the keydown handler focused. The simulated Tab starts from the original element. */
const tabOut = async (): Promise<void> => {
  await fireEvent.keyDown(document.activeElement as Element, { key: 'Tab' })
  await userEvent.tab()
}

export const Ready: Story = {
  args: { canSelect: false },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Parts' })
    await expect(table).toHaveAttribute('aria-rowcount', '100001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(50)
    await expect(getVisibleIndexes(canvas).slice(0, 3)).toEqual([2, 3, 4])
    await expect(canvas.getByRole('status')).toHaveTextContent(/^100000 parts$/)
  },
}

export const Compact: Story = { tags: ['visual'], args: { density: 'compact' } }

export const SortedAndSearched: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await expect(getNames(canvas).slice(0, 2)).toEqual(['Valve 0', 'pump 1'])
    await expect(canvas.getByText('Sorted by Number, ascending')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await expect(getNames(canvas)[0]).toBe('hose 99999')
    await userEvent.type(canvas.getByRole('searchbox'), 'elan coupling 4{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1374 of 100000 parts'))
    await expect(getNames(canvas)[0]).toBe('Élan coupling 49994')
    const region = canvas.getByRole('region', { name: 'Parts' })
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(getVisibleIndexes(canvas).at(-1)).toBe(1375))
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1375')
  },
}

export const MissingValues: Story = {
  name: 'Missing values come last in both directions',
  tags: ['test-only'],
  args: { rows: parts(120) },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: 'Name' })
    await userEvent.click(head)
    await expect(getNames(canvas)[0]).toBe('Ångström gauge 101')
    const region = canvas.getByRole('region', { name: 'Parts' })
    const expectMissingAtEnd = async (): Promise<void> => {
      region.scrollTop = region.scrollHeight
      await waitFor(() => expect(getVisibleIndexes(canvas).at(-1)).toBe(121))
      await expect(getNames(canvas).slice(-2)).toEqual(['part 110', 'part 13'])
    }
    await expectMissingAtEnd()
    await userEvent.click(head)
    await expect(getNames(canvas)[0]).toBe('Valve 96')
    await expectMissingAtEnd()
  },
}

/** Rows are numbers, so that a million of them take little memory. */
const MILLION = Array.from({ length: 1_000_000 }, (_, place) => place + 1)
const NUMBER_COLUMNS: Column<number>[] = [
  { id: 'name', header: 'Asset', isSortable: true, cell: (asset) => `Asset ${asset}`, sortValue: (asset) => asset },
  { id: 'square', header: 'Square', align: 'end', cell: (asset) => asset * asset },
]
const assetKey = (asset: number): number => asset
const assetName = (asset: number): string => `Asset ${asset}`

function Assets({ rows }: { rows: readonly number[] }) {
  const [sort, setSort] = useState<Sort>()
  const view = useRowView({ rows, columns: NUMBER_COLUMNS, sort })
  const selection = useRowSelection({ view, rowKey: assetKey })
  return (
    <WindowedTable
      caption="Parts"
      columns={NUMBER_COLUMNS}
      view={view}
      rowKey={assetKey}
      rowName={assetName}
      rowHref={(asset) => `/asset/${asset}`}
      sort={sort}
      onSortChange={setSort}
      selection={selection}
      bar={<SelectionBar selection={selection} />}
      height="26rem"
      minWidth="20rem"
    />
  )
}

export const AMillionRows: Story = {
  render: () => <Assets rows={MILLION} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Parts' })
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1000001')
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(getVisibleIndexes(canvas).at(-1)).toBe(1_000_001))
    // Scrolling from there skips no row.
    const before = getVisibleIndexes(canvas)[0] ?? 0
    region.scrollTop -= 400
    await waitFor(() => expect(getVisibleIndexes(canvas)[0]).toBe(before - 10))
    region.scrollTop = region.scrollHeight / 2
    await waitFor(() => expect(Math.abs((getVisibleIndexes(canvas)[0] ?? 0) - 500_000)).toBeLessThan(100))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('1,000,000 of 1,000,000 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Asset' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Asset' }))
    await expect(getNames(canvas)[0]).toBe('Asset 1000000')
  },
}

export const FocusInAMillionRows: Story = {
  tags: ['test-only'],
  render: () => <Assets rows={MILLION} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Parts' })
    canvas.getByRole('link', { name: 'Asset 3' }).focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('link', { name: 'Asset 1000000' })).toHaveFocus()
    await expect(getVisibleIndexes(canvas).at(-1)).toBe(1_000_001)
    region.scrollTop = region.scrollHeight / 2
    await waitFor(() => expect(getVisibleIndexes(canvas)[0]).toBeLessThan(600_000))
    await expect(canvas.getByRole('link', { name: 'Asset 1000000' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    const link = canvas.getByRole('link', { name: 'Asset 999999' })
    await expect(link).toHaveFocus()
    await waitFor(() => expect(getVisibleIndexes(canvas)).toContain(1_000_000))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('link', { name: 'Asset 1' })).toHaveFocus()
    await expect(getVisibleIndexes(canvas)[0]).toBe(2)
    // An arrow key moves on from a row that is scrolled away.
    region.scrollTop = region.scrollHeight / 2
    await waitFor(() => expect(getVisibleIndexes(canvas)[0]).toBeGreaterThan(400_000))
    const middle = canvas.getAllByRole('link')[8] as HTMLElement
    middle.focus()
    const index = Number(middle.closest('tr')?.getAttribute('aria-rowindex'))
    region.scrollTop = 0
    await waitFor(() => expect(getVisibleIndexes(canvas)[0]).toBe(2))
    await expect(middle).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getVisibleIndexes(canvas)).toContain(index + 1))
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', `${index + 1}`)
    // Presses a key before the scroll event.
    const scrolled = new Promise((resolve) => region.addEventListener('scroll', resolve, { once: true }))
    region.scrollTop = 0
    await fireEvent.keyDown(document.activeElement ?? region, { key: 'ArrowDown' })
    await scrolled
    await expect(getVisibleIndexes(canvas)).toContain(index + 2)
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', `${index + 2}`)
  },
}

function GrowingAssets() {
  const [rows, setRows] = useState<readonly number[]>(MILLION)
  return (
    <>
      <Button onClick={() => flushSync(() => setRows([...rows, rows.length + 1]))}>Add one</Button>
      <Assets rows={rows} />
    </>
  )
}

export const ScrollWithNewRows: Story = {
  name: 'Scrolling while a row is added keeps the scroll position',
  tags: ['test-only'],
  render: () => <GrowingAssets />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Parts' })
    const add = canvas.getByRole('button', { name: 'Add one' })
    canvas.getByRole('link', { name: 'Asset 3' }).focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(getVisibleIndexes(canvas).at(-1)).toBe(1_000_001))
    // Both happen before the scroll event.
    region.scrollTop = region.scrollHeight / 2
    add.click()
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1000002')
    await waitFor(() => expect(Math.abs((getVisibleIndexes(canvas)[0] ?? 0) - 500_000)).toBeLessThan(100))
  },
}

export const NamesWith10000Characters: Story = {
  args: {
    rows: parts(200).map((part) => (part.id % 8 === 0 ? { ...part, name: `${part.id} ${'x'.repeat(10_000)}` } : part)),
  },
  play: async ({ canvas }) => {
    const heights = new Set(
      canvas
        .getAllByRole('row')
        .filter((row) => row.closest('tbody'))
        .map((row) => row.getBoundingClientRect().height),
    )
    await expect([...heights]).toEqual([40])
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }))
    await expect(getNames(canvas)[0]?.startsWith('0 xxx')).toBe(true)
  },
}

export const RangeSelection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    const user = userEvent.setup()
    await user.click(canvas.getByRole('checkbox', { name: 'Select pump 1' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('checkbox', { name: 'Select Ångström gauge 5' }))
    await user.keyboard('{/Shift}')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('5 of 100,000 selected')
    await expect(canvas.getByRole('checkbox', { name: 'Select gasket 4' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked()
    // Sorting keeps the selection.
    await userEvent.click(canvas.getByRole('button', { name: 'Weight in kg' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await expect(archive.mock.lastCall?.[0].toSorted()).toEqual([1, 2, 3, 4, 5])
    await expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus()
  },
}

export const SelectionOfSearchResults: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'elan coupling 4{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1374 of'))
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await expect(all).not.toBeChecked()
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('1,375 of 100,000 selected')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^100000 parts$/))
    await expect(all).toBePartiallyChecked()
    await expect(canvas.getByText('1,375 of 100,000 selected', { selector: 'section *' })).toBeVisible()
  },
}

const getHeavyReason = (part: Part): string | undefined =>
  (part.weight ?? 0) > 4000 ? `${rowName(part)} is too heavy to be moved.` : undefined

export const DisabledRows: Story = {
  args: { rows: parts(500), disabledReason: getHeavyReason },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weight in kg' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Weight in kg' }))
    const heavyBox = canvas.getAllByRole('checkbox')[1] as HTMLElement
    await expect(heavyBox).toHaveAttribute('aria-disabled', 'true')
    await expect(heavyBox).toHaveAccessibleDescription(/is too heavy to be moved/)
    await userEvent.click(heavyBox)
    await expect(heavyBox).not.toBeChecked()
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(heavyBox).not.toBeChecked()
    await userEvent.click(all)
    await expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
  },
}

/** A list that refetches without its first rows, or without any rows. */
function Refreshing(props: StoreProps) {
  const [rows, setRows] = useState(props.rows)
  return (
    <>
      <Button onClick={() => setRows((now) => now.slice(5).map((part) => ({ ...part })))}>Remove five rows</Button>
      <Button onClick={() => setRows([])}>Remove all rows</Button>
      <Store {...props} rows={rows} />
    </>
  )
}

export const FocusedRowRemoved: Story = {
  name: 'The next row takes the focus when a refetch removes the focused row',
  tags: ['test-only'],
  args: { rows: parts(1000), selectedKeys: [919, 595] },
  render: (args) => <Refreshing {...args} />,
  play: async ({ canvas }) => {
    // A click by script does not move the focus, as a server response does not.
    const press = (name: string): void => canvas.getByRole('button', { name }).click()
    const first = canvas.getAllByRole('link')[0] as HTMLElement
    first.focus()
    press('Remove five rows')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await expect(canvas.getByText('1 of 995 selected', { selector: 'section *' })).toBeVisible()
    press('Remove all rows')
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument())
    await expectFocusInTable(canvas)
  },
}

export const FocusedRowScrolledAway: Story = {
  name: 'A row that is scrolled away keeps the focus',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole('link')[3] as HTMLElement
    const region = canvas.getByRole('region', { name: 'Parts' })
    link.focus()
    region.scrollTop = 900_000
    await waitFor(() => expect(getVisibleIndexes(canvas)[0]).toBeGreaterThan(20_000))
    await expect(link).toHaveFocus()
    // An arrow key scrolls back to the next row.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getVisibleIndexes(canvas)).toContain(6))
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '6')
    await userEvent.click(canvas.getByRole('button', { name: 'Number' }))
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it{Enter}')
    await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument())
    await expect(document.body).not.toHaveFocus()
  },
}

export const FocusNotObscured: Story = {
  name: 'The sticky head never covers the focus',
  tags: ['test-only'],
  args: { rows: parts(200) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Parts' })
    region.scrollTop = 2000
    await waitFor(() => expect(getVisibleIndexes(canvas)[0]).toBe(52))
    const links = (): HTMLElement[] => canvas.getAllByRole('link')
    for (const place of [8, 7, 6, 5, 4]) {
      links()[place]?.focus()
      const head = canvas.getAllByRole('columnheader')[1]?.getBoundingClientRect().bottom ?? 0
      await expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(head)
    }
  },
}

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const NothingFound: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'No parts match' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^100000 parts$/))
    await expect(getVisibleIndexes(canvas)[0]).toBe(2)
  },
}

const problem = (
  <ProblemMessage
    title="Failed to fetch parts."
    message="The server said: “The connection to the database was lost.”"
    requestId="7f3a-91c2"
    onRetry={fn()}
  />
)

export const Failed: Story = {
  args: { rows: [], problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch parts.')
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

export const RefreshFailed: Story = {
  args: {
    rows: parts(300),
    problem: (
      <ProblemMessage layout="region" title="Failed to fetch parts." message="Showing older data." onRetry={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Showing older data.')
    await expect(canvas.getByRole('table')).toBeVisible()
  },
}

export const IsRefreshing: Story = { args: { rows: parts(300), isRefreshing: true } }

export const FewRows: Story = { args: { rows: parts(3) } }

export const NarrowContainer: Story = {
  args: { rows: parts(3000), selectedKeys: [0, 1919] },
  render: (args) => (
    <div style={{ width: 320, maxWidth: '100%' }}>
      <Store {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Parts' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SingleTabStop: Story = {
  name: 'The rows are a single tab stop',
  tags: ['test-only'],
  args: { rows: parts(5000), height: '12rem' },
  play: async ({ canvas }) => {
    const { keyboard, tab } = userEvent
    const last = canvas.getByRole('button', { name: 'Weight in kg' })
    last.focus()
    await tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select Valve 0' })).toHaveFocus()
    await keyboard('{ArrowUp} {ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '5')
    const box = document.activeElement
    await tab()
    const link = document.activeElement
    await expect(link?.closest('tr')).toBe(box?.closest('tr'))
    await expect(link?.tagName).toBe('A')
    // Tab skips the other rows, and Shift+Tab returns to the row.
    await tabOut()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await tab({ shift: true })
    await expect(link).toHaveFocus()
    await tab({ shift: true })
    await expect(box).toHaveFocus()
    // Shift+Tab skips the rows above, and Tab returns to the row.
    await tab({ shift: true })
    await expect(last).toHaveFocus()
    await tab()
    await expect(box).toHaveFocus()
    // If the row is scrolled away, Tab moves to the first visible row.
    await tab({ shift: true })
    canvas.getByRole('region', { name: 'Parts' }).scrollTop = 40_000
    await waitFor(() => expect(getVisibleIndexes(canvas)[0]).toBeGreaterThan(900))
    const first = getVisibleIndexes(canvas)[0]
    await tab()
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', `${first}`)
    await keyboard('{Control>}{End}{/Control}{ArrowDown}')
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '5001')
  },
}

export const RowMode: Story = {
  args: { rows: parts(900), hasRowMode: true, height: '12rem' },
  play: async ({ canvas }) => {
    // Moves beyond the rendered rows.
    await userEvent.keyboard('j'.repeat(30))
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '31')
    await expect(getVisibleIndexes(canvas)).toContain(31)
    await userEvent.keyboard('kx')
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '30')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('1 of 900 selected')
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { rows: parts(5000), height: '12rem' },
  play: async ({ canvas }) => {
    const { keyboard, tab } = userEvent
    await tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await tab()
    await expect(canvas.getByRole('region', { name: 'Parts' })).toHaveFocus()
    await tab()
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' })
    await expect(all).toHaveFocus()
    await tab()
    await tab()
    await expect(canvas.getByRole('button', { name: 'Number' })).toHaveFocus()
    await keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Number' })).toHaveFocus()
    await expect(canvas.getByText('Sorted by Number, ascending')).toBeInTheDocument()
    for (const name of ['Owner', 'Weight in kg']) {
      await tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select Valve 0' })).toHaveFocus()
    await keyboard(' ')
    await tab()
    await expect(canvas.getByRole('link', { name: 'Valve 0' })).toHaveFocus()
    await keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/part/0')
    // Moves beyond the rendered rows.
    for (let row = 1; row <= 16; row += 1) {
      await keyboard('{ArrowDown}')
      await expect(document.activeElement?.closest('[aria-rowindex]')).toHaveAttribute('aria-rowindex', `${row + 2}`)
    }
    await expect(canvas.getByRole('link', { name: 'Valve 16' })).toHaveFocus()
    await tab({ shift: true })
    await keyboard('{Shift>} {/Shift}')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('17 of 5,000 selected')
    await keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('checkbox', { name: 'Select hose 4999' })).toHaveFocus()
    await keyboard('{Control>}{Home}{/Control}')
    await expect(canvas.getByRole('checkbox', { name: 'Select Valve 0' })).toHaveFocus()
    await keyboard('{Control>}{End}{/Control}')
    await tab()
    await expect(canvas.getByRole('link', { name: 'hose 4999' })).toHaveFocus()
    await tabOut()
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    await keyboard('{Enter}')
    await expect(canvas.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument()
    await expect(all).toHaveFocus()
    await keyboard(' ')
    await expect(canvas.getByRole('region', { name: 'Selection' })).toHaveTextContent('5,000 of 5,000 selected')
    await expectFocusInTable(canvas)
  },
}
