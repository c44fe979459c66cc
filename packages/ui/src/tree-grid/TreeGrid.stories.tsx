import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { SelectionBar } from '../data-table/SelectionBar'
import { SearchField } from '../search-field/SearchField'
import { manySites, SITES } from '../tree/fixture'
import { liftWithMouse, sendMouse } from '../drag/mouse-fixture'
import { TreeGrid, type TreeGridMove, type TreeGridProps, type TreeNode } from './TreeGrid'
import { description } from './TreeGrid.description'

const onPrint = fn<(id: string) => void>()
const href = ({ id }: TreeNode<string>) => `#${id}`
const details = ({ id }: TreeNode<string>): string | undefined => (id === 'tank-farm' ? '10 sub-sites' : undefined)
const actions = ({ id, name }: TreeNode<string>) => [
  { id: 'print', label: `Print ${name}`, icon: <Printer aria-hidden="true" />, onClick: () => onPrint(id) },
]

const meta = {
  title: 'Components/Tree grid',
  component: TreeGrid<string>,
  tags: ['autodocs'],
  args: { label: 'Sites', nodes: SITES, defaultExpanded: 'all', href, details, actions },
  argTypes: { nodes: { control: false }, labels: { control: false }, empty: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    onPrint.mockClear()
  },
  parameters: { description },
} satisfies Meta<typeof TreeGrid<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('treegrid', { name: 'Sites' })
    await expect(grid).toHaveAttribute('aria-rowcount', '14')
    const row = canvas.getByRole('row', { name: 'Laydown Yard B' })
    await expect(row).toHaveAttribute('aria-level', '3')
    await expect(row).toHaveAttribute('aria-posinset', '2')
    await expect(row).toHaveAttribute('aria-setsize', '2')
    await expect(within(row).getByRole('link', { name: 'Laydown Yard B' })).toHaveAttribute('href', '#laydown-b')
    await expect(canvas.getByRole('row', { name: 'Tank Farm 10 sub-sites' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Print Gate 4' }))
    await expect(onPrint).toHaveBeenCalledWith('gate')
    // A click beside the link opens or closes a branch.
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Tank Farm' }))
    await expect(canvas.queryByRole('row', { name: 'Laydown Yard B' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('row', { name: /^Tank Farm/ })).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { defaultExpanded: 'none' },
  play: async ({ canvas }) => {
    const isAt = async (role: 'row' | 'link' | 'button', name: string | RegExp): Promise<void> =>
      expect(canvas.getByRole(role, { name })).toHaveFocus()
    const press = (keys: string) => userEvent.keyboard(keys)
    await userEvent.tab()
    await isAt('row', /^Tank Farm/)
    // Expanding and collapsing.
    await press('{ArrowRight}')
    await expect(canvas.getByRole('row', { name: /^Tank Farm/ })).toHaveAttribute('aria-expanded', 'true')
    await press('{ArrowLeft}')
    await expect(canvas.getByRole('row', { name: /^Tank Farm/ })).toHaveAttribute('aria-expanded', 'false')
    await press('*')
    await expect(canvas.getByRole('row', { name: 'Module Yard' })).toHaveAttribute('aria-expanded', 'true')
    await isAt('row', /^Tank Farm/)
    // Moving among the rows.
    await press('{ArrowDown}')
    await isAt('row', 'Laydown Yards')
    await press('{ArrowLeft}')
    await isAt('row', /^Tank Farm/)
    await press('{End}')
    await isAt('row', 'Wash Bay')
    await press('{ArrowDown}')
    await isAt('row', 'Wash Bay')
    await press('{PageUp}')
    await isAt('row', /^Tank Farm/)
    await press('/to')
    await isAt('row', 'Tool Crib')
    // The controls of a row.
    await press('{ArrowRight}')
    await isAt('link', 'Tool Crib')
    await press('{ArrowRight}')
    await isAt('button', 'Print Tool Crib')
    await press('{ArrowDown}')
    await isAt('button', 'Print Module Yard')
    await press('{Enter} ')
    await expect(onPrint.mock.calls).toEqual([['module'], ['module']])
    await press('{Home}')
    await isAt('link', 'Module Yard')
    await press('{ArrowLeft}')
    await isAt('row', 'Module Yard')
    await press('{ArrowRight}{Control>}{Home}{/Control}')
    await isAt('link', 'Tank Farm')
    // One tab stop for each control of the current row, and out.
    await userEvent.tab()
    await isAt('button', 'Print Tank Farm')
    await userEvent.tab()
    await expect(canvas.getByRole('treegrid')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const RightToLeft: Story = {
  args: { defaultExpanded: 'none' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const farm = canvas.getByRole('row', { name: /^Tank Farm/ })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(farm).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('link', { name: 'Tank Farm' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(farm).toHaveFocus()
    await expect(farm).toHaveAttribute('aria-expanded', 'false')
  },
}

const STATES = { 'laydown-a': 'success', gate: 'danger', wash: 'neutral' } as const
const TEXTS = { success: 'Copied', danger: 'Not copied', neutral: 'Copying' }
const outcome = ({ id }: TreeNode<string>) => {
  const tone = STATES[id as keyof typeof STATES] as 'success' | 'danger' | 'neutral' | undefined
  return tone && { text: TEXTS[tone], tone }
}

export const WithOutcomes: Story = {
  tags: ['visual'],
  args: { outcome, nodes: SITES.map((site) => (site.id === 'crib' ? { ...site, badge: 'Archived' } : site)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Gate 4 Not copied' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: 'Tool Crib Archived' })).toBeVisible()
  },
}

/** Details and outcomes as columns with heads. */
export const Columns: Story = {
  tags: ['visual'],
  args: {
    outcome: (node) => outcome(node) ?? { text: 'Not here', tone: 'neutral', variant: 'text' },
    details: () => 'No sub-sites',
    columns: { details: 'In 12', outcome: 'Here, in 18' },
  },
  play: async ({ canvas }) => {
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left
    await expect(left(canvas.getByText('In 12'))).toBe(left(canvas.getAllByText('No sub-sites')[0]))
    const [state] = canvas.getAllByText('Not here')
    await expect(left(canvas.getByText('Here, in 18'))).toBe(left(state?.closest('[data-part="outcome"]')))
  },
}

const SIGN = <span role="img" aria-label="Area" style={{ width: 12, height: 12, background: 'var(--sw-accent)' }} />
const sign = ({ id }: TreeNode<string>) => (id === 'crib' ? SIGN : undefined)

function Marked(props: TreeGridProps<string>) {
  const [markedId, setMarkedId] = useState<string | undefined>('gate')
  return (
    <>
      <TreeGrid<string> {...props} markedId={markedId} onMark={setMarkedId} />
      <p>Marked: {markedId ?? 'none'}</p>
    </>
  )
}

/** Signs name the kind of a row. The pointer or the focus marks a row, here and in what is beside the tree. */
export const Signs: Story = {
  args: { sign },
  render: (args) => <Marked {...args} />,
  play: async ({ canvas }) => {
    const crib = canvas.getByRole('row', { name: /^Area Tool Crib/ })
    crib.focus()
    await expect(await canvas.findByText('Marked: crib')).toBeVisible()
    await expect(crib).toHaveAttribute('data-marked')
    crib.blur()
    await expect(await canvas.findByText('Marked: none')).toBeVisible()
  },
}

/** Names without links, and rows without actions. */
export const NamesAlone: Story = {
  args: { href: undefined, actions: undefined, details: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowRight}{Enter}')
    await expect(canvas.getByRole('row', { name: 'Wash Bay' })).toHaveFocus()
  },
}

function Selectable(props: TreeGridProps<string>) {
  const [filter, setFilter] = useState('')
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['row-1', 'bin-a', 'bin-b']))
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField label="Filter sites" value={filter} onChange={setFilter} delay={0} />
      <TreeGrid
        {...props}
        filter={filter}
        hasLevels
        selection={{ ids, onChange: setIds, disabledReason }}
        bar={
          <SelectionBar selection={{ count: ids.size, total: SITES.length, onClear: () => setIds(new Set()) }}>
            <Button icon={<Printer aria-hidden="true" />}>Print Labels</Button>
          </SelectionBar>
        }
      />
    </div>
  )
}

const disabledReason = ({ badge }: TreeNode<string>) => badge && 'Archived sites cannot be selected.'

/** One row, a range, or all that match. A branch with selected nodes below it is marked. */
export const Selection: Story = {
  args: { nodes: SITES.map((site) => (site.id === 'crib' ? { ...site, badge: 'Archived' } : site)) },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Tank Farm' })).toBePartiallyChecked()
    await expect(canvas.getByText('3 of 14 selected')).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'bin')
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select the \d found$/ }))
    await expect(canvas.getByRole('row', { name: 'Bin 01-C' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await expect(await canvas.findByRole('checkbox', { name: 'Select Tool Crib' })).toHaveAccessibleDescription(
      'Archived sites cannot be selected.',
    )
  },
}

function FilterAbove(props: TreeGridProps<string>) {
  const [filter, setFilter] = useState('')
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField label="Filter sites" value={filter} onChange={setFilter} delay={0} />
      <TreeGrid {...props} filter={filter} status={filter} empty={filter && `No site contains “${filter}”.`} />
    </div>
  )
}

export const Filtered: Story = {
  args: { defaultExpanded: 'none' },
  render: (args) => <FilterAbove {...args} />,
  play: async ({ canvas }) => {
    const names = () => canvas.queryAllByRole('link').map((link) => link.textContent)
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'YARD')
    await waitFor(() =>
      expect(names()).toEqual(['Tank Farm', 'Laydown Yards', 'Laydown Yard A', 'Laydown Yard B', 'Module Yard']),
    )
    await userEvent.type(search, 's of')
    await waitFor(() => expect(canvas.getByText('No site contains “YARDs of”.')).toBeVisible())
    await expect(canvas.queryByRole('treegrid')).not.toBeInTheDocument()
    // Without the filter only the roots are open again.
    await userEvent.clear(search)
    await waitFor(() => expect(names()).toEqual(['Tank Farm', 'Module Yard']))
  },
}

export const Empty: Story = {
  args: { nodes: [], empty: 'This project has no sites. Add one above.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sites' })).toHaveTextContent('This project has no sites.')
  },
}

export const Loading: Story = {
  args: { nodes: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sites' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { nodes: [...SITES, { id: 'bin-x', parentId: 'row-9', name: 'Bin X' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This tree cannot be shown. Nodes with an unknown parent: bin-x.',
    )
  },
}

export const VeryLongNames: Story = {
  args: {
    nodes: [
      { id: 'long', name: 'Laydown yard of the joint venture '.repeat(300) },
      { id: 'word', parentId: 'long', name: 'W'.repeat(10_000), badge: 'Archived' },
      { id: 'short', parentId: 'long', name: 'Row 01' },
    ],
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('row').map((row) => row.clientHeight)
    await expect(new Set(heights).size).toBe(1)
    const grid = canvas.getByRole('treegrid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
    await expect(canvas.getByText('Archived')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(document.querySelector('[data-tooltip]:popover-open')).toHaveTextContent(/^Laydown yard/),
    )
  },
}

const MANY = manySites(10_000).map(({ id, parentId, name }): TreeNode<string> => ({
  id: String(id),
  parentId: parentId === undefined ? undefined : String(parentId),
  name,
}))

export const TenThousandNodes: Story = {
  args: { nodes: MANY },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = document.activeElement
    await expect(last).toHaveAttribute('aria-rowindex', '10000')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    // The current row stays in the document when it is scrolled out of view, and with it the focus.
    canvas.getByRole('treegrid').scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('row', { name: 'All projects' })).toBeVisible())
    await expect(last).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('row', { name: 'All projects' })).toHaveFocus()
  },
}

const MOVE: TreeGridMove<string> = {
  getMoveError: (ids, parentId) => (parentId !== null && ids.includes(parentId) ? 'It is the same row.' : undefined),
  onMove: fn(),
}

/** Rows can be dragged onto another row, and onto the top level above the tree. */
export const Dragging: Story = {
  args: { move: MOVE, hasLevels: true, selection: { ids: new Set(['bin-a', 'bin-b']), onChange: fn() } },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('row', { name })
    // The code of the drag loads after the rows.
    await waitFor(() => expect(canvas.getByRole('treegrid')).toHaveAttribute('data-draggable'))
    liftWithMouse(row('Bin 01-A'))
    await waitFor(() => expect(document.querySelector('[data-overlay]')).toHaveTextContent('Move 2 rows'))
    sendMouse('mousemove', row('Muster 3'))
    await waitFor(() => expect(document.querySelector('[data-overlay]')).toHaveTextContent('Below Muster 3'))
    sendMouse('mousemove', canvas.getByText('Top level'))
    await waitFor(() => expect(document.querySelector('[data-overlay]')).toHaveTextContent('Top level'))
    sendMouse('mousemove', row('Muster 3'))
    await waitFor(() => expect(document.querySelector('[data-overlay]')).toHaveTextContent('Below Muster 3'))
    sendMouse('mouseup', row('Muster 3'))
    await waitFor(() => expect(MOVE.onMove).toHaveBeenCalledWith(['bin-a', 'bin-b'], 'muster'))
    await expect(row('Bin 01-A')).toHaveFocus()
  },
}

const WITHOUT = (...removed: string[]) => SITES.filter(({ id }) => !removed.includes(id))

function Refreshed(props: TreeGridProps<string>) {
  const [nodes, setNodes] = useState<readonly TreeNode<string>[]>(SITES)
  return (
    // F2 simulates a refetch after another user removed a site.
    <TreeGrid
      {...props}
      nodes={nodes}
      empty="No sites."
      onKeyUp={(event) => event.key === 'F2' && setNodes(nodes.length > 13 ? WITHOUT('bin-b') : [])}
    />
  )
}

export const RefreshKeepsFocus: Story = {
  tags: ['test-only'],
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('bin{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Bin 01-B' })).toHaveFocus()
    await userEvent.keyboard('{F2}')
    await expect(canvas.getByRole('row', { name: 'Bin 01-C' })).toHaveFocus()
    await userEvent.keyboard('{F2}')
    await expect(canvas.getByRole('group', { name: 'Sites' })).toHaveFocus()
    await expect(canvas.getByText('No sites.')).toBeVisible()
  },
}
