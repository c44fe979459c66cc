import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { anatomy } from '../foundations/anatomy-story'
import { NumberField } from './NumberField'
import { description } from './NumberField.description'

const meta = {
  title: 'Components/Number field',
  component: NumberField,
  tags: ['autodocs'],
  args: { label: 'Seats', kind: 'integer', onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.type(field, '12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await expect(field).toHaveAttribute('aria-valuenow', '12')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).not.toHaveAttribute('aria-valuenow')
  },
}

export const OutOfRange: Story = {
  name: 'A number outside of the range has no value for assistive technology, only its text',
  tags: ['test-only'],
  args: { min: -1, max: 500 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.type(field, '-7')
    await expect(field).not.toHaveAttribute('aria-valuenow')
    await expect(field).toHaveAttribute('aria-valuetext', '-7')
  },
}

export const Filled: Story = { args: { defaultValue: 250, min: 0, max: 500, help: 'Between 0 and 500.' } }

export const WithUnit: Story = {
  tags: ['visual'],
  args: { label: 'Weight', kind: 'decimal', unit: 'kg', step: 0.1, defaultValue: 12.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('kg')
  },
}

export const WithButtons: Story = {
  tags: ['visual'],
  args: { steppers: 'buttons', defaultValue: 4, min: 0, max: 5 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Seats' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Increase Seats' }))
    await expect(field).toHaveValue('5')
    await expect(field).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const HoldingAButton: Story = {
  args: { steppers: 'buttons', defaultValue: 0, min: -1000, max: 6 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    const user = userEvent.setup()
    const increase = canvas.getByRole('button', { name: 'Increase Seats' })
    await user.pointer({ keys: '[MouseLeft>]', target: increase })
    await waitFor(() => expect(field).toHaveValue('6'))
    await user.pointer({ keys: '[/MouseLeft]', target: increase })
    // The click that ends the hold does not step.
    await expect(args.onChange).toHaveBeenCalledTimes(6)
    const decrease = canvas.getByRole('button', { name: 'Decrease Seats' })
    await user.pointer({ keys: '[MouseLeft>]', target: decrease })
    await waitFor(() => expect(Number(field.getAttribute('aria-valuenow'))).toBeLessThan(5))
    await user.pointer({ target: document.body })
    const left = field.getAttribute('aria-valuenow')
    await user.pointer({ keys: '[/MouseLeft]', target: document.body })
    await user.click(decrease)
    await expect(field).toHaveValue(String(Number(left) - 1))
  },
}

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'seats', kind: 'decimal', defaultValue: 1234.5 },
  render: (args) => (
    <form aria-label="License">
      <NumberField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const field = canvas.getByRole('spinbutton')
    await expect([...new FormData(form)]).toEqual([['seats', '1234.5']])
    await userEvent.clear(field)
    await expect([...new FormData(form)]).toEqual([['seats', '']])
    await userEvent.type(field, '1.234,5')
    await expect([...new FormData(form)]).toEqual([['seats', '1234.5']])
    await userEvent.type(field, ' or so')
    await expect([...new FormData(form)]).toEqual([['seats', '1.234,5 or so']])
  },
}

export const CommaOrPoint: Story = {
  args: { label: 'Weight', kind: 'decimal' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '1,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5)
    await expect(field).toHaveValue('1,5')
    await userEvent.tab()
    await expect(field).toHaveValue('1.5')
    await userEvent.clear(field)
    await userEvent.type(field, '1.234,5')
    await userEvent.tab()
    await expect(field).toHaveValue('1234.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5)
  },
}

export const ATextThatIsNotANumberStays: Story = {
  tags: ['test-only'],
  args: { defaultValue: 3 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, ' seats')
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
    await expect(field).not.toBeInvalid()
    await userEvent.tab()
    await expect(field).toHaveValue('3 seats')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter a whole number, such as 12.')
  },
}

export const OutsideTheLimits: Story = {
  args: { min: 1, max: 500 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '900')
    await userEvent.tab()
    await expect(field).toHaveValue('900')
    await expect(field).toHaveAccessibleDescription('Must be at most 500.')
    await expect(args.onChange).toHaveBeenLastCalledWith(900)
    await userEvent.clear(field)
    await userEvent.type(field, '0.5')
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Enter a whole number.')
  },
}

export const RightToLeft: Story = {
  args: { label: 'Elevation', unit: 'm', defaultValue: -12.5 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    // The sign precedes the number, which is aligned to the unit.
    const { direction, textAlign } = getComputedStyle(canvas.getByRole('spinbutton'))
    await expect([direction, textAlign]).toEqual(['ltr', 'left'])
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'The license has 40 seats left.', help: 'Whole seats.', defaultValue: 41, isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('The license has 40 seats left. Whole seats.')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: 12, unit: 'days', min: 0, max: 20 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, '3{ArrowUp}{End}')
    await expect(field).toHaveValue('12')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Set by the license.', defaultValue: 12, steppers: 'buttons' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}7')
    await expect(field).toHaveValue('12')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveAccessibleDescription('Set by the license.')
    await expect(canvas.getByText('Set by the license.')).toBeVisible()
  },
}

export const VeryLong: Story = {
  args: {
    label: 'Weight of all equipment on the second floor of the north wing',
    kind: 'decimal',
    defaultValue: -123_456_789_012.5,
    unit: 'metric tons of steel per shift',
    steppers: 'buttons',
  },
}

function Controlled() {
  const [value, setValue] = useState<number | null>(2)
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <NumberField label="Seats" kind="integer" value={value} onChange={setValue} />
      <Button onClick={() => setValue(7)}>Seven</Button>
      <Button onClick={() => setValue(null)}>None</Button>
    </div>
  )
}

export const ControlledByTheParent: Story = {
  tags: ['test-only'],
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('2x')
    await userEvent.click(canvas.getByRole('button', { name: 'Seven' }))
    await expect(field).toHaveValue('7')
    await expect(field).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'None' }))
    await expect(field).toHaveValue('')
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { label: 'Share', kind: 'decimal', step: 0.1, min: 0, max: 5, steppers: 'buttons' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Share' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('0')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(field).toHaveValue('0.3')
    await userEvent.keyboard('{PageUp}')
    await expect(field).toHaveValue('1.3')
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect(field).toHaveValue('0.2')
    await userEvent.keyboard('{End}')
    await expect(field).toHaveValue('5')
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveValue('5')
    await userEvent.keyboard('{Home}')
    await expect(field).toHaveValue('0')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Increase Share' })).not.toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    ['label', 'start'],
    ['input', 'start'],
    '[data-part="unit"]',
    ['button:last-of-type', 'end'],
    ['[id$="-error"]', 'start'],
    ['[id$="-help"]', 'start'],
  ]),
  render: () => (
    <NumberField
      label="Term"
      unit="days"
      steppers="buttons"
      defaultValue={400}
      max={365}
      error="Enter 365 days or fewer."
      help="Between 1 and 365 days."
    />
  ),
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <NumberField label="Weight" unit="kg" defaultValue={12.5} />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <NumberField label="Weight (kg)" defaultValue={12.5} />,
}
