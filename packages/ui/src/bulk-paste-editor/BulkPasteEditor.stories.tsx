import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { BulkPasteEditor, type BulkPasteEditorProps, type ExistingNode, getRootLines } from './BulkPasteEditor'
import { description } from './BulkPasteEditor.description'

const EXISTING: readonly ExistingNode[] = [
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
  args: { label: 'Site paths', existingNodes: EXISTING, onCreate: fn(), onChange: fn() },
  argTypes: { help: { control: false }, status: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof BulkPasteEditor>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const getArea = (canvas: Canvas) => canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Site paths' })
const getDelimiter = (canvas: Canvas, name: string) => canvas.getByRole('radio', { name })
const getStep = () => document.querySelector('[aria-current="step"]')
const selected = (area: HTMLTextAreaElement): string => area.value.slice(area.selectionStart, area.selectionEnd)
const validate = async (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole('button', { name: 'Validate' }))

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('0 lines')).toBeVisible()
    await validate(canvas)
    await expect(getArea(canvas)).toHaveFocus()
    await expect(getArea(canvas)).toBeInvalid()
    await expect(getArea(canvas)).toHaveAccessibleDescription('Enter at least one name. 0 lines')
    await userEvent.type(getArea(canvas), 'Gate 4')
    await expect(getArea(canvas)).toBeValid()
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
}

export const NoNames: Story = {
  name: 'Delimiters without names',
  args: { defaultValue: ' , ,,\n,\n' },
  play: async ({ canvas }) => {
    await userEvent.click(getDelimiter(canvas, 'Comma'))
    await validate(canvas)
    await expect(getArea(canvas)).toHaveFocus()
    await expect(getArea(canvas)).toHaveAccessibleDescription('Enter at least one name. 2 lines')
    await expect(canvas.queryByRole('button', { name: /^Create/ })).toBeNull()
  },
}

export const OtherLineEnds: Story = {
  name: 'Line breaks of Windows and old Macs',
  tags: ['test-only'],
  args: { defaultValue: `${LINES.replaceAll('\n', '\r\n')}\rWarehouse 1\t\tBin 02-A` },
  play: async ({ canvas }) => {
    const area = getArea(canvas)
    await expect(canvas.getByText('6 lines')).toBeVisible()
    await validate(canvas)
    await userEvent.click(canvas.getByRole('link', { name: /^Line 6/ }))
    await expect(selected(area)).toBe('Warehouse 1\t\tBin 02-A')
  },
}

export const Checked: Story = {
  tags: ['visual', 'whole-window'],
  args: { defaultValue: LINES },
  play: async ({ canvas, args }) => {
    await expect(getDelimiter(canvas, 'Tab')).toBeChecked()
    await expect(getStep()).toHaveTextContent('Paste')
    await expect(canvas.queryByRole('button', { name: 'Create' })).toBeNull()
    await validate(canvas)
    await expect(getStep()).toHaveTextContent('Check')
    const tree = canvas.getByRole('tree', { name: 'Preview' })
    await expect(tree).toHaveAccessibleDescription('6 new, 2 existing, 1 archived, 1 not created')
    await expect(
      within(tree)
        .getAllByRole('treeitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Tank FarmExistingLine 1',
      'Laydown YardsExistingLine 1',
      'Yard BNewLine 1',
      'Yard CNewLine 2',
      'Laydown AArchivedLaydown A is archived. Nothing is created under it.Line 3',
      'Row 01Not createdLine 3',
      'Warehouse 1NewLine 4',
      'Bay 1NewLine 4',
      'Bin 01-ANewLine 4',
      'Bin 01-BNewLine 5',
    ])
    await expect(canvas.getByRole('group', { name: '1 line with an archived name' })).toBeVisible()
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const WrongLines: Story = {
  args: { defaultValue: WRONG },
  play: async ({ canvas, args }) => {
    const area = getArea(canvas)
    await validate(canvas)
    const list = canvas.getByRole('group', { name: '1 invalid line, 1 line with an archived name' })
    await expect(list).toHaveFocus()
    await expect(area).toBeInvalid()
    await expect(canvas.getByRole('button', { name: /^Create/ })).toHaveAccessibleDescription(
      'Fix the invalid lines first.',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Create/ }))
    await expect(args.onCreate).not.toHaveBeenCalled()
    await userEvent.click(within(list).getByRole('link', { name: 'Line 6: A name inside the path is empty.' }))
    await expect(area).toHaveFocus()
    await expect(selected(area)).toBe('Warehouse 1\t\tBin 02-A')
    // Fixing the line updates the list, and the other lines stay as typed.
    await userEvent.paste('Warehouse 1\tBay 2\tBin 02-A')
    await expect(area).toHaveValue(WRONG.replace('\t\tBin 02', '\tBay 2\tBin 02'))
    await expect(canvas.queryByRole('link', { name: /^Line 6/ })).toBeNull()
    await expect(area).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const AnotherDelimiter: Story = {
  args: { defaultValue: 'North 1.2 > Row 1.3\nNorth 1.2 > Row 1.4' },
  play: async ({ canvas }) => {
    // No delimiter is chosen for the user.
    await expect(getDelimiter(canvas, 'Tab')).toBeChecked()
    await expect(canvas.getByText('Most lines contain another delimiter: Greater-than.')).toBeVisible()
    await validate(canvas)
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Use Greater-than' }))
    await expect(getDelimiter(canvas, 'Greater-than')).toBeChecked()
    await expect(canvas.queryByText(/^Most lines/)).toBeNull()
    await expect(getArea(canvas)).toHaveFocus()
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3)
    await userEvent.click(getDelimiter(canvas, 'Dot'))
    // Another delimiter checks the text at once.
    await expect(canvas.getAllByRole('treeitem').map((item) => item.getAttribute('aria-level'))).toEqual([
      '1',
      '2',
      '3',
      '3',
    ])
  },
}

export const FirstLineIsHeader: Story = {
  name: 'A first line of titles',
  tags: ['visual'],
  args: { defaultValue: `Area\tPlace\tBin\n${LINES}` },
  play: async ({ canvas }) => {
    await validate(canvas)
    // Nothing is skipped unasked.
    await expect(canvas.getByRole('treeitem', { name: /^Area New/ })).toBeVisible()
    const box = canvas.getByRole('checkbox', { name: 'First line is a header' })
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
    await expect(canvas.queryByRole('treeitem', { name: /^Area New/ })).toBeNull()
    await expect(canvas.getByRole('tree')).toHaveAccessibleDescription('6 new, 2 existing, 1 archived, 1 not created')
    // Another first line is no header.
    await userEvent.click(getArea(canvas))
    getArea(canvas).setSelectionRange(0, 0)
    await userEvent.keyboard('x')
    await expect(canvas.getByRole('treeitem', { name: /^xArea New/ })).toBeVisible()
    await expect(box).not.toBeChecked()
  },
}

export const QuotedCells: Story = {
  tags: ['test-only'],
  args: { defaultValue: '"Tank\u00a0Farm"\t"Laydown\nYards"\t"Yard ""B"" 1"\nGate\u00a0\u00a04' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await validate(canvas)
    await expect(canvas.getAllByRole('treeitem').map((item) => item.textContent)).toEqual([
      'Tank FarmExistingLine 1',
      'Laydown YardsExistingLine 1',
      'Yard "B" 1NewLine 1',
      'Gate 4NewLine 3',
    ])
  },
}

export const NothingNew: Story = {
  args: { defaultValue: 'Tank Farm\tLaydown Yards' },
  play: async ({ canvas }) => {
    await validate(canvas)
    await expect(canvas.getByRole('button', { name: /^Create/ })).toHaveAccessibleDescription(
      'The lines contain nothing new.',
    )
  },
}

export const Failed: Story = {
  tags: ['visual'],
  args: { defaultValue: LINES, error: 'Some could not be created. Please try again.' },
  play: async ({ canvas }) => {
    await expect(getArea(canvas)).toHaveAccessibleDescription('Some could not be created. Please try again. 5 lines')
  },
}

export const Creating: Story = {
  tags: ['visual'],
  args: { defaultValue: LINES, isCreating: true, status: <p>1 of 2 roots</p> },
  play: async ({ canvas }) => {
    await expect(getStep()).toHaveTextContent('Create')
    await expect(canvas.getByText('1 of 2 roots')).toBeVisible()
    await userEvent.click(getDelimiter(canvas, 'Comma'))
    await expect(getDelimiter(canvas, 'Tab')).toBeChecked()
    await userEvent.type(getArea(canvas), 'x')
    await expect(getArea(canvas)).toHaveValue(LINES)
  },
}

export const DisabledWithReason: Story = {
  tags: ['visual'],
  args: { defaultValue: LINES, disabledReason: 'This needs the right to change sites.' },
  play: async ({ canvas }) => {
    await expect(getArea(canvas)).toHaveAccessibleDescription('This needs the right to change sites. 5 lines')
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
    const tree = await canvas.findByRole('tree', { name: 'Preview' })
    await expect(tree).toHaveAccessibleDescription('5,440 new')
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    const area = getArea(canvas)
    area.scrollTop = area.scrollHeight
    const numbers = () => [...document.querySelectorAll<HTMLElement>('[data-line]')]
    await waitFor(() => expect(numbers().at(-1)).toHaveTextContent('5000'))
    await expect(numbers().length).toBeLessThan(60)
  },
}

export const TextSpacing: Story = {
  name: 'Line numbers stay beside their lines with the line height of the reader',
  tags: ['test-only'],
  args: { defaultValue: MANY },
  play: async ({ canvas }) => {
    const spacing = document.createElement('style')
    spacing.textContent = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }'
    const area = getArea(canvas)
    const before = area.clientHeight
    document.body.append(spacing)
    try {
      await waitFor(() => expect(area.clientHeight).not.toBe(before))
      const line = Number.parseFloat(getComputedStyle(area).lineHeight)
      const getTop = (number: number) => {
        const element = document.querySelector(`[data-line="${number}"]`)
        return (element?.getBoundingClientRect().top ?? NaN) - area.getBoundingClientRect().top
      }
      await waitFor(() => expect(getTop(10) - getTop(0)).toBeCloseTo(10 * line, 0))
      area.scrollTop = 100 * line
      await waitFor(() => expect(getTop(105) - getTop(101)).toBeCloseTo(4 * line, 0))
    } finally {
      spacing.remove()
    }
  },
}

export const ManyWrongLines: Story = {
  args: { defaultValue: MANY.replaceAll('\tRow', '\t\tRow') },
  play: async ({ canvas }) => {
    await validate(canvas)
    await expect(await canvas.findByRole('group', { name: '5,000 invalid lines' })).toBeVisible()
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
    // Long lines do not wrap, so that the numbers stay aligned.
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox')
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
    await userEvent.click(canvas.getByRole('link', { name: /^Line 1: Names/ }))
    await expect(area).toHaveFocus()
    // A long name does not cut off the error icon.
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
    // A name keeps its own direction: "2 > 1" must not read "1 < 2".
    const name = canvas.getByText('Laydown Yards')
    await expect(getComputedStyle(name).direction).toBe('ltr')
  },
}

/** A caller that can create only the trees of warehouses. */
function Partly(props: BulkPasteEditorProps) {
  const [value, setValue] = useState(LINES)
  return (
    <BulkPasteEditor
      {...props}
      value={value}
      onChange={setValue}
      onCreate={(check) => {
        const roots = [...check.nodes.keys()].filter((place) => check.nodes[place]?.parent === -1)
        setValue(getRootLines(check, new Set(roots.filter((place) => check.nodes[place]?.name === 'Tank Farm'))))
      }}
    />
  )
}

export const PartlyCreated: Story = {
  name: 'Keeps the lines of the trees that could not be created',
  tags: ['test-only'],
  render: (args) => <Partly {...args} />,
  play: async ({ canvas }) => {
    await validate(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    await expect(getArea(canvas)).toHaveValue(LINES.split('\n').slice(0, 3).join('\n'))
    await expect(canvas.queryByRole('tree')).toBeNull()
    // Create unmounts and its focus moves to the field. The new text is not checked until the user asks.
    await expect(getArea(canvas)).toHaveFocus()
    await userEvent.type(getArea(canvas), '!')
    await expect(canvas.queryByRole('tree')).toBeNull()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { defaultValue: WRONG },
  play: async ({ canvas, args }) => {
    const press = async (keys: string): Promise<void> => {
      await userEvent.keyboard(keys)
      await expect(document.body).not.toHaveFocus()
    }
    const area = getArea(canvas)
    await userEvent.tab()
    await expect(getDelimiter(canvas, 'Tab')).toHaveFocus()
    await press('{ArrowRight}')
    await expect(getDelimiter(canvas, 'Comma')).toBeChecked()
    await press('{ArrowLeft}')
    await expect(getDelimiter(canvas, 'Tab')).toBeChecked()
    await userEvent.tab()
    await expect(area).toHaveFocus()
    area.setSelectionRange(area.value.length, area.value.length)
    await press('{Enter}Gate 5')
    await expect(area).toHaveValue(`${WRONG}\nGate 5`)
    await press('{Control>}{Enter}{/Control}')
    await expect(canvas.getByRole('group', { name: /1 invalid line/ })).toHaveFocus()
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
