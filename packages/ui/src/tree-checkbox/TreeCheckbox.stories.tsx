import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapPin, Printer } from 'lucide-react'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button, IconButton } from '../button/Button'
import { SearchField } from '../search-field/SearchField'
import { manySites, ROLES, SITES } from '../tree/fixture'
import { TreeCheckbox, type TreeCheckboxProps, type TreeNode, type TreeSelection, type TreeValue } from './TreeCheckbox'
import { description } from './TreeCheckbox.description'
import { anatomy } from '../foundations/anatomy-story'
import { treeChanges } from './tree-changes'

const onChange = fn<(selection: TreeSelection<string>) => void>()

const meta = {
  title: 'Components/Tree checkbox',
  component: TreeCheckbox<string>,
  tags: ['autodocs'],
  args: { label: 'Sites', nodes: SITES, defaultExpanded: 'all', onChange },
  argTypes: { nodes: { control: false }, labels: { control: false } },
  beforeEach: () => {
    onChange.mockClear()
  },
  parameters: { description },
} satisfies Meta<typeof TreeCheckbox<string>>

export default meta
type Story = StoryObj<typeof meta>

const last = (): TreeSelection<string> => {
  const selection = onChange.mock.lastCall?.[0]
  if (selection === undefined) throw new Error('onChange was not called')
  return selection
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree', { name: 'Sites' })
    const yard = canvas.getByRole('treeitem', { name: 'Laydown Yard B' })
    await expect(yard).toHaveAttribute('aria-level', '3')
    await expect(yard).toHaveAttribute('aria-posinset', '2')
    await expect(yard).toHaveAttribute('aria-setsize', '2')
    await userEvent.click(yard)
    await expect(yard).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByRole('treeitem', { name: 'Tank Farm' })).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByRole('treeitem', { name: 'Bin 01-A' })).toHaveAttribute('aria-checked', 'true')
    await expect(tree).toHaveAccessibleDescription('4 of 9 selected')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected. 4 of 9 selected.')
    await expect(last().toArray()).toEqual(['bin-a', 'bin-b', 'bin-c', 'row-2'])
    await expect(last().highest()).toEqual(['laydown-b'])
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Bin 01-A' }))
    await expect(yard).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { defaultExpanded: 'none', selectAll: 'hidden' },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    const isAt = async (name: string, states: Record<string, string> = {}): Promise<void> => {
      await expect(tree).toHaveFocus()
      const current = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
      await expect(current).toHaveAccessibleName(name)
      for (const [state, value] of Object.entries(states)) await expect(current).toHaveAttribute(`aria-${state}`, value)
    }
    const press = (keys: string) => userEvent.keyboard(keys)
    await userEvent.tab()
    await isAt('Tank Farm', { expanded: 'false', checked: 'false' })
    // Expanding and collapsing.
    await press('{ArrowRight}')
    await isAt('Tank Farm', { expanded: 'true' })
    await press('{ArrowRight}')
    await isAt('Laydown Yards', { level: '2', setsize: '3', posinset: '1' })
    await press('{ArrowLeft}')
    await isAt('Tank Farm', { expanded: 'true' })
    await press('{ArrowLeft}')
    await isAt('Tank Farm', { expanded: 'false' })
    await press('*')
    await expect(canvas.getByRole('treeitem', { name: 'Module Yard' })).toHaveAttribute('aria-expanded', 'true')
    await isAt('Tank Farm', { expanded: 'true' })
    // Moving.
    await press('{End}')
    await isAt('Wash Bay')
    await press('{ArrowDown}')
    await isAt('Wash Bay')
    await press('{ArrowUp}')
    await isAt('Gate 4')
    await press('{Home}')
    await isAt('Tank Farm')
    await press('{PageDown}')
    await isAt('Wash Bay')
    await press('{PageUp}')
    await isAt('Tank Farm')
    await press('/to')
    await isAt('Tool Crib')
    // Selecting.
    await press(' ')
    await isAt('Tool Crib', { checked: 'true' })
    await press('{Shift>}{ArrowDown}{/Shift}')
    await isAt('Module Yard', { checked: 'false' })
    await press('{Shift>}{ArrowDown}{/Shift}')
    await isAt('Gate 4', { checked: 'true' })
    await expect(last().toArray()).toEqual(['crib', 'gate'])
    await press('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
    await isAt('Muster 3', { checked: 'true' })
    await press(' ')
    await isAt('Muster 3', { checked: 'false' })
    await press('{End}{Shift>} {/Shift}')
    await isAt('Wash Bay', { checked: 'false' })
    await expect(last().count).toBe(0)
    await press('{Control>}a{/Control}')
    await expect(last().count).toBe(9)
    await expect(last().highest()).toEqual(['tank-farm', 'module'])
    await press('{Control>}a{/Control}')
    await expect(last().count).toBe(0)
    await isAt('Wash Bay')
  },
}

export const DisabledAndInherited: Story = {
  tags: ['visual'],
  args: { label: 'Roles', nodes: ROLES, defaultValue: ['project', 'keys'] },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree', { name: 'Roles' })
    await expect(tree).toHaveAccessibleDescription(
      '6 of 9 selected, 3 from group Site Admins, 1 from group Night Shift',
    )
    const inherited = canvas.getByRole('treeitem', { name: /Administer Project Read/ })
    await userEvent.click(inherited)
    await expect(onChange).not.toHaveBeenCalled()
    await expect(inherited).toHaveAttribute('aria-checked', 'true')
    await expect(inherited).toHaveAccessibleDescription('Inherited from group Site Admins.')
    await expect(canvas.getAllByText('Inherited from group Site Admins.')[0]).toBeVisible()
    // Two of its three roles are inherited, and the third is off.
    await expect(canvas.getByRole('treeitem', { name: 'Mobile Tools' })).toHaveAttribute('aria-checked', 'mixed')
  },
}

/** The current row. */
const current = (tree: HTMLElement): Element | null =>
  document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')

export const Mixed: Story = {
  tags: ['visual'],
  args: { defaultValue: ['bin-a', 'module'], help: 'Labels are printed for these.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: 'Row 01' })).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByRole('treeitem', { name: 'Module Yard' })).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription('3 of 9 selected Labels are printed for these.')
  },
}

export const BranchesCountToo: Story = {
  args: { selectionUnit: 'nodes', defaultValue: ['bin-a', 'bin-b', 'bin-c', 'row-2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription('6 of 14 selected')
  },
}

export const ReasonByKeyboard: Story = {
  args: { label: 'Roles', nodes: ROLES, selectAll: 'hidden' },
  play: async ({ canvas }) => {
    const reason = 'You do not have this role, so you cannot grant it.'
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown>6/}')
    await expect(current(canvas.getByRole('tree'))).toHaveAccessibleDescription(reason)
    await waitFor(() => expect(canvas.getByText(reason)).toBeVisible())
    await userEvent.keyboard(' ')
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(reason)).not.toBeVisible()
    await expect(canvas.getByRole('tree')).toHaveFocus()
  },
}

/** A branch is checked although a disabled row under it is not. */
export const DisabledRest: Story = {
  args: {
    nodes: SITES.map((site) =>
      site.id === 'laydown-a' ? { ...site, disabledReason: 'It is archived.', badge: 'Archived' } : site,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Laydown Yards' }))
    await expect(canvas.getByRole('treeitem', { name: 'Laydown Yards' })).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByRole('treeitem', { name: /Laydown Yard A/ })).toHaveAttribute('aria-checked', 'false')
    await expect(last().has('laydown-a')).toBe(false)
  },
}

export const Filtered: Story = {
  tags: ['visual'],
  args: { filter: 'yard', defaultExpanded: 'none' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('treeitem').map((row) => row.textContent)
    await expect(names).toEqual(['Tank Farm', 'Laydown Yards', 'Laydown Yard A', 'Laydown Yard B', 'Module Yard'])
  },
}

export const FilteredSelectAll: Story = {
  args: { filter: 'bin', defaultValue: ['gate'] },
  play: async ({ canvas }) => {
    const counts = (text: string) => expect(canvas.getByText(text)).toBeVisible()
    await counts('0 of 3 shown selected · In all: 1 of 9 selected')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All Shown' }))
    await expect(last().toArray()).toEqual(['bin-a', 'bin-b', 'bin-c', 'gate'])
    await counts('3 of 3 shown selected · In all: 4 of 9 selected')
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Tank Farm' }))
    await expect(last().toArray()).toEqual(['gate'])
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(last().count).toBe(4)
  },
}

export const FilterIgnoresAccents: Story = {
  tags: ['test-only'],
  args: {
    nodes: [
      { id: 'depot', name: 'İİ Depo Şantiye' },
      { id: 'road', name: 'Straße 9' },
      { id: 'parts', name: 'مخزن قِطع الغيار' },
    ],
    filter: 'santiye',
  },
  render: (args) => <FilterAbove {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const marks = () => [...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)
    const search = canvas.getByRole('searchbox')
    for (const [text, mark] of [
      ['santiye', 'Şantiye'],
      ['STRASSE', 'Straße'],
      ['قطع', 'قِطع'],
    ] as const) {
      await userEvent.clear(search)
      await userEvent.type(search, text)
      await waitFor(() => expect(marks()).toEqual([mark]))
    }
  },
}

function FilterAbove(props: TreeCheckboxProps<string>) {
  const [filter, setFilter] = useState('')
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <SearchField label="Filter sites" value={filter} onChange={setFilter} delay={0} />
      <TreeCheckbox {...props} filter={filter} />
    </div>
  )
}

export const FilterComesAndGoes: Story = {
  tags: ['test-only'],
  args: { defaultExpanded: ['tank-farm'] },
  render: (args) => <FilterAbove {...args} />,
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    const rows = canvas.getAllByRole('treeitem').length
    tree.focus()
    await userEvent.keyboard('tool')
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'bin')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Bin 01-A' })).toBeVisible())
    await userEvent.clear(search)
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(rows))
    await expect(current(canvas.getByRole('tree'))).toHaveAccessibleName('Tool Crib')
  },
}

export const NothingMatches: Story = {
  args: { filter: 'crane' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing matches “crane”.')).toBeVisible()
    await expect(canvas.queryByRole('tree')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to select.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { nodes: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

export const Circle: Story = {
  args: {
    nodes: [
      { id: 'yard', parentId: 'row', name: 'Yard' },
      { id: 'row', parentId: 'yard', name: 'Row' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This tree cannot be shown. Circular parents: yard under row under yard.',
    )
  },
}

export const UnknownParent: Story = {
  tags: ['test-only'],
  args: { nodes: [...SITES, { id: 'bin-x', parentId: 'row-9', name: 'Bin X' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nodes with an unknown parent: bin-x.')
  },
}

export const RepeatedId: Story = {
  tags: ['test-only'],
  args: { nodes: [...SITES, ...SITES.slice(0, 7)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Repeated ids: tank-farm, laydown, laydown-a, laydown-b, row-1 and 2 more.',
    )
  },
}

export const VeryLongNames: Story = {
  args: {
    nodes: [
      { id: 'long', name: 'Laydown yard of the joint venture '.repeat(300) },
      { id: 'word', parentId: 'long', name: 'W'.repeat(10_000), disabledReason: 'It is archived.', badge: 'Archived' },
      { id: 'short', parentId: 'long', name: 'Row 01' },
    ],
  },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('treeitem')
    await expect(row?.getBoundingClientRect().height).toBe(
      canvas.getByRole('treeitem', { name: 'Row 01' }).getBoundingClientRect().height,
    )
    const tree = canvas.getByRole('tree')
    await expect(tree.scrollWidth).toBeLessThanOrEqual(tree.clientWidth)
    // The full name shows for the current row, and below the reason of a disabled one.
    const getTooltip = () => document.querySelector('[data-tooltip]:popover-open')
    await userEvent.tab()
    if (tree !== document.activeElement) await userEvent.tab()
    await expect(tree).toHaveFocus()
    await waitFor(() => expect(getTooltip()).toHaveTextContent(/^Laydown yard/))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getTooltip()).toHaveTextContent(/^WWW/))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(getTooltip()).toBeNull())
  },
}

const MANY = manySites(10_000).map(({ id, parentId, name }): TreeNode<string> => ({
  id: String(id),
  parentId: parentId === undefined ? undefined : String(parentId),
  name,
}))

export const TenThousandNodes: Story = {
  args: { nodes: MANY, filter: '' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    const tree = canvas.getByRole('tree')
    await expect(tree).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(current(tree)).toHaveAttribute('aria-level', '4')
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    // The current row stays in the document when it is scrolled out of view.
    tree.scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'All projects' })).toBeVisible())
    await expect(tree).toHaveFocus()
    await expect(current(tree)).toHaveAttribute('aria-level', '4')
    await userEvent.keyboard('{Home} ')
    await expect(last().count).toBe(9_000)
    await expect(tree).toHaveAccessibleDescription('9,000 of 9,000 selected')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: ['row-1'], selectAll: 'hidden' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End} ')
    await expect(onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Read-only')
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription('3 of 9 selected, Read-only')
  },
}

export const CannotBeChanged: Story = {
  args: { disabledReason: 'The project is archived.', defaultValue: ['row-1'] },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Gate 4' }))
    await expect(onChange).not.toHaveBeenCalled()
    await expect(tree).toHaveFocus()
    await expect(tree).toHaveAccessibleDescription('3 of 9 selected The project is archived.')
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Select at least one site.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tree')).toBeInvalid()
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription('0 of 9 selected Select at least one site.')
  },
}

/** The ids that a native form submits. */
const submitted = (form: HTMLElement): unknown[] => new FormData(form as HTMLFormElement).getAll('site')

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'site', defaultValue: ['gate'], selectAll: 'hidden' },
  decorators: [
    (Tree) => (
      <form aria-label="Labels">
        <Tree />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form')
    await expect(submitted(form)).toEqual(['gate'])
    await userEvent.tab()
    await userEvent.keyboard('row 01 {ArrowDown}')
    await expect(submitted(form)).toEqual(['bin-a', 'bin-b', 'bin-c', 'gate'])
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(submitted(form)).toHaveLength(9)
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(submitted(form)).toEqual([])
  },
}

function Controllable(props: TreeCheckboxProps<string>) {
  const [value, setValue] = useState<TreeValue<string>>(['gate'])
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button onClick={() => setValue([])}>Clear</Button>
      <TreeCheckbox
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange?.(next)
        }}
      />
    </div>
  )
}

export const Controlled: Story = {
  render: (args) => <Controllable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Row 01' }))
    await expect(last().toArray()).toEqual(['bin-a', 'bin-b', 'bin-c', 'gate'])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription('0 of 9 selected')
  },
}

const LATER = [{ id: 'new', name: 'Admin Block' }, ...SITES.filter(({ id }) => id !== 'bin-b')]

function Refreshed(props: TreeCheckboxProps<string>) {
  const [nodes, setNodes] = useState<readonly TreeNode<string>[]>(SITES)
  return (
    // F2 simulates a refetch while the tree has the focus.
    <TreeCheckbox
      {...props}
      nodes={nodes}
      onKeyUp={(event) => event.key === 'F2' && setNodes(nodes === SITES ? LATER : [...SITES])}
    />
  )
}

export const RefreshKeepsFocus: Story = {
  tags: ['test-only'],
  args: { defaultExpanded: ['tank-farm', 'laydown', 'laydown-b', 'row-1'], selectAll: 'hidden', maxHeight: 160 },
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    await userEvent.tab()
    await userEvent.keyboard('bin{ArrowDown} ')
    await expect(current(tree)).toHaveAccessibleName('Bin 01-B')
    await expect(last().toArray()).toEqual(['bin-b'])
    const distance = (): number => {
      const row = current(tree)?.getBoundingClientRect().top ?? 0
      return Math.round(row - tree.getBoundingClientRect().top)
    }
    // When the focused row is removed, the next row gets the focus. A new row above moves nothing.
    const before = distance()
    await userEvent.keyboard('{F2}')
    await expect(tree).toHaveFocus()
    await expect(current(tree)).toHaveAccessibleName('Bin 01-C')
    await expect(distance()).toBe(before)
    await expect(tree).toHaveAccessibleDescription('0 of 9 selected')
    // The row returns with its selection and its open branches.
    await userEvent.keyboard('{F2}')
    await expect(tree).toHaveFocus()
    await expect(current(tree)).toHaveAccessibleName('Bin 01-B')
    await expect(current(tree)).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByRole('treeitem', { name: 'Row 01' })).toHaveAttribute('aria-expanded', 'true')
  },
}

function Million(args: TreeCheckboxProps<string>) {
  const [nodes] = useState(() => manySites(1_000_000))
  return <TreeCheckbox label={args.label} nodes={nodes} defaultExpanded="all" selectAll="hidden" />
}

export const AMillionWithLargeText: Story = {
  render: (args) => <Million {...args} />,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    // The rows are 64 million px tall together, and browsers draw nothing beyond 33 million.
    const tree = canvas.getByRole('tree')
    const isInView = (): boolean => {
      const row = current(tree)?.getBoundingClientRect()
      const { top, bottom } = tree.getBoundingClientRect()
      return row !== undefined && row.height > 0 && row.top >= top && row.bottom <= bottom
    }
    await userEvent.tab()
    for (const key of ['{End}', '{ArrowUp}', '{Home}', '{ArrowDown}', '{End}']) {
      await userEvent.keyboard(key)
      await expect(isInView()).toBe(true)
    }
    await expect(current(tree)).toHaveAccessibleName('Bin 111110')
  },
}

function ControllableExpansion(args: TreeCheckboxProps<string>) {
  const [expanded, setExpanded] = useState<string[]>(['tank-farm'])
  return (
    <>
      <div style={{ display: 'flex', gap: 8, marginBottom: 12 }}>
        <Button onClick={() => setExpanded(args.nodes.map(({ id }) => id))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </div>
      <TreeCheckbox {...args} expanded={expanded} onExpandedChange={setExpanded} />
    </>
  )
}

export const ControlledExpansion: Story = {
  render: (args) => <ControllableExpansion {...args} />,
  play: async ({ canvas }) => {
    const names = () => canvas.getAllByRole('treeitem').map((row) => row.textContent)
    await expect(names()).toEqual(['Tank Farm', 'Laydown Yards', 'Muster 3', 'Tool Crib', 'Module Yard'])
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }))
    await expect(names()).toHaveLength(14)
    // Closing a branch calls onExpandedChange.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(names()).toEqual(['Tank Farm', 'Module Yard', 'Gate 4', 'Wash Bay'])
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }))
    await expect(names()).toEqual(['Tank Farm', 'Module Yard'])
  },
}

export const RevealsTheCurrentRow: Story = {
  name: 'The current row scrolls into view, also when the page is lower than the tree',
  tags: ['test-only'],
  decorators: [
    (Tree) => (
      <div data-testid="page" style={{ height: 160, overflow: 'auto' }}>
        <Tree />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    const page = canvas.getByTestId('page').getBoundingClientRect()
    const expectInView = async (name: string) => {
      await expect(current(tree)).toHaveAccessibleName(name)
      const box = current(tree)?.getBoundingClientRect()
      await expect(box?.top).toBeGreaterThanOrEqual(page.top)
      await expect(box?.bottom).toBeLessThanOrEqual(page.bottom)
    }
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expectInView('Wash Bay')
    await userEvent.keyboard('{Home}')
    await expectInView('Tank Farm')
    await userEvent.keyboard('{ArrowDown>9}{/ArrowDown}')
    await expectInView('Muster 3')
  },
}

export const RightToLeft: Story = {
  args: { defaultExpanded: 'none', selectAll: 'hidden' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(current(tree)).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(current(tree)).toHaveAccessibleName('Laydown Yards')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(current(tree)).toHaveAttribute('aria-expanded', 'false')
  },
}

const onAction = fn<(id: string) => void>()
const pin = () => <MapPin aria-hidden="true" />
const print = fn()
const count = ({ id, name }: TreeNode<string>) =>
  id === 'row-1' ? (
    <>
      3{' '}
      <IconButton
        label={`Print ${name}`}
        icon={<Printer aria-hidden="true" />}
        size="small"
        tabIndex={-1}
        onClick={print}
      />
    </>
  ) : null

export const WithLinksAndIcons: Story = {
  args: {
    nodes: SITES.map((site) => (site.id === 'module' ? { ...site, href: '#module' } : site)),
    icon: pin,
    trailing: count,
    onAction,
    selectAll: 'hidden',
  },
  play: async ({ canvas }) => {
    onAction.mockClear()
    const clicked = fn()
    canvas.getByRole('link', { name: 'Module Yard' }).addEventListener('click', (event) => {
      event.preventDefault()
      clicked()
    })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}module{Enter}')
    await expect(onAction).toHaveBeenCalledOnce()
    await expect(onAction).toHaveBeenCalledWith('tank-farm')
    await expect(clicked).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('tree')).toHaveFocus()
    print.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Print Row 01' }))
    await expect(print).toHaveBeenCalledOnce()
    await expect(onAction).toHaveBeenCalledOnce()
    await expect(onChange).not.toHaveBeenCalled()
  },
}

export const TypeaheadWithSpaces: Story = {
  tags: ['test-only'],
  args: { selectAll: 'hidden', nodes: [...SITES, { id: 'emile', name: 'Émile Yard' }] },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    await userEvent.tab()
    await userEvent.keyboard('laydown yard b')
    await expect(current(tree)).toHaveAccessibleName('Laydown Yard B')
    await userEvent.keyboard('{Home}bin 01-c')
    await expect(current(tree)).toHaveAccessibleName('Bin 01-C')
    await userEvent.keyboard('{Home}emi')
    await expect(current(tree)).toHaveAccessibleName('Émile Yard')
    await expect(onChange).not.toHaveBeenCalled()
    // No name begins with "emi ", so this space checks the row. A space after any other tree key checks the row too.
    await userEvent.keyboard(' ')
    await expect(last().toArray()).toEqual(['emile'])
    await userEvent.keyboard('{Home}bin{ArrowDown} ')
    await expect(last().toArray()).toEqual(['bin-b', 'emile'])
  },
}

export const RepeatedAndComposedKeys: Story = {
  tags: ['test-only'],
  args: { selectAll: 'hidden', onAction: (id) => onAction(id) },
  play: async ({ canvas }) => {
    onAction.mockClear()
    const tree = canvas.getByRole('tree')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(last().count).toBe(7)
    // A key that is held down repeats. Its default is prevented, so that the page does not scroll.
    for (const key of [' ', 'Enter']) await expect(await fireEvent.keyDown(tree, { key, repeat: true })).toBe(false)
    await expect(await fireEvent.keyDown(tree, { key: 'a', ctrlKey: true, repeat: true })).toBe(false)
    await expect(onChange).toHaveBeenCalledOnce()
    await expect(onAction).not.toHaveBeenCalled()
    // These keys belong to an input method.
    await fireEvent.keyDown(tree, { key: ' ', isComposing: true })
    await fireEvent.keyDown(tree, { key: 'Enter', keyCode: 229 })
    await fireEvent.keyDown(tree, { key: 'Process', keyCode: 229 })
    await expect(onChange).toHaveBeenCalledOnce()
    await expect(onAction).not.toHaveBeenCalled()
  },
}

export const ExpandButtons: Story = {
  args: { defaultExpanded: 'none', selectAll: 'hidden' },
  play: async ({ canvas }) => {
    const farm = canvas.getByRole('treeitem', { name: 'Tank Farm' })
    // A screen reader on a touch screen sends a click.
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Tank Farm' }))
    await expect(farm).toHaveAttribute('aria-expanded', 'true')
    await expect(farm).toHaveAttribute('aria-checked', 'false')
    await expect(canvas.getByRole('tree')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Tank Farm' }))
    await expect(farm).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
  },
}

export const Narrow: Story = {
  args: { label: 'Roles', nodes: ROLES, defaultValue: ['project', 'keys'] },
  render: (args) => (
    <div style={{ width: 288 }}>
      <TreeCheckbox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The name is cut off and the badge is not.
    for (const word of canvas.getAllByText('Inherited')) await expect(word.scrollWidth).toBe(word.clientWidth)
  },
}

const PROJECTS: TreeNode<string>[] = [
  { id: 'north', name: 'Northgate Constructors' },
  { id: 'refinery', parentId: 'north', name: 'Refinery Expansion' },
  { id: 'coker', parentId: 'north', name: 'Coker Unit Revamp' },
  { id: 'tanks', parentId: 'north', name: 'Tank Farm Revamp', inheritedFrom: 'group Site Admins' },
]
const saved = treeChanges(['refinery'])

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    ['[id$="-label"]', 'start'],
    'label',
    ['[id$="-summary"]', 'end'],
    ['[data-part="expander"]', 'start'],
    '[aria-level="2"] [data-part="check"]',
    ['[aria-posinset="1"][aria-level="2"] [data-part="name"]', 'end'],
    ['[aria-disabled="true"] [data-variant="fixed"]', 'end'],
    ['[aria-posinset="2"] small', 'end'],
  ]),
  args: { label: 'Projects', nodes: PROJECTS, defaultValue: ['refinery', 'coker'], changes: saved },
}

const TANKS: TreeNode<string> = { id: 'tanks', name: 'Tank Farm Revamp', inheritedFrom: 'group Site Admins' }

export const Do1: Story = {
  tags: ['!dev'],
  args: { label: 'Projects', nodes: [TANKS], selectAll: 'hidden' },
}

export const Dont1: Story = {
  tags: ['!dev'],
  args: {
    label: 'Projects',
    nodes: [{ id: 'tanks', name: 'Tank Farm Revamp (from Site Admins)' }],
    defaultValue: ['tanks'],
    selectAll: 'hidden',
  },
}

export const Do2: Story = {
  tags: ['!dev'],
  args: { label: 'Projects', nodes: PROJECTS, filter: 'coker' },
}

export const Dont2: Story = {
  tags: ['!dev'],
  args: { ...Do2.args, labels: { selectAllShown: 'Select All' } },
}
