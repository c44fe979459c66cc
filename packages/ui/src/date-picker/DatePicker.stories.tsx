import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { anatomy } from '../foundations/anatomy-story'
import { DatePicker } from './DatePicker'
import { description } from './DatePicker.description'

const meta = {
  title: 'Components/Date picker',
  component: DatePicker,
  tags: ['autodocs'],
  args: { label: 'Expiry date', today: '2026-02-03', onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Expiry date' })
    await userEvent.type(field, '3/2/26')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-03')
    await expect(field).toHaveValue('3/2/26')
    await userEvent.tab()
    await expect(field).toHaveValue('3 Feb 2026')
  },
}

export const Filled: Story = {
  tags: ['visual'],
  args: { defaultValue: '2026-12-31', help: 'The license is valid through this day.' },
}

export const Open: Story = {
  args: { defaultValue: '2026-02-18' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Expiry date' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Calendar Expiry date' })
    const chosen = within(dialog).getByRole('button', { name: 'Wednesday, February 18, 2026' })
    await expect(chosen).toHaveFocus()
    await expect(chosen.parentElement).toHaveAttribute('aria-selected', 'true')
    await expect(within(dialog).getByRole('button', { name: 'Tuesday, February 3, 2026' })).toHaveAttribute(
      'aria-current',
      'date',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const WithAMaximum: Story = {
  args: { min: '2026-02-03', max: '2038-01-18', defaultValue: '2038-01-18' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Expiry date' }))
    const dialog = await canvas.findByRole('dialog')
    const late = within(dialog).getByRole('button', { name: 'Tuesday, January 19, 2038' })
    await userEvent.click(late)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(late).toHaveAttribute('aria-disabled', 'true')
    await expect(late).toHaveAccessibleDescription('No earlier than 3 Feb 2026. No later than 18 Jan 2038.')
    const next = within(dialog).getByRole('button', { name: 'Next month' })
    await expect(next).toHaveAccessibleDescription('No later than 18 Jan 2038.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Friday, January 1, 2038' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2038-01-01')
  },
}

export const BeyondTheMaximum: Story = {
  args: { max: '2038-01-18' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '19 Jan 2038')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('2038-01-19')
    await expect(field).toHaveValue('19 Jan 2038')
    await expect(field).toHaveAccessibleDescription('No later than 18 Jan 2038.')
  },
}

export const ATextThatIsNotADayStays: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '31 Feb 2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('31 Feb 2026')
    await expect(field).not.toBeInvalid()
    await userEvent.tab()
    await expect(field).toHaveValue('31 Feb 2026')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter a date, such as 23 Feb 2026.')
  },
}

export const Clearing: Story = {
  args: { defaultValue: '2026-12-31' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Expiry date' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('button', { name: 'Clear Expiry date' })).not.toBeInTheDocument()
  },
}

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'expiry', isRequired: true },
  render: (args) => (
    <form aria-label="License">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const field = canvas.getByRole('textbox')
    await expect([...new FormData(form)]).toEqual([['expiry', '']])
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(field, '3/2/26')
    await expect([...new FormData(form)]).toEqual([['expiry', '2026-02-03']])
    await userEvent.type(field, ' or so')
    await expect([...new FormData(form)]).toEqual([['expiry', '3/2/26 or so']])
  },
}

export const MonthFirst: Story = {
  args: { format: 'M/d/yyyy', firstWeekday: 0 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2/3/2026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-03')
  },
}

export const German: Story = {
  globals: { locale: 'de' },
  args: { defaultValue: '2026-03-05', label: 'Ablaufdatum' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Ablaufdatum' })
    await expect(field).toHaveValue('05.03.2026')
    await userEvent.clear(field)
    await userEvent.type(field, '3.2.26')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-03')
    await userEvent.tab()
    await expect(field).toHaveValue('03.02.2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender: Ablaufdatum' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Kalender: Ablaufdatum' }))
    await expect(dialog.getByRole('heading', { name: 'Februar 2026' })).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Dienstag, 3. Februar 2026' })).toHaveFocus()
    await expect(dialog.getAllByRole('columnheader')[0]).toHaveTextContent('Mo')
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: '2026-02-18' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    // The day precedes its month, at the right side of the box.
    const field = canvas.getByRole('textbox')
    await expect(field).toHaveValue('18 Feb 2026')
    const { direction, textAlign } = getComputedStyle(field)
    await expect([direction, textAlign]).toEqual(['ltr', 'right'])
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Expiry date' }))
    const day = (name: string) => canvas.findByRole('button', { name })
    await expect(await day('Wednesday, February 18, 2026')).toHaveFocus()
    // The left arrow moves to the next day.
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await day('Thursday, February 19, 2026')).toHaveFocus()
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Choose a day after the start.', help: 'In UTC.', defaultValue: '2026-01-01', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Choose a day after the start. In UTC.')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: '2026-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Expiry date' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Set by the contract.', defaultValue: '2026-12-31' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('x{Alt>}{ArrowDown}{/Alt}')
    await expect(field).toHaveValue('31 Dec 2026')
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Set by the contract.')).toBeVisible()
  },
}

export const Narrow: Story = {
  args: { label: `Expiry date of the license ${'of'.repeat(40)}`, defaultValue: '2026-09-30' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Calendar/ }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  },
}

function InADialog() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Extend</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Extend the license">
        <DatePicker label="Expiry date" today="2026-02-03" />
      </Dialog>
    </>
  )
}

export const EscapeClosesTheCalendarAlone: Story = {
  tags: ['test-only'],
  render: () => <InADialog />,
  play: async () => {
    const page = within(document.body)
    const outer = await page.findByRole('dialog', { name: 'Extend the license' })
    // Waits for the end of its animation.
    await waitFor(() => expect(outer).toBeVisible())
    const field = within(outer).getByRole('textbox')
    await userEvent.click(field)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const calendar = await within(outer).findByRole('dialog')
    await expect(within(calendar).getByRole('button', { name: 'Tuesday, February 3, 2026' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveFocus()
    await expect(calendar).not.toBeInTheDocument()
    await expect(outer).toBeVisible()
  },
}

export const ThePickerIsHidden: Story = {
  tags: ['test-only'],
  render: (args) => (
    <main>
      <div data-testid="place">
        <DatePicker {...args} />
      </div>
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar Expiry date' }))
    await canvas.findByRole('dialog')
    // A modal dialog that is hidden would block the page.
    canvas.getByTestId('place').hidden = true
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { max: '2026-04-10' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    const day = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await canvas.findByRole('dialog')
    await expect(day('Tuesday, February 3, 2026')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(day('Wednesday, February 11, 2026')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(day('Monday, February 9, 2026')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(day('Sunday, February 15, 2026')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(day('Sunday, March 15, 2026')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}')
    // Moves no further than the month of the maximum. A day after the maximum shows the reason.
    await expect(day('Thursday, April 30, 2026')).toHaveFocus()
    await expect(day('Thursday, April 30, 2026')).toHaveAccessibleDescription('No later than 10 Apr 2026.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(day('Today')).toHaveFocus()
    await userEvent.tab()
    await expect(day('Cancel')).toHaveFocus()
    await userEvent.tab()
    await expect(day('Previous year')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(day('Cancel')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await userEvent.tab()
    await expect(day('Calendar Expiry date')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{PageDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-03')
    await expect(field).toHaveValue('3 Mar 2026')
    await expect(day('Calendar Expiry date')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(day('Clear Expiry date')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  args: { defaultValue: '2026-12-31', help: 'The license is valid through this day.' },
  ...anatomy([
    ['label', 'start'],
    ['input', 'start'],
    'button:not([aria-haspopup])',
    ['button[aria-haspopup]', 'end'],
    ['[id$="-help"]', 'start'],
  ]),
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <DatePicker label="Expiry date" help="The license is valid through this day." />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <DatePicker label="Expiry date" help="DD/MM/YYYY, with slashes." />,
}
