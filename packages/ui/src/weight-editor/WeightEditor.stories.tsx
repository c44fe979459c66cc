import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { WeightEditor, type WeightEditorProps, type Weights } from './WeightEditor'
import { description } from './WeightEditor.description'
import { anatomy } from '../foundations/anatomy-story'

const ROWS = ['Cut', 'Bevel', 'Fit-up', 'Weld', 'Weld map signed'].map((name) => ({ id: name.toLowerCase(), name }))
const LEFT: Weights = { cut: 12.5, bevel: 20, 'fit-up': 20, weld: 30, 'weld map signed': 10 }
const EVEN: Weights = Object.fromEntries(ROWS.map(({ id }) => [id, 20]))
const RIGHT: Weights = { ...LEFT, cut: 20 }

const meta = {
  title: 'Components/Weight editor',
  component: WeightEditor,
  tags: ['autodocs'],
  args: { label: 'Item weights', rows: ROWS, defaultValue: LEFT, onChange: fn(), onLockedRowsChange: fn(), delay: 0 },
  argTypes: { rows: { control: false }, getWeightError: { control: false } },
  parameters: { description },
} satisfies Meta<typeof WeightEditor>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas, name: string) => canvas.getByRole('spinbutton', { name })
const sum = (canvas: Canvas) => canvas.getByRole('meter').getAttribute('aria-valuetext')
const retype = async (canvas: Canvas, name: string, text: string) => {
  const input = field(canvas, name)
  await userEvent.clear(input)
  await userEvent.type(input, text, { delay: null })
}

export const SomethingLeft: Story = {
  tags: ['visual'],
  args: { savedValue: { ...LEFT, cut: 25, weld: 25 }, defaultLockedRows: ['fit-up'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Item weights' })).toBeVisible()
    await expect(field(canvas, 'Cut')).toHaveValue('12.5')
    await expect(field(canvas, 'Cut')).toHaveAccessibleDescription('was 25')
    await expect(field(canvas, 'Bevel')).not.toHaveAccessibleDescription()
    await expect(canvas.getByRole('meter', { name: 'Sum of weights' })).toHaveAttribute('aria-valuenow', '92.5')
    await expect(canvas.getAllByText('7.5 left')[0]).toBeVisible()
  },
}

export const Exactly100: Story = {
  args: { defaultValue: RIGHT },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('100 of 100')[0]).toBeVisible()
    await expect(canvas.queryByText(/left|over$/)).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TooMuch: Story = {
  tags: ['visual'],
  args: { defaultValue: { ...RIGHT, cut: 42.5 } },
}

export const WithColors: Story = {
  tags: ['visual'],
  args: {
    label: 'Phase weights',
    rows: [
      { id: '1', name: 'Receive', color: '#FCC400' },
      { id: '2', name: 'Fabricate', color: '#3B82C4' },
      { id: '3', name: 'Test', color: '#2E9E77' },
      { id: '4', name: 'Coat and ship', color: '#8C6BC8' },
    ],
    defaultValue: { '1': 15, '2': 40, '3': 25, '4': 20 },
    savedValue: { '1': 15, '2': 60, '3': 25 },
  },
  play: async ({ canvas }) => {
    await expect(field(canvas, 'Fabricate')).toHaveAccessibleDescription('was 60')
    await expect(field(canvas, 'Coat and ship')).toHaveAccessibleDescription('New')
  },
}

export const SumAfterAPause: Story = {
  tags: ['test-only'],
  args: { delay: 50 },
  play: async ({ canvas }) => {
    await retype(canvas, 'Cut', '7')
    const statuses = () => canvas.getAllByRole('status').map((status) => status.textContent)
    await waitFor(() => expect(statuses()).toContain('13 left'))
    await retype(canvas, 'Cut', '22.5')
    await waitFor(() => expect(statuses()).toContain('2.5 over'))
    await retype(canvas, 'Cut', '20')
    await waitFor(() => expect(statuses()).toContain('100 of 100'))
  },
}

export const DecimalComma: Story = {
  play: async ({ args, canvas }) => {
    await retype(canvas, 'Cut', '12,25 %')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...LEFT, cut: 12.25 })
    await expect(field(canvas, 'Cut')).toHaveValue('12,25 %')
    await userEvent.tab()
    await expect(field(canvas, 'Cut')).toHaveValue('12.25')
    await expect(sum(canvas)).toBe('92.25 of 100')
  },
}

export const InvalidText: Story = {
  play: async ({ args, canvas }) => {
    await retype(canvas, 'Cut', 'a fifth')
    await expect(field(canvas, 'Cut')).not.toBeInvalid()
    await userEvent.tab()
    await expect(field(canvas, 'Cut')).toHaveValue('a fifth')
    await expect(field(canvas, 'Cut')).toBeInvalid()
    await expect(field(canvas, 'Cut')).toHaveAccessibleDescription('Enter a number, such as 12.5.')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...LEFT, cut: Number.NaN })
    await expect(sum(canvas)).toBe('80 of 100')
    await expect(canvas.getAllByText('20 left, 1 weight is not a number')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Scale to 100' })).toHaveAccessibleDescription(
      'Correct the invalid weights first.',
    )
    await expect(canvas.getByRole('button', { name: 'Lock Cut' })).toHaveAccessibleDescription(
      'Correct the weight before you lock this row.',
    )
    for (const [text, description] of [
      ['-1', 'Must be at least 0.'],
      ['100.5', 'Must be at most 100.'],
      ['33.33333', 'Enter at most 4 decimal places.'],
      [`33.${'3'.repeat(30)}`, 'Enter at most 4 decimal places.'],
    ] as const) {
      await retype(canvas, 'Bevel', text)
      await userEvent.tab()
      await expect(field(canvas, 'Bevel')).toHaveAccessibleDescription(description)
      await expect(field(canvas, 'Bevel')).toHaveValue(text)
    }
  },
}

export const EvenSplit: Story = {
  args: { defaultLockedRows: ['fit-up'], defaultValue: { ...LEFT, 'fit-up': 20.0001 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Even split' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      cut: 20,
      bevel: 20,
      'fit-up': 20.0001,
      weld: 20,
      'weld map signed': 19.9999,
    })
    await expect(sum(canvas)).toBe('100 of 100')
    await expect(canvas.getByText('Done: Even split.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Even split' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...LEFT, 'fit-up': 20.0001 })
  },
}

/** What assistive technology announces: the texts of all status regions, in their order. */
const announcements = (canvas: Canvas): string[] =>
  canvas
    .getAllByRole('status')
    .flatMap((status) => (status.textContent.trim() === '' ? [] : [status.textContent.trim()]))

export const OneAnnouncementAfterUndo: Story = {
  name: 'Announces undo once, by button and by key alike',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Even split' }))
    await waitFor(() => expect(announcements(canvas)).toEqual(['Done: Even split. 100 of 100']))
    const undone = ['Undone: Even split. 7.5 left']
    const redone = ['Redone: Even split. 100 of 100']
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo: Even split' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(announcements(canvas)).toEqual(undone))
    await expect(canvas.queryByText('Done: Even split.')).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await waitFor(() => expect(announcements(canvas)).toEqual(redone))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(announcements(canvas)).toEqual(undone))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(announcements(canvas)).toEqual(redone))
    await retype(canvas, 'Cut', '200')
    await waitFor(() => expect(announcements(canvas)).toEqual(['180 over']))
  },
}

export const ScaleTo100: Story = {
  args: { defaultValue: { cut: 1, bevel: 0, 'fit-up': 1, weld: 1, 'weld map signed': 0 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scale to 100' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({
      cut: 33.3334,
      bevel: 0,
      'fit-up': 33.3333,
      weld: 33.3333,
      'weld map signed': 0,
    })
    await expect(sum(canvas)).toBe('100 of 100')
  },
}

export const NothingToScale: Story = {
  args: { defaultValue: {} },
  play: async ({ args, canvas }) => {
    const scale = canvas.getByRole('button', { name: 'Scale to 100' })
    await userEvent.click(scale)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(scale).toHaveAccessibleDescription('All unlocked weights are 0. Enter a weight first.')
  },
}

export const Rest: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas, 'Bevel'))
    await userEvent.click(canvas.getByRole('button', { name: 'Give the rest to Weld' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...LEFT, weld: 37.5 })
    // A click does not move the focus.
    await expect(field(canvas, 'Bevel')).toHaveFocus()
    await retype(canvas, 'Bevel', '95')
    await userEvent.click(canvas.getByRole('button', { name: 'Give the rest to Weld' }))
    await expect(field(canvas, 'Weld')).toHaveValue('37.5')
    const reason = 'Nothing is left. The other weights are more than 100.'
    await waitFor(() => expect(canvas.getByText(reason)).toBeVisible())
  },
}

export const LockedRow: Story = {
  args: { defaultValue: RIGHT },
  play: async ({ args, canvas }) => {
    const lock = canvas.getByRole('button', { name: 'Lock Weld' })
    await userEvent.click(lock)
    await expect(args.onLockedRowsChange).toHaveBeenLastCalledWith(['weld'])
    await expect(lock).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(field(canvas, 'Weld'))
    await userEvent.keyboard('9{ArrowUp}{Home}=')
    await expect(field(canvas, 'Weld')).toHaveValue('30')
    await expect(field(canvas, 'Weld')).toHaveAccessibleDescription(
      'This row is locked. Unlock it to change its weight.',
    )
    await expect(canvas.getByText('This row is locked. Unlock it first.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(lock)
    await expect(args.onLockedRowsChange).toHaveBeenLastCalledWith([])
    await userEvent.click(field(canvas, 'Weld'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(field(canvas, 'Weld')).toHaveValue('31')
  },
}

export const AllLocked: Story = {
  args: { lockedRows: ROWS.map(({ id }) => id) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Even split' })).toHaveAccessibleDescription(
      'All rows are locked. Unlock a row first.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Lock Cut' }))
    // The caller controls the locks and has not changed them.
    await expect(args.onLockedRowsChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Lock Cut' })).toHaveAttribute('aria-pressed', 'true')
  },
}

const paste = async (text: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  await userEvent.paste(clipboardData)
}

export const PastedColumn: Story = {
  args: { defaultLockedRows: ['weld'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas, 'Bevel'))
    await paste('Bevel\t15,5 %\r\nFit-up\t24,5 %\r\nWeld\t1 %\r\nSigned\t17,5 %\r\nPaint\t5 %\r\n')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenLastCalledWith({
      cut: 12.5,
      bevel: 15.5,
      'fit-up': 24.5,
      weld: 30,
      'weld map signed': 17.5,
    })
    await expect(sum(canvas)).toBe('100 of 100')
    await expect(canvas.getByText('3 weights pasted. 1 value had no row. 1 locked row skipped.')).toBeVisible()
    await expect(field(canvas, 'Bevel')).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith(LEFT)
  },
}

export const PastedTexts: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas, 'Cut'))
    await paste('Weight\n#REF!\n-5\n12 apples\n\n')
    await expect(ROWS.map(({ name }) => (field(canvas, name) as HTMLInputElement).value)).toEqual([
      'Weight',
      '#REF!',
      '-5',
      '12 apples',
      '',
    ])
    await expect(field(canvas, 'Bevel')).toHaveAccessibleDescription('Enter a number, such as 12.5.')
    await expect(field(canvas, 'Fit-up')).toHaveAccessibleDescription('Must be at least 0.')
    await expect(field(canvas, 'Weld map signed')).toHaveAccessibleDescription('Enter a weight.')
    await userEvent.click(canvas.getByRole('button', { name: 'Even split' }))
    await expect(sum(canvas)).toBe('100 of 100')
    await expect(canvas.queryByText('Enter a weight.')).not.toBeInTheDocument()
    await expect(args.onChange).toHaveBeenLastCalledWith(EVEN)
  },
}

export const Errors: Story = {
  args: {
    error: 'Sum of weights must be 100.',
    errors: { weld: 'Weld must be at least 40.' },
    help: 'How much each item adds to the progress of its phase.',
    getWeightError: (weight) => (weight > 50 ? 'No item may have more than half.' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Item weights' })).toHaveAccessibleDescription(
      'How much each item adds to the progress of its phase. Sum of weights must be 100.',
    )
    await expect(field(canvas, 'Weld')).toHaveAccessibleDescription('Weld must be at least 40.')
    await retype(canvas, 'Cut', '60')
    await userEvent.tab()
    await expect(field(canvas, 'Cut')).toHaveAccessibleDescription('No item may have more than half.')
  },
}

/** A caller that controls the weights and can replace them. */
function ControlledEditor(props: WeightEditorProps) {
  const [value, setValue] = useState(props.defaultValue ?? {})
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <WeightEditor
        {...props}
        style={{ justifySelf: 'stretch' }}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange?.(next)
        }}
      />
      <Button onClick={() => setValue({ ...RIGHT })}>Reload</Button>
    </div>
  )
}

export const Controlled: Story = {
  render: (args) => <ControlledEditor {...args} />,
  play: async ({ canvas }) => {
    await retype(canvas, 'Cut', 'x')
    await expect(field(canvas, 'Cut')).toHaveValue('x')
    await retype(canvas, 'Cut', '12.')
    await expect(field(canvas, 'Cut')).toHaveValue('12.')
    await userEvent.click(canvas.getByRole('button', { name: /^Undo/ }))
    await expect(field(canvas, 'Cut')).toHaveValue('12.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(field(canvas, 'Cut')).toHaveValue('20')
    // Changes by another user cannot be undone here.
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Nothing to undo.')
  },
}

export const ErrorAfterTheClick: Story = {
  name: 'Does not move a button while the mouse presses it',
  tags: ['test-only'],
  render: (args) => <ControlledEditor {...args} />,
  play: async ({ canvas }) => {
    const target = canvas.getByRole('button', { name: 'Reload' })
    await retype(canvas, 'Cut', 'x')
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target })
    // An error that appears now could move the button.
    await expect(field(canvas, 'Cut')).toBeValid()
    await user.pointer({ keys: '[/MouseLeft]', target: document.body })
    await waitFor(() => expect(field(canvas, 'Cut')).toBeInvalid())
  },
}

export const RejectedChange: Story = {
  args: { value: RIGHT },
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas, 'Cut'))
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...RIGHT, cut: 21 })
    await expect(field(canvas, 'Cut')).toHaveValue('20')
  },
}

export const FinerWeight: Story = {
  name: 'Does not round a finer weight that only had the focus',
  tags: ['test-only'],
  args: { defaultValue: { cut: 100 / 3, bevel: 100 / 3, 'fit-up': 100 / 3 }, defaultLockedRows: ['cut'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas, 'Bevel'))
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field(canvas, 'Bevel')).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Scale to 100' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ cut: 100 / 3 }))
    await expect(sum(canvas)).toBe('100 of 100')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.click(field(canvas, 'Cut'))
    await userEvent.keyboard('{ArrowUp}=5{Control>}z{/Control}{Enter}')
    await expect(field(canvas, 'Bevel')).toHaveFocus()
    await paste('1\n2\n3')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field(canvas, 'Cut')).toHaveAttribute('readonly')
  },
}

export const DisabledWithAReason: Story = {
  tags: ['visual'],
  args: { disabledReason: 'The workflow is archived.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(field(canvas, 'Cut'))
    await userEvent.keyboard('{ArrowUp}=5')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field(canvas, 'Cut')).toHaveFocus()
    await expect(field(canvas, 'Cut')).toHaveAccessibleDescription('The workflow is archived.')
    await expect(canvas.getByRole('button', { name: 'Even split' })).toHaveAccessibleDescription(
      'The workflow is archived.',
    )
  },
}

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rows yet. Each row you add gets a weight here.')).toBeVisible()
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument()
  },
}

export const OneRow: Story = {
  args: { rows: ROWS.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas, 'Cut'))
    await userEvent.keyboard('={Enter}')
    await expect(field(canvas, 'Cut')).toHaveValue('100')
    await expect(field(canvas, 'Cut')).toHaveFocus()
  },
}

export const VeryLongText: Story = {
  args: {
    rows: [
      {
        id: 'a',
        name: 'Receive, count and inspect every spool of the consignment against the list of the joint venture',
      },
      { id: 'b', name: 'Schweißnahtprüfungsdokumentationsfreigabeverfahrensanweisung' },
    ],
    savedValue: { a: 50, b: 50 },
    defaultValue: { a: 33.3333, b: 66.6666 },
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <WeightEditor {...args} />
    </div>
  ),
}

export const Narrow: Story = {
  args: { savedValue: { ...LEFT, cut: 25 }, defaultLockedRows: ['fit-up'], errors: { weld: 'Must be at least 40.' } },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <WeightEditor {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Item weights' })
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { savedValue: { ...LEFT, cut: 25 }, defaultLockedRows: ['fit-up'] },
  render: (args) => (
    <div dir="rtl">
      <WeightEditor {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ['92.5 of 100', '7.5 left']) {
      const [drawn] = canvas.getAllByText(text)
      await expect(drawn).toHaveStyle({ direction: 'ltr' })
    }
  },
}

const MANY = Array.from({ length: 200 }, (_, place) => ({ id: String(place), name: `Item ${place + 1}` }))

export const ManyRows: Story = {
  args: { rows: MANY, defaultValue: {} },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Even split'))
    await expect(args.onChange).toHaveBeenLastCalledWith(Object.fromEntries(MANY.map(({ id }) => [id, 0.5])))
    await expect(sum(canvas)).toBe('100 of 100')
    // By label, because a query by role takes a second with 200 rows and their buttons.
    await userEvent.click(canvas.getByLabelText('Item 100'))
    await userEvent.keyboard('{Enter}2,5{Enter}=')
    await expect(canvas.getByLabelText('Item 102')).toHaveFocus()
    await expect(canvas.getByLabelText('Item 101')).toHaveValue('2.5')
    await expect(canvas.getByText('Nothing is left. The other weights are more than 100.')).toBeInTheDocument()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { savedValue: LEFT },
  play: async ({ args, canvas }) => {
    const cut = field(canvas, 'Cut')
    const press = async (keys: string, value: string) => {
      await userEvent.keyboard(keys, { delay: null })
      await expect(document.activeElement).not.toBe(document.body)
      await expect(cut).toHaveFocus()
      await expect(cut).toHaveValue(value)
    }
    await userEvent.tab()
    await press('{ArrowUp}', '13.5')
    await press('{ArrowDown}', '12.5')
    await press('{Shift>}{ArrowUp}{/Shift}', '22.5')
    await press('{Shift>}{ArrowDown}{/Shift}', '12.5')
    await press('{Alt>}{ArrowUp}{/Alt}', '12.6')
    await press('{Alt>}{ArrowDown}{ArrowDown}{/Alt}', '12.4')
    await press('{PageUp}', '17.4')
    await press('{PageDown}{PageDown}', '7.4')
    await press('{Home}', '0')
    await press('{End}', '100')
    await press('=', '20')
    await expect(sum(canvas)).toBe('100 of 100')
    await expect(cut).toHaveAccessibleDescription('was 12.5')
    // All changes of a row are one step until it loses the focus.
    await press('{Control>}z{/Control}', '12.5')
    await expect(canvas.getByText('Undone: Change Cut.')).toBeVisible()
    await press('{Control>}{Shift>}z{/Shift}{/Control}', '20')
    await press('{Control>}z{/Control}', '12.5')
    await press('{Control>}y{/Control}', '20')

    await userEvent.keyboard('{Enter}')
    await expect(field(canvas, 'Bevel')).toHaveFocus()
    await userEvent.keyboard('25,5{Enter}')
    await expect(field(canvas, 'Bevel')).toHaveValue('25.5')
    await expect(field(canvas, 'Fit-up')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Lock Fit-up' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onLockedRowsChange).toHaveBeenLastCalledWith(['fit-up'])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(field(canvas, 'Bevel')).toHaveValue('20')
    await expect(canvas.getByRole('button', { name: 'Lock Fit-up' })).toHaveFocus()
    await userEvent.tab()
    await expect(field(canvas, 'Weld')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect(args.onLockedRowsChange).toHaveBeenLastCalledWith([])
    for (const name of ['Weld', 'Lock Weld', 'Weld map signed', 'Lock Weld map signed', 'Even split']) {
      await userEvent.tab()
      await expect(canvas.getByRole(name.startsWith('Weld') ? 'spinbutton' : 'button', { name })).toHaveFocus()
    }
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(EVEN)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Scale to 100' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Undo: Even split' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).not.toBe(document.body)
    await expect(field(canvas, 'Weld')).toHaveValue('30')
  },
}

const THIRDS = [
  { id: 'cut', name: 'Cut' },
  { id: 'bevel', name: 'Bevel' },
  { id: 'weld', name: 'Weld' },
]

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    ['legend', 'start'],
    ['li:nth-child(2) label', 'start'],
    ['[id$="-saved"]', 'end'],
    'li:nth-child(2) input',
    'li:nth-child(2) button[tabindex="-1"]',
    'li:nth-child(3) button[aria-pressed]',
    ['[role="meter"]', 'start'],
    ['ul ~ div:last-child button', 'start'],
  ]),
  args: { rows: THIRDS, defaultValue: { cut: 30, bevel: 20, weld: 40 }, savedValue: { cut: 40, bevel: 20, weld: 40 } },
}

export const Do1: Story = {
  tags: ['!dev'],
  args: { rows: THIRDS, defaultValue: { cut: 33.3334, bevel: 33.3333, weld: 33.3333 } },
}

export const Dont1: Story = {
  tags: ['!dev'],
  args: { rows: THIRDS, defaultValue: { cut: 33.3, bevel: 33.3, weld: 33.3 } },
}

export const Do2: Story = {
  tags: ['!dev'],
  args: { rows: THIRDS, defaultValue: { cut: 20, bevel: 30, weld: 50 } },
}

export const Dont2: Story = {
  tags: ['!dev'],
  args: { ...Do2.args, rows: THIRDS.map(({ id }, index) => ({ id, name: `Row ${index + 1}` })) },
}
