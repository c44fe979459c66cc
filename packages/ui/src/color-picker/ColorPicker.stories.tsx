import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { ColorPicker } from './ColorPicker'
import { NAMED_COLORS } from './color-names'
import { description } from './ColorPicker.description'

const meta = {
  title: 'Components/Color picker',
  component: ColorPicker,
  tags: ['autodocs'],
  args: { label: 'Site color', onChange: fn() },
  argTypes: { labelEnd: { control: false }, ref: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof ColorPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const hex = canvas.getByRole('textbox', { name: 'Site color, hex' })
    await expect(hex).toHaveAccessibleDescription('No color')
    // It has no value, which a native picker would read as black.
    await expect(canvas.getByLabelText('Custom, Site color')).toHaveAccessibleDescription('No color')
    await userEvent.click(canvas.getByRole('radio', { name: 'Steel blue, #4682B4' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('#4682B4')
    await expect(hex).toHaveValue('#4682B4')
    await expect(hex).toHaveAccessibleDescription('Steel blue')
    await fireEvent.input(canvas.getByLabelText('Custom, Site color'), { target: { value: '#ff6347' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('#FF6347')
    await expect(canvas.getByText('Tomato')).toBeVisible()
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  },
}

export const Filled: Story = {
  tags: ['visual'],
  args: { defaultValue: '#4682b4', help: 'Color of the site on the map.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Steel blue, #4682B4')
    await expect(canvas.getByRole('group', { name: 'Site color' })).toHaveAccessibleDescription(
      'Color of the site on the map.',
    )
  },
}

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    const hex = canvas.getByRole('textbox')
    for (const text of ['#abc', 'abc', '#AABBCC']) {
      await userEvent.clear(hex)
      await userEvent.type(hex, text)
      await expect(args.onChange).toHaveBeenLastCalledWith('#AABBCC')
      await expect(hex).toHaveValue(text)
      await userEvent.tab()
      await expect(hex).toHaveValue('#AABBCC')
    }
  },
}

export const ATextThatIsNotAColorStays: Story = {
  tags: ['test-only'],
  args: { defaultValue: '#4682B4' },
  play: async ({ args, canvas }) => {
    const hex = canvas.getByRole('textbox')
    await userEvent.clear(hex)
    await userEvent.type(hex, 'steelblue')
    await userEvent.tab()
    await expect(hex).toHaveValue('steelblue')
    await expect(hex).toBeInvalid()
    await expect(hex).toHaveAccessibleDescription('Enter a color in hex, such as #4682B4. No color')
    await expect(args.onChange).toHaveBeenLastCalledWith('steelblue')
    await userEvent.clear(hex)
    await expect(hex).toBeValid()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const ExtremeColors: Story = {
  args: {
    defaultValue: '#FFFFFF',
    palette: NAMED_COLORS.filter(({ name }) => ['White', 'Black', 'Snow', 'Yellow', 'Midnight blue'].includes(name)),
  },
}

export const ManyColors: Story = {
  args: { palette: NAMED_COLORS, defaultValue: '#FF6347' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Tomato, #FF6347')
  },
}

export const WithoutPalette: Story = { args: { palette: [], defaultValue: '#123456' } }

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Choose a color.', isRequired: true, help: 'Color of the site on the map.' },
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('textbox')
    await expect(hex).toBeInvalid()
    await expect(hex).toBeRequired()
    await expect(hex).toHaveAccessibleDescription('Choose a color. Color of the site on the map. No color')
  },
}

export const TheCallersErrorComesFirst: Story = {
  tags: ['test-only'],
  args: { error: 'Another site has this color.' },
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('textbox')
    await userEvent.type(hex, 'blue')
    await userEvent.tab()
    await expect(hex).toHaveAccessibleDescription('Another site has this color. No color')
  },
}

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'color', isRequired: true },
  render: (args) => (
    <form aria-label="Site">
      <ColorPicker {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const hex = canvas.getByRole('textbox')
    const getEntries = () => [...new FormData(form)]
    await expect(getEntries()).toEqual([['color', '']])
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(hex, 'abc')
    await expect(getEntries()).toEqual([['color', '#AABBCC']])
    await userEvent.type(hex, 'blue')
    await expect(getEntries()).toEqual([['color', 'abcblue']])
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: '#4682B4' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Black/ }))
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Steel blue, #4682B4')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Your role only reads sites.', defaultValue: '#4682B4' },
  play: async ({ args, canvas }) => {
    const hex = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(hex).toHaveFocus()
    await userEvent.keyboard('x')
    await userEvent.click(canvas.getByRole('radio', { name: /Black/ }))
    await fireEvent.input(canvas.getByLabelText('Custom, Site color'), { target: { value: '#ff6347' } })
    await expect(hex).toHaveValue('#4682B4')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(hex)
    await expect(canvas.getByText('Your role only reads sites.')).toBeVisible()
  },
}

export const VeryLongText: Story = {
  args: {
    label: 'The color of the border of the site on the map '.repeat(3),
    defaultValue: '#7b68ee',
    labels: { custom: 'Another color of your own choice' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

function Controlled() {
  const [color, setColor] = useState<string | null>('#4682B4')
  return (
    <>
      <ColorPicker label="Site color" value={color} onChange={setColor} />
      <Button onClick={() => setColor('#000000')}>Make it black</Button>
    </>
  )
}

export const ControlledByTheParent: Story = {
  tags: ['test-only'],
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('textbox')
    await userEvent.type(hex, 'x')
    await expect(hex).toHaveValue('#4682B4x')
    await userEvent.click(canvas.getByRole('button', { name: 'Make it black' }))
    await expect(hex).toHaveValue('#000000')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Black, #000000')
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { defaultValue: '#4682B4' },
  play: async ({ args, canvas }) => {
    const hex = canvas.getByRole('textbox')
    const chip = (name: string) => canvas.getByRole('radio', { name: new RegExp(`^${name},`) })
    await userEvent.tab()
    await expect(hex).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}4169e1')
    await expect(args.onChange).toHaveBeenLastCalledWith('#4169E1')
    await userEvent.tab()
    const custom = canvas.getByLabelText('Custom, Site color')
    await expect(custom).toHaveFocus()
    // The browser opens its picker only for a trusted key press, which the test's is not.
    await userEvent.keyboard('{Enter} ')
    await expect(custom).toHaveFocus()
    await userEvent.tab()
    await expect(chip('Royal blue')).toHaveFocus()
    for (const [key, name] of [
      ['ArrowRight', 'Dark cyan'],
      ['ArrowDown', 'Sea green'],
      ['ArrowLeft', 'Dark cyan'],
      ['ArrowUp', 'Royal blue'],
      ['ArrowUp', 'Steel blue'],
      ['ArrowUp', 'Black'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect(chip(name)).toHaveFocus()
      await expect(chip(name)).toBeChecked()
    }
    await waitFor(() => expect(document.querySelector('[data-tooltip]:popover-open')).toHaveTextContent(/^Black/))
    await expect(hex).toHaveValue('#000000')
    await expect(args.onChange).toHaveBeenLastCalledWith('#000000')
    await userEvent.tab({ shift: true })
    await expect(custom).toHaveFocus()
  },
}
