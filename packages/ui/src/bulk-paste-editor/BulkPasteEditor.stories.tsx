import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BulkPasteEditor, type BulkPasteEditorProps, type KnownNode, linesOf } from './BulkPasteEditor'

const KNOWN: readonly KnownNode[] = [
  { id: 1, name: 'Tank Farm' },
  { id: 2, parentId: 1, name: 'Laydown Yards' },
  { id: 3, parentId: 1, name: 'Laydown A', isArchived: true },
]
const LINES = [
  'Tank Farm\tLaydown Yards\tYard B',
  'tank farm\tLaydown Yards\tYard C',
  'Tank Farm\tLaydown A\tRow 01',
  'Warehouse 1\tBay 1\tBin 01-A',
  'Warehouse 1\tBay 1\tBin 01-B\t\t',
].join('\n')
const WRONG = `${LINES}\nWarehouse 1\t\tBin 02-A\n\nGate 4`

const meta = {
  title: 'Components/Bulk paste editor',
  component: BulkPasteEditor,
  tags: ['autodocs'],
  args: { label: 'Site paths', known: KNOWN, onCreate: fn(), onChange: fn() },
  argTypes: { help: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Many paths at once, one a line, as they come out of a spreadsheet. The delimiter is guessed and told; Validate reads the lines
and shows the trees that they describe: what is new, there already, archived or wrong. From then on every change is read again. Wrong lines
are listed with links that select them. Nothing is created before it is confirmed, and what was typed is kept. 5,000 lines are read in
slices, so that typing and scrolling never wait.

**Not for** a few names (\`NameTreeEditor\`), nor for a list without levels.

**Role and name**: a multi-line \`textbox\` named by its label and described by the number of its lines; a \`combobox\` "Delimiter"; a \`group\` of
links to the wrong lines; a \`tree\` of what will be there, to be read and not changed.

| Key | Does |
| --- | --- |
| Tab | Moves to the delimiter, the field, Validate, the links, the tree and Create; it never types a tab |
| Enter | In the field a new line; on a link it selects the line; in the tree it selects the line of the node |
| Ctrl+Enter | In the field: validates |
| ↑ ↓ | In the tree: the node above or below |
| → ← | In the tree: the first node under it, the node that it stands under |
| Home, End | In the tree: the first or the last node |
| Page Up, Page Down | In the tree: a page of nodes further |`,
      },
    },
  },
} satisfies Meta<typeof BulkPasteEditor>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const areaOf = (canvas: Canvas) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Site paths' })
const selected = (area: HTMLTextAreaElement): string => area.value.slice(area.selectionStart, area.selectionEnd)
const validate = async (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Validate' }))

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('0 lines')).toBeVisible()
    await validate(canvas)
    await expect(areaOf(canvas)).toHaveFocus()
    await expect(areaOf(canvas)).toBeInvalid()
    await expect(areaOf(canvas)).toHaveAccessibleDescription('Enter some lines. 0 lines')
    await userEvent.type(areaOf(canvas), 'Gate 4')
    await expect(areaOf(canvas)).toBeValid()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const NoNames: Story = {
  name: 'Delimiters without names',
  args: { defaultValue: ' , ,,\n,\n' },
  play: async ({ canvas }) => {
    await validate(canvas)
    await expect(areaOf(canvas)).toHaveFocus()
    await expect(areaOf(canvas)).toHaveAccessibleDescription('Enter some lines. 2 lines')
    await expect(canvas.queryByRole('button', { name: /^Create/ })).toBeNull()
  },
}

export const OtherLineEnds: Story = {
  name: 'Lines as Windows and old Macs end them',
  args: { defaultValue: `${LINES.replaceAll('\n', '\r\n')}\rWarehouse 1\t\tBin 02-A` },
  play: async ({ canvas }) => {
    const area = areaOf(canvas)
    await expect(canvas.getByText('6 lines')).toBeVisible()
    await validate(canvas)
    await userEvent.click(canvas.getByRole('link', { name: /^Line 6/ }))
    await expect(selected(area)).toBe('Warehouse 1\t\tBin 02-A')
  },
}

export const Checked: Story = {
  tags: ['visual'],
  args: { defaultValue: LINES },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Delimiter' })).toHaveDisplayValue('Tab, guessed')
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull()
    await validate(canvas)
    const tree = canvas.getByRole('tree', { name: 'What will be there' })
    await expect(tree).toHaveAccessibleDescription('6 new, 2 existing, 1 archived, 1 not created')
    await expect(
      within(tree)
        .getAllByRole('treeitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Tank FarmExisting',
      'Laydown YardsExisting',
      'Yard BNew',
      'Yard CNew',
      'Laydown AArchived',
      'Row 01Not created',
      'Warehouse 1New',
      'Bay 1New',
      'Bin 01-ANew',
      'Bin 01-BNew',
    ])
    await expect(canvas.getByRole('group', { name: '1 line meets an archived name' })).toBeVisible()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const WrongLines: Story = {
  args: { defaultValue: WRONG },
  play: async ({ canvas, args }) => {
    const area = areaOf(canvas)
    await validate(canvas)
    const list = canvas.getByRole('group', { name: '1 line is wrong, 1 line meets an archived name' })
    await expect(list).toHaveFocus()
    await expect(area).toBeInvalid()
    await expect(canvas.getByRole('button', { name: /^Create/ })).toHaveAccessibleDescription('Some lines are wrong.')
    await userEvent.click(canvas.getByRole('button', { name: /^Create/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(within(list).getByRole('link', { name: 'Line 6: A name between two others is empty.' }))
    await expect(area).toHaveFocus()
    await expect(selected(area)).toBe('Warehouse 1\t\tBin 02-A')
    // Mended where it stands: the list follows, and the rest is as it was typed.
    await userEvent.paste('Warehouse 1\tBay 2\tBin 02-A')
    await expect(area).toHaveValue(WRONG.replace('\t\tBin 02', '\tBay 2\tBin 02'))
    await expect(canvas.queryByText(/^Line 6/)).toBeNull()
    await expect(area).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const AnotherDelimiter: Story = {
  args: { defaultValue: 'North 1.2 > Row 1.3\nNorth 1.2 > Row 1.4' },
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Delimiter' })
    await expect(choice).toHaveDisplayValue('Greater-than, guessed')
    await validate(canvas)
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3)
    await userEvent.selectOptions(choice, 'Dot')
    // Read again at once.
    await expect(canvas.getAllByRole('treeitem').map((item) => item.getAttribute('aria-level'))).toEqual([
      '1',
      '2',
      '3',
      '3',
    ])
  },
}

export const NothingNew: Story = {
  args: { defaultValue: 'Tank Farm\tLaydown Yards' },
  play: async ({ canvas }) => {
    await validate(canvas)
    await expect(canvas.getByRole('button', { name: /^Create/ })).toHaveAccessibleDescription(
      'There is nothing new in the lines.',
    )
  },
}

export const Failed: Story = {
  args: { defaultValue: LINES, error: 'Some could not be created. Please try again.' },
  play: async ({ canvas }) => {
    await expect(areaOf(canvas)).toHaveAccessibleDescription('Some could not be created. Please try again. 5 lines')
  },
}

export const Creating: Story = {
  args: { defaultValue: LINES, isCreating: true },
  play: async ({ canvas }) => {
    await userEvent.type(areaOf(canvas), 'x')
    await expect(areaOf(canvas)).toHaveValue(LINES)
  },
}

export const DisabledWithReason: Story = {
  args: { defaultValue: LINES, disabledReason: 'This needs the right to change sites.' },
  play: async ({ canvas }) => {
    await expect(areaOf(canvas)).toHaveAccessibleDescription('This needs the right to change sites. 5 lines')
    await expect(canvas.getByRole('button', { name: /^Validate/ })).toHaveAccessibleDescription(
      'This needs the right to change sites.',
    )
  },
}

const MANY = Array.from({ length: 5000 }, (_, i) => `Yard ${i % 40}\tRow ${i % 400}\tBin ${i}`).join('\n')

export const FiveThousandLines: Story = {
  name: '5,000 lines',
  args: { defaultValue: MANY },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5,000 lines')).toBeVisible()
    await validate(canvas)
    const tree = await canvas.findByRole('tree', { name: 'What will be there' })
    await expect(tree).toHaveAccessibleDescription('5,440 new')
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    const area = areaOf(canvas)
    area.scrollTop = area.scrollHeight
    const numbers = () => [...document.querySelectorAll<HTMLElement>('[data-line]')]
    await waitFor(() => expect(numbers().at(-1)).toHaveTextContent('5000'))
    await expect(numbers().length).toBeLessThan(60)
  },
}

export const ManyWrongLines: Story = {
  args: { defaultValue: MANY.replaceAll('\tRow', '\t\tRow') },
  play: async ({ canvas }) => {
    await validate(canvas)
    await expect(await canvas.findByRole('group', { name: '5,000 lines are wrong' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(50)
    await expect(canvas.getByText('And 4,950 more.')).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: {
    label: `Paths of ${'everything'.repeat(12)}`,
    defaultValue: `${'Laydown yard '.repeat(800)}\tB${'0'.repeat(10_000)}\n${LINES}`,
    help: 'One path a line. '.repeat(12),
    rules: { nameError: (name) => (name.length > 50 ? 'Names cannot have more than 50 characters.' : undefined) },
  },
  play: async ({ canvas }) => {
    await validate(canvas)
    // A long line is one line: the numbers stand beside theirs.
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
    await userEvent.click(canvas.getByRole('link', { name: /^Line 1: Names/ }))
    await expect(area).toHaveFocus()
    // The sign of what is wrong is whole, however long the name is.
    const tree = canvas.getByRole('tree').getBoundingClientRect()
    const sign = canvas.getByRole('tree').querySelector('svg')?.getBoundingClientRect()
    await expect(sign?.right).toBeLessThan(tree.right)
  },
}

export const Narrow: Story = {
  ...WrongLines,
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  args: { defaultValue: WRONG },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await validate(canvas)
    // A name is read in its own direction: "2 > 1" is not "1 < 2".
    const name = canvas.getByTitle('Laydown Yards')
    await expect(getComputedStyle(name).direction).toBe('ltr')
  },
}

/** An owner to whom only the trees of warehouses can be created. */
function Partly(props: BulkPasteEditorProps) {
  const [value, setValue] = useState(LINES)
  return (
    <BulkPasteEditor
      {...props}
      value={value}
      onChange={setValue}
      onCreate={(check) => {
        const roots = [...check.nodes.keys()].filter((place) => check.nodes[place]?.parent === -1)
        setValue(linesOf(check, new Set(roots.filter((place) => check.nodes[place]?.name === 'Tank Farm'))))
      }}
    />
  )
}

export const PartlyCreated: Story = {
  name: 'Keeps the lines of what could not be created',
  render: (args) => <Partly {...args} />,
  play: async ({ canvas }) => {
    await validate(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(areaOf(canvas)).toHaveValue(LINES.split('\n').slice(0, 3).join('\n'))
    await expect(canvas.queryByRole('tree')).toBeNull()
    // Create is gone: one goes on in the text. It is another one, and is not checked before one asks.
    await expect(areaOf(canvas)).toHaveFocus()
    await userEvent.type(areaOf(canvas), '!')
    await expect(canvas.queryByRole('tree')).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  args: { defaultValue: WRONG },
  play: async ({ canvas, args }) => {
    const press = async (keys: string): Promise<void> => {
      await userEvent.keyboard(keys)
      await expect(document.body).not.toHaveFocus()
    }
    const area = areaOf(canvas)
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Delimiter' })).toHaveFocus()
    await userEvent.tab()
    await expect(area).toHaveFocus()
    area.setSelectionRange(area.value.length, area.value.length)
    await press('{Enter}Gate 5')
    await expect(area).toHaveValue(`${WRONG}\nGate 5`)
    await press('{Control>}{Enter}{/Control}')
    await expect(canvas.getByRole('group', { name: /1 line is wrong/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Line 6/ })).toHaveFocus()
    await press('{Enter}')
    await expect(area).toHaveFocus()
    await expect(selected(area)).toBe('Warehouse 1\t\tBin 02-A')
    await press('Gate 6')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Validate' })).toHaveFocus()
    await press('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Validate' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    const tree = canvas.getByRole('tree')
    await expect(tree).toHaveFocus()
    const current = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
    await press('{ArrowDown}')
    await expect(current()).toHaveTextContent('Laydown Yards')
    await press('{ArrowRight}')
    await expect(current()).toHaveTextContent('Yard B')
    await press('{ArrowLeft}{ArrowLeft}')
    await expect(current()).toHaveTextContent('Tank Farm')
    await press('{End}')
    await expect(current()).toHaveTextContent('Gate 5')
    await press('{Home}{PageDown}')
    await expect(current()).not.toHaveTextContent('Tank Farm')
    await press('{PageUp}{ArrowDown}{ArrowUp}')
    await expect(current()).toHaveTextContent('Tank Farm')
    await press('{End}{Enter}')
    await expect(area).toHaveFocus()
    await expect(selected(area)).toBe('Gate 5')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Create' })).toHaveFocus()
    await press('{Enter}')
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}
