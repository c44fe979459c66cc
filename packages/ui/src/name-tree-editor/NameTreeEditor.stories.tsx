import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button'
import { manyNames, YARD } from './fixture'
import { NameTreeEditor, type NameTreeEditorProps, type Outline } from './NameTreeEditor'

const meta = {
  title: 'Components/Name tree editor',
  component: NameTreeEditor,
  tags: ['autodocs'],
  args: { label: 'Site hierarchy', nodes: YARD, onSave: fn(), onChange: fn(), onRefused: fn() },
  argTypes: { help: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Names in a tree, typed in place. Every row is a field; new rows come with Enter, levels with Alt and the arrows, and several
lines that are pasted become rows (a tab before a line is a level). Save hands out only what differs from what is saved; wrong names are told at
the field and, when one asks to save, in a list that goes to them. What could not be saved (\`failures\`) stays marked. Rules and
words come in; saving belongs to the owner.

**Not for** choosing among names (\`TreeCheckbox\`), nor for many paths at once (\`BulkPasteEditor\`).

**Role and name**: a \`treegrid\` named by its label; its \`row\`s have level and place, and one \`textbox\` each, named "Name, level 2,
3 of 5" and described by what is wrong and by its badges. Above it a \`toolbar\` that does to the current row what the keys do.

| Key | Does |
| --- | --- |
| Tab | Moves to the toolbar, to undo and redo, to the current name, and on |
| ↑ ↓ | The name above or below |
| Page Up, Page Down | A page of names further |
| Ctrl+Home, Ctrl+End | The first or the last name |
| Enter | A new name after this one and all under it |
| Shift+Enter | A new name under this one |
| Alt+→, Alt+← | Indents, outdents, with all under it (the other way round from right to left) |
| Alt+↑, Alt+↓ | Moves it among its siblings |
| F2 | Selects the name to type another |
| Escape | Takes back what was typed since one came to the row |
| Delete, Backspace | Removes a new row that is empty |
| Ctrl+Z | Undoes, also from the toolbar and from Save; the focus goes to what is undone |
| Ctrl+Shift+Z, Ctrl+Y | Redoes |`,
      },
    },
  },
} satisfies Meta<typeof NameTreeEditor>

export default meta
type Story = StoryObj<typeof meta>

const fieldOf = (place: number): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>(`[data-place="${place}"] input`)
  if (field === null) throw new Error(`Row ${place} is not drawn`)
  return field
}
const focused = (): HTMLInputElement => document.activeElement as HTMLInputElement
const names = (): string[] => [...document.querySelectorAll<HTMLInputElement>('[data-place] input')].map((f) => f.value)

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const tree = canvas.getByRole('treegrid', { name: 'Site hierarchy' })
    await expect(within(tree).getAllByRole('row')).toHaveLength(8)
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription('Nothing has changed.')
    await expect(fieldOf(3)).toHaveAccessibleName('Name, level 3, 2 of 2')
    await userEvent.type(fieldOf(3), '!')
    await expect(canvas.getByText('1 change')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledWith([
      { id: 4, name: 'Laydown Yard B!', parentId: 2, position: 1, kinds: ['name'] },
    ])
  },
}

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no names yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByRole('textbox', { name: 'Name, level 1, 1 of 1' })).toHaveFocus()
  },
}

export const Loading: Story = { args: { nodes: [], isLoading: true } }

export const Saving: Story = {
  args: { isSaving: true, defaultValue: [{ id: 1, name: 'Tank Farm 2', depth: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid')).toHaveAttribute('aria-busy', 'true')
    await expect(fieldOf(0)).toHaveAttribute('readonly')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldOf(4))
    await userEvent.keyboard('{Enter}{Alt>}{ArrowUp}{/Alt}x')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText(/This can be read/, { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(fieldOf(4)).toHaveFocus()
    await expect(fieldOf(4)).toHaveAccessibleDescription('This can be read and not changed.')
  },
}

export const DisabledWithReason: Story = {
  args: { disabledReason: 'This needs the right to change sites.' },
  play: async ({ canvas }) => {
    await expect(fieldOf(0)).toHaveAccessibleDescription('This needs the right to change sites.')
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'This needs the right to change sites.',
    )
  },
}

export const HeldRows: Story = {
  name: 'Rows that keep their name or place',
  args: {
    nodes: YARD.map((node) =>
      node.id === 4
        ? { ...node, disabledReason: 'Its name is given elsewhere.', placeReason: 'It keeps its place.' }
        : node,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf(3))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(canvas.getByText('It keeps its place.', { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(fieldOf(3)).toHaveValue('Laydown Yard B')
    // Nothing comes under what is archived.
    await userEvent.click(fieldOf(2))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(canvas.getByText('It is archived.', { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(names()).toHaveLength(8)
  },
}

export const UnderWhatHoldsNothing: Story = {
  name: 'Nothing comes under what holds nothing, at any depth',
  args: { nodes: YARD.map((node) => (node.id === 2 ? { ...node, childReason: 'It is closed.' } : node)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(fieldOf(4))
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}')
    await userEvent.paste('Row 01\nRow 03')
    await expect(canvas.getByText('It is closed.', { selector: '[role="status"]' })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Add', description: 'It is closed.' })).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    // Neither does what is moved: beside the closed one there is room.
    await userEvent.click(fieldOf(6))
    await userEvent.keyboard('{Enter}Gate{Alt>}{ArrowUp}{ArrowRight}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 2 of 3')
  },
}

export const WrongNames: Story = {
  args: {
    rules: {
      nameError: (name) =>
        name.includes('/') ? 'A name has no slash.' : name.trim() === '' ? 'Enter a name.' : undefined,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldOf(4), '/2')
    await expect(fieldOf(4)).toBeInvalid()
    await userEvent.clear(fieldOf(5))
    await userEvent.clear(fieldOf(7))
    await userEvent.type(fieldOf(7), 'tank farm ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(args.onRefused).toHaveBeenCalledOnce()
    const summary = canvas.getByRole('group', { name: '4 names are wrong' })
    await expect(summary).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Row 01/2: A name has no slash.' }))
    await expect(fieldOf(4)).toHaveFocus()
    await expect(fieldOf(4)).toHaveAccessibleDescription('A name has no slash. Changed')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(fieldOf(4)).toBeValid()
    // What is mended stays in the list, and says so.
    await expect(canvas.getByRole('group', { name: '3 names are wrong' })).toHaveTextContent('Mended: Row 01')
    await expect(fieldOf(7)).toHaveAccessibleDescription('Another one beside it has this name. Changed')
  },
}

export const NotSaved: Story = {
  args: {
    defaultValue: [
      { id: 1, name: 'Tank Farm', depth: 0 },
      { id: 'new-1', name: 'Gate 4', depth: 1 },
      { id: 'new-2', name: 'Gate 5', depth: 1 },
    ],
    failures: new Map([['new-1', 'A site with this name exists already.']]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert', { name: '1 row could not be saved' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Gate 4: A site with this name exists already.' }))
    await expect(fieldOf(1)).toHaveFocus()
    await expect(fieldOf(1)).toHaveAccessibleDescription('A site with this name exists already. Not saved')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    // What is taken away has not failed any more, and a new row has not failed yet.
    await userEvent.click(fieldOf(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(fieldOf(1))
    await userEvent.keyboard('{Enter}')
    await expect(focused()).toHaveAccessibleDescription('New')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const PastedLines: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf(7))
    await userEvent.keyboard('{Enter}')
    await userEvent.paste('\tGate 1\n\t\tLane 1\n\t\t\t\tDeep\n\n\tGate 2\r\n')
    await expect(names().slice(8)).toEqual(['Gate 1', 'Lane 1', 'Deep', 'Gate 2'])
    await expect(focused()).toBe(fieldOf(11))
    await expect(canvas.getByRole('textbox', { name: 'Name, level 3, 1 of 1', description: 'New' })).toHaveValue('Deep')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(names()).toHaveLength(9)
  },
}

export const FiveThousand: Story = {
  name: '5,000 siblings',
  args: { nodes: manyNames(5000) },
  play: async ({ canvas }) => {
    await userEvent.click(fieldOf(1))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(focused()).toHaveValue('Bin 5000')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 5,000 of 5,000')
    await expect(names().length).toBeLessThan(60)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('BIN 1')
    await expect(focused()).toHaveAccessibleDescription('Another one beside it has this name. New')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('link', { name: /^Bin 1:/ }))
    await expect(fieldOf(1)).toHaveFocus()
    await expect(fieldOf(1)).toBeVisible()
    // Scrolled away, the current row keeps the focus.
    await fireEvent.scroll(canvas.getByRole('treegrid'), { target: { scrollTop: 90_000 } })
    await expect(fieldOf(1)).toHaveFocus()
  },
}

export const VeryLongNames: Story = {
  args: {
    nodes: [
      { id: 1, name: 'Laydown yard '.repeat(800) },
      { id: 2, parentId: 1, name: `Bin${'0'.repeat(10_000)}`, badge: 'Archived since the spring' },
    ],
    rules: { nameError: (name) => (name.length > 50 ? 'Names cannot have more than 50 characters.' : undefined) },
  },
}

export const UndoneFromTheToolbar: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(2), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }))
    canvas.getByRole('button', { name: 'Save' }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(fieldOf(2)).toHaveValue('Laydown A')
    await expect(fieldOf(2)).toHaveFocus()
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
    const cell = fieldOf(1).parentElement
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
      await userEvent.type(fieldOf(2), '!')
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
    await userEvent.click(fieldOf(7))
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 3 of 3')
  },
}

export const NoTree: Story = {
  name: 'A list that is no tree',
  args: { nodes: [{ id: 1, parentId: 9, name: 'Lost' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The parents of these are not in the list: 1/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(canvas.getByText(/The parents of these are not in the list: 1/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'What is saved cannot be read as a tree.',
    )
  },
}

/** What another does meanwhile. */
const OTHERS: Record<string, (nodes: NameTreeEditorProps['nodes']) => NameTreeEditorProps['nodes']> = {
  Rename: (nodes) => nodes.map((node) => (node.id === 8 ? { ...node, name: `${node.name}, north` } : node)),
  Remove: (nodes) => nodes.filter(({ id }) => id !== 5),
  Add: (nodes) => [...nodes, { id: 9, parentId: 1, name: 'Gate 9' }],
}

/** An owner of a list that others change too. */
function Shared(props: NameTreeEditorProps) {
  const [value, setValue] = useState<Outline | null>(null)
  const [nodes, setNodes] = useState(props.nodes)
  return (
    <>
      <NameTreeEditor {...props} nodes={nodes} value={value} onChange={setValue} />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {Object.keys(OTHERS).map((name) => (
          <Button key={name} size="small" onClick={() => setNodes((now) => OTHERS[name]?.(now) ?? now)}>
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
  name: 'What others save shows, is not saved again, and takes nothing that was typed',
  render: (args) => <Shared {...args} />,
  play: async ({ canvas, args }) => {
    // Pressed without taking the focus, as what others do does not take it.
    const meanwhile = (name: string) => fireEvent.click(canvas.getByText(name))
    await meanwhile('Rename elsewhere')
    await expect(fieldOf(7)).toHaveValue('Warehouse 1, north')
    await userEvent.type(fieldOf(0), ' 2')
    await meanwhile('Rename elsewhere')
    await meanwhile('Add elsewhere')
    await expect(fieldOf(0)).toHaveFocus()
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
    // The row that one is in goes: the focus goes to the one that takes its place.
    await userEvent.click(fieldOf(4))
    await meanwhile('Remove elsewhere')
    await expect(fieldOf(4)).toHaveFocus()
    await expect(fieldOf(4)).toHaveValue('Row 02')
    await userEvent.keyboard('!')
    await meanwhile('Discard')
    await userEvent.keyboard('{Escape}')
    await expect(fieldOf(4)).toHaveFocus()
    await expect(fieldOf(4)).toHaveValue('Row 02')
  },
}

export const HeldKeys: Story = {
  name: 'A key that is held adds and removes one row, and no letter of another',
  play: async () => {
    /** @returns whether the field would do what it does with the key */
    const held = (key: string) => fireEvent.keyDown(focused(), { key, repeat: true })
    await userEvent.click(fieldOf(6))
    await userEvent.keyboard('{Enter}')
    await expect(await held('Enter')).toBe(false)
    await expect(names()).toHaveLength(9)
    await userEvent.keyboard('G')
    await expect(await fireEvent.keyDown(focused(), { key: 'Backspace' })).toBe(true)
    await expect(await held('Backspace')).toBe(true)
    await userEvent.clear(focused())
    await expect(await held('Backspace')).toBe(false)
    await expect(names()).toHaveLength(9)
    await expect(fieldOf(7)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(names()).toHaveLength(8)
    await expect(focused()).toHaveValue('Warehouse 1')
    await expect(await held('Backspace')).toBe(false)
    await expect(await held('Delete')).toBe(false)
  },
}

const press = async (keys: string): Promise<void> => {
  await userEvent.keyboard(keys)
  await expect(document.body).not.toHaveFocus()
}

export const KeyboardAlone: Story = {
  play: async ({ canvas, args }) => {
    // A button is looked for where it stands, and not among all fields.
    const tools = within(canvas.getByRole('toolbar'))
    const history = within(canvas.getByRole('group', { name: 'History' }))
    await userEvent.tab()
    await expect(tools.getByRole('button', { name: 'Add' })).toHaveFocus()
    await press('{ArrowRight}')
    await expect(tools.getByRole('button', { name: 'Add Under It' })).toHaveFocus()
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
    await expect(fieldOf(0)).toHaveFocus()
    await expect(fieldOf(0)).toHaveValue('Tank Farm')

    await press('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(fieldOf(1)).toHaveFocus()
    await press('{PageDown}')
    await expect(fieldOf(7)).toHaveFocus()
    await press('{PageUp}')
    await expect(fieldOf(0)).toHaveFocus()
    await press('{Control>}{End}{/Control}')
    await expect(fieldOf(7)).toHaveFocus()
    await press('{Control>}{Home}{/Control}')
    await expect(fieldOf(0)).toHaveFocus()

    await press('{Enter}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 2 of 3')
    await press('Gate')
    await press('{Shift>}{Enter}{/Shift}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 1 of 1')
    await press('Lane')
    await press('{Alt>}{ArrowLeft}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 3 of 4')
    await expect(focused()).toHaveValue('Lane')
    await press('{Alt>}{ArrowUp}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 2 of 4')
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 3 of 4')
    await press('{Alt>}{ArrowRight}{/Alt}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 1 of 1')
    await expect(canvas.getByText(/Lane moved to level 2, 1 of 1 under Gate/)).toBeInTheDocument()

    await press('{F2}9')
    await expect(focused()).toHaveValue('9')
    await press('{Escape}')
    await expect(focused()).toHaveValue('Lane')
    await press('{Control>}z{/Control}')
    await expect(canvas.getByText('Undone: Move Lane.')).toBeInTheDocument()
    await press('{Control>}{Shift>}z{/Shift}{/Control}')
    await press('{Control>}z{/Control}{Control>}y{/Control}')
    await expect(focused()).toHaveAccessibleName('Name, level 2, 1 of 1')

    // A new row that is empty goes away, and the focus goes to the next one, or the one before.
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
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await press('{Enter}')
    await expect(focused()).toHaveAccessibleName('Name, level 1, 1 of 1')
    await press('{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus()
  },
}
