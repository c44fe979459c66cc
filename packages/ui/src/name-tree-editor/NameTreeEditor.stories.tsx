import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button'
import { manyNames, YARD } from './fixture'
import { type EditedOutline, NameTreeEditor, type NameTreeEditorProps } from './NameTreeEditor'
import { readOutline } from './name-node'
import { description } from './NameTreeEditor.description'

const meta = {
  title: 'Components/Name tree editor',
  component: NameTreeEditor,
  tags: ['autodocs'],
  args: { label: 'Site hierarchy', nodes: YARD, onSave: fn(), onChange: fn(), onInvalid: fn() },
  argTypes: { help: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof NameTreeEditor>

export default meta
type Story = StoryObj<typeof meta>

const SAVED = readOutline(YARD).rows

const getField = (place: number): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`[data-row="${place}"] input`)
  if (field === null) throw new Error(`Row ${place} is not drawn`)
  return field
}
const focused = (): HTMLInputElement => document.activeElement as HTMLInputElement
const names = (): string[] => [...document.querySelectorAll<HTMLInputElement>('[data-row] input')].map((f) => f.value)

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const tree = canvas.getByRole('treegrid', { name: 'Site hierarchy' })
    await expect(within(tree).getAllByRole('row')).toHaveLength(8)
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'There are no changes to save.',
    )
    await expect(getField(3)).toHaveAccessibleName('Name, level 3, 2 of 2, in Laydown Yards')
    await userEvent.type(getField(3), '!')
    await expect(canvas.getByText('1 change')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith([
      { id: 4, name: 'Laydown Yard B!', parentId: 2, position: 1, kinds: ['name'] },
    ])
  },
}

/** The caller sorts siblings: a saved row moves between saved parents, and its order is no change. */
export const Sorted: Story = {
  args: { isSorted: true, footer: <Button>Cancel</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.click(getField(3))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(
      canvas.getByText('Rows are sorted by name, and there is no parent above to move under.', {
        selector: '[role="status"]',
      }),
    ).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith([expect.objectContaining({ id: 4, parentId: 1, kinds: ['parent'] })])
  },
}

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No names yet. Choose Add to start with one row.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByRole('textbox', { name: 'Name, level 1, 1 of 1' })).toHaveFocus()
  },
}

export const Loading: Story = { args: { nodes: [], isLoading: true } }

export const Saving: Story = {
  args: { isSaving: true, defaultValue: { rows: [{ id: 1, name: 'Tank Farm 2', depth: 0 }], base: SAVED } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-busy', 'true')
    await expect(getField(0)).toHaveAttribute('readonly')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(getField(4))
    await userEvent.keyboard('{Enter}{Alt>}{ArrowUp}{/Alt}x')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText(/You can read this/, { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(getField(4)).toHaveFocus()
    await expect(getField(4)).toHaveAccessibleDescription('You can read this but not change it.')
  },
}

export const DisabledWithReason: Story = {
  tags: ['visual'],
  args: { disabledReason: 'This needs the right to change sites.' },
  play: async ({ canvas }) => {
    await expect(getField(0)).toHaveAccessibleDescription('This needs the right to change sites.')
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'This needs the right to change sites.',
    )
  },
}

export const LockedRows: Story = {
  name: 'Rows with a locked name or position',
  args: {
    nodes: YARD.map((node) =>
      node.id === 4
        ? { ...node, disabledReason: 'Its name comes from another system.', moveDisabledReason: 'It cannot be moved.' }
        : node,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(getField(3))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByText('It cannot be moved.', { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(getField(3)).toHaveValue('Laydown Yard B')
    // No row can be added under an archived one.
    await userEvent.click(getField(2))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(canvas.getByText('It is archived.', { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(names()).toHaveLength(8)
  },
}

export const ClosedBranch: Story = {
  name: 'Adds no row under a closed row, at any depth',
  tags: ['test-only'],
  args: { nodes: YARD.map((node) => (node.id === 2 ? { ...node, addChildDisabledReason: 'It is closed.' } : node)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(getField(4))
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}')
    await userEvent.paste('Row 01\nRow 03')
    await expect(canvas.getByText('It is closed.', { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Add', description: 'It is closed.' })).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    // Moving a row there is not possible either, but adding one beside the closed row is.
    await userEvent.click(getField(6))
    await userEvent.keyboard('{Enter}Gate{Alt>}{ArrowUp}{ArrowRight}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 2 of 3, in Tank Farm')
  },
}

export const WrongNames: Story = {
  args: {
    rules: {
      nameError: (name) =>
        name.includes('/') ? 'Remove the slash.' : name.trim() === '' ? 'Enter a name.' : undefined,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(getField(4), '/2')
    await expect(getField(4)).toBeInvalid()
    await userEvent.clear(getField(5))
    await userEvent.clear(getField(7))
    await userEvent.type(getField(7), 'tank farm ')
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      '4 names are invalid. Correct them to save.',
    )
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onInvalid).toHaveBeenCalledOnce()
    const summary = canvas.getByRole('group', { name: '4 invalid names' })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Row 01/2: Remove the slash.' }))
    await expect(getField(4)).toHaveFocus()
    await expect(getField(4)).toHaveAccessibleDescription('Remove the slash. Changed')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(getField(4)).toBeValid()
    // A valid name stays in the list and is marked.
    await expect(canvas.getByRole('group', { name: '3 invalid names' })).toHaveTextContent('Fixed: Row 01')
    await expect(getField(7)).toHaveAccessibleDescription('A sibling already has this name. Changed')
  },
}

export const NotSaved: Story = {
  args: {
    defaultValue: {
      rows: [
        { id: 1, name: 'Tank Farm', depth: 0 },
        { id: 'new-1', name: 'Gate 4', depth: 1 },
        { id: 'new-2', name: 'Gate 5', depth: 1 },
      ],
      base: SAVED,
    },
    failures: new Map([['new-1', 'A site with this name exists already.']]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert', { name: '1 row could not be saved' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Gate 4: A site with this name exists already.' }))
    await expect(getField(1)).toHaveFocus()
    await expect(getField(1)).toHaveAccessibleDescription('A site with this name exists already. Not saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    // A removed row and a new row have no failure.
    await userEvent.click(getField(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(getField(1))
    await userEvent.keyboard('{Enter}')
    await expect(focused()).toHaveAccessibleDescription('New')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const PastedLines: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(getField(7))
    await userEvent.keyboard('{Enter}')
    await userEvent.paste('\tGate 1\n\t\tLane 1\n\t\t\t\tDeep\n\n\tGate 2\r\n')
    await expect(names().slice(8)).toEqual(['Gate 1', 'Lane 1', 'Deep', 'Gate 2'])
    await expect(focused()).toBe(getField(11))
    await expect(
      canvas.getByRole('textbox', { name: 'Name, level 3, 1 of 1, in Lane 1', description: 'New' }),
    ).toHaveValue('Deep')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(names()).toHaveLength(9)
  },
}

/** The current row moves to a match, and no row is hidden. */
export const Searched: Story = {
  args: { hasSearch: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a name' }), 'row')
    await expect(await canvas.findByText('Match 1 of 2')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Match 2 of 2')).toBeVisible()
    await expect(names()).toHaveLength(8)
  },
}

export const FiveThousand: Story = {
  name: '5,000 siblings',
  args: { nodes: manyNames(5000) },
  play: async ({ canvas }) => {
    await userEvent.click(getField(1))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(focused()).toHaveValue('Bin 5000')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 5,000 of 5,000, in Warehouse')
    await expect(names().length).toBeLessThan(60)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('BIN 1')
    await expect(focused()).toHaveAccessibleDescription('A sibling already has this name. New')
    await userEvent.click(canvas.getByRole('link', { name: /^Bin 1:/ }))
    await expect(getField(1)).toHaveFocus()
    await expect(getField(1)).toBeVisible()
    // The current row keeps the focus when it is scrolled out of view.
    await fireEvent.scroll(canvas.getByRole('treegrid'), { target: { scrollTop: 90_000 } })
    await expect(getField(1)).toHaveFocus()
  },
}

const SHORT = [
  { id: 1, name: 'Laydown yard' },
  { id: 2, parentId: 1, name: 'Bin', badge: 'Archived since the spring' },
]
const LONG = SHORT.map((node) => ({ ...node, name: node.name.repeat(1000) }))

export const VeryLongNames: Story = {
  args: {
    nodes: SHORT,
    // Saved names are not judged.
    defaultValue: { rows: readOutline(LONG).rows, base: readOutline(SHORT).rows },
    rules: { nameError: (name) => (name.length > 50 ? 'Names cannot have more than 50 characters.' : undefined) },
  },
}

export const UndoFromTheSaveButton: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.type(getField(2), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }))
    canvas.getByRole('button', { name: 'Save' }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(getField(2)).toHaveValue('Laydown A')
    await expect(getField(2)).toHaveFocus()
  },
}

export const VeryLongNamesInLargeText: Story = {
  ...VeryLongNames,
  globals: { textSize: '200' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const cell = getField(1).parentElement
    const sign = cell?.querySelector('[data-part="error"] svg')?.getBoundingClientRect()
    const badge = cell?.querySelector('[data-part="state"]')?.getBoundingClientRect()
    await expect(sign?.right).toBeLessThanOrEqual(badge?.left ?? 0)
  },
}

export const Narrow: Story = {
  ...WrongNames,
  globals: { viewport: { value: 'phone' } },
}

export const LargeTextOnASmallPage: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    document.documentElement.style.fontSize = '200%'
    try {
      await userEvent.type(getField(2), '!')
      const wide = [...canvasElement.querySelectorAll('[role="gridcell"]')].filter(
        (cell) => cell.scrollWidth > cell.clientWidth,
      )
      await expect(wide).toEqual([])
      await userEvent.keyboard('{Enter}')
      const badge = screen.getByText('New')
      await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(getField(7))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 3 of 3, in Tank Farm')
  },
}

export const NoTree: Story = {
  name: 'A list that is not a tree',
  tags: ['test-only'],
  args: { nodes: [{ id: 1, parentId: 9, name: 'Lost' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nodes with an unknown parent: 1/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByText(/Nodes with an unknown parent: 1/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'The saved names do not form a tree.',
    )
  },
}

/** Changes by another user. */
const REMOTE_CHANGES: Record<string, (nodes: NameTreeEditorProps['nodes']) => NameTreeEditorProps['nodes']> = {
  Rename: (nodes) => nodes.map((node) => (node.id === 8 ? { ...node, name: `${node.name}, north` } : node)),
  Remove: (nodes) => nodes.filter(({ id }) => id !== 5),
  Add: (nodes) => [...nodes, { id: 9, parentId: 1, name: 'Gate 9' }],
}

/** A controlled editor whose saved names change. */
function Shared(props: NameTreeEditorProps) {
  const [value, setValue] = useState<EditedOutline | null>(null)
  const [nodes, setNodes] = useState(props.nodes)
  return (
    <>
      <NameTreeEditor {...props} nodes={nodes} value={value} onChange={setValue} />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {Object.keys(REMOTE_CHANGES).map((name) => (
          <Button key={name} size="small" onClick={() => setNodes((now) => REMOTE_CHANGES[name]?.(now) ?? now)}>
            {`${name} elsewhere`}
          </Button>
        ))}
        <Button size="small" onClick={() => setValue(null)}>
          Discard
        </Button>
      </p>
    </>
  )
}

export const ChangedElsewhere: Story = {
  name: 'Shows changes that other users save, does not save them again, and keeps typed names',
  tags: ['test-only'],
  render: (args) => <Shared {...args} />,
  play: async ({ canvas, args }) => {
    // A click that does not move the focus, because a change by another user does not move it either.
    const clickWithoutFocus = (name: string) => fireEvent.click(canvas.getByText(name))
    await clickWithoutFocus('Rename elsewhere')
    await expect(getField(7)).toHaveValue('Warehouse 1, north')
    await userEvent.type(getField(0), ' 2')
    await clickWithoutFocus('Rename elsewhere')
    await clickWithoutFocus('Add elsewhere')
    await expect(getField(0)).toHaveFocus()
    await expect(names()).toEqual([
      'Tank Farm 2',
      'Laydown Yards',
      'Laydown A',
      'Laydown Yard B',
      'Row 01',
      'Row 02',
      'Tool Crib',
      'Gate 9',
      'Warehouse 1, north, north',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith([
      { id: 1, name: 'Tank Farm 2', parentId: null, position: 0, kinds: ['name'] },
    ])
    // When the focused row is removed, the focus moves to the row that takes its place.
    await userEvent.click(getField(4))
    await clickWithoutFocus('Remove elsewhere')
    await expect(getField(4)).toHaveFocus()
    await expect(getField(4)).toHaveValue('Row 02')
    await userEvent.keyboard('!')
    await clickWithoutFocus('Discard')
    await userEvent.keyboard('{Escape}')
    await expect(getField(4)).toHaveFocus()
    await expect(getField(4)).toHaveValue('Row 02')
  },
}

export const RepeatedKeys: Story = {
  name: 'A key that is held down adds or removes one row, and deletes no letter of the next row',
  tags: ['test-only'],
  play: async () => {
    /** @returns whether the field handles the key itself */
    const repeat = (key: string) => fireEvent.keyDown(focused(), { key, repeat: true })
    await userEvent.click(getField(6))
    await userEvent.keyboard('{Enter}')
    await expect(await repeat('Enter')).toBe(false)
    await expect(names()).toHaveLength(9)
    await userEvent.keyboard('G')
    await expect(await fireEvent.keyDown(focused(), { key: 'Backspace' })).toBe(true)
    await expect(await repeat('Backspace')).toBe(true)
    await userEvent.clear(focused())
    await expect(await repeat('Backspace')).toBe(false)
    await expect(names()).toHaveLength(9)
    await expect(getField(7)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(names()).toHaveLength(8)
    await expect(focused()).toHaveValue('Warehouse 1')
    await expect(await repeat('Backspace')).toBe(false)
    await expect(await repeat('Delete')).toBe(false)
  },
}

const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys)
  await expect(document.body).not.toHaveFocus()
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    // Queries in a part are faster than queries among all fields.
    const tools = within(canvas.getByRole('toolbar'))
    const history = within(canvas.getByRole('group', { name: 'History' }))
    await userEvent.tab()
    await expect(tools.getByRole('button', { name: 'Add' })).toHaveFocus()
    await press('{ArrowRight}')
    await expect(tools.getByRole('button', { name: 'Add child' })).toHaveFocus()
    await press('{End}')
    await expect(tools.getByRole('button', { name: /^Remove/ })).toHaveFocus()
    await press('{Home}{ArrowLeft}{ArrowLeft}')
    await expect(tools.getByRole('button', { name: /^Move down/ })).toHaveFocus()
    await press('{Enter}')
    await expect(names().slice(0, 2)).toEqual(['Warehouse 1', 'Tank Farm'])
    await expect(tools.getByRole('button', { name: /^Move down/ })).toHaveFocus()
    await userEvent.tab()
    await expect(history.getByRole('button', { name: 'Undo: Move Tank Farm' })).toHaveFocus()
    await press('{Enter}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(getField(0)).toHaveFocus()
    await expect(getField(0)).toHaveValue('Tank Farm')

    await press('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(getField(1)).toHaveFocus()
    await press('{PageDown}')
    await expect(getField(7)).toHaveFocus()
    await press('{PageUp}')
    await expect(getField(0)).toHaveFocus()
    await press('{Control>}{End}{/Control}')
    await expect(getField(7)).toHaveFocus()
    await press('{Control>}{Home}{/Control}')
    await expect(getField(0)).toHaveFocus()

    await press('{Enter}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 2 of 3')
    await press('Gate')
    await press('{Shift>}{Enter}{/Shift}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 1 of 1, in Gate')
    await press('Lane')
    await press('{Alt>}{ArrowLeft}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 3 of 4')
    await expect(focused()).toHaveValue('Lane')
    await press('{Alt>}{ArrowUp}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 2 of 4')
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 3 of 4')
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 1 of 1, in Gate')
    await expect(canvas.getByText(/Lane moved to level 2, 1 of 1 under Gate/)).toBeInTheDocument()

    await press('{F2}9')
    await expect(focused()).toHaveValue('9')
    await press('{Escape}')
    await expect(focused()).toHaveValue('Lane')
    await press('{Control>}z{/Control}')
    await expect(canvas.getByText('Undone: Move Lane.')).toBeInTheDocument()
    await press('{Control>}{Shift>}z{/Shift}{/Control}')
    await press('{Control>}z{/Control}{Control>}y{/Control}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 1 of 1, in Gate')

    // An empty new row is removed, and the focus moves to the next or the previous row.
    await press('{Enter}{Backspace}')
    await expect(focused()).toHaveValue('Warehouse 1')
    await press('{Enter}{Delete}')
    await expect(focused()).toHaveValue('Warehouse 1')

    await userEvent.tab()
    await expect(canvas.getByText('Save')).toHaveFocus()
    await press('{Enter}')
    await expect(args.onSave).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Gate', parentId: null, kinds: ['new'] }),
      expect.objectContaining({ name: 'Lane', kinds: ['new'] }),
    ])
  },
}

export const KeyboardAloneWithTheLastRow: Story = {
  name: 'Keyboard alone: removing the only row',
  tags: ['test-only'],
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await press('{Enter}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 1 of 1')
    await press('{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus()
  },
}
