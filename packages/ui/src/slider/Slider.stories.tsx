import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Button } from '../button/Button'
import { Slider } from './Slider'
import { description } from './Slider.description'

const meta = {
  title: 'Components/Slider',
  component: Slider,
  tags: ['autodocs'],
  args: { label: 'Opacity', min: 0, max: 1, step: 0.1, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Opacity' })
    const number = canvas.getByRole('spinbutton', { name: 'Opacity, number' })
    await expect(slider).toHaveValue('0')
    await fireEvent.input(slider, { target: { value: '0.3' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(0.3)
    await expect(number).toHaveValue('0.3')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.3')
  },
}

export const Filled: Story = { tags: ['visual'], args: { defaultValue: 0.4, help: 'Opacity of the fill on the map.' } }

export const AtTheEnds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Slider {...args} label="None" defaultValue={0} />
      <Slider {...args} label="All" defaultValue={1} />
      <Slider
        {...args}
        label="Share"
        min={-50}
        max={50}
        step={5}
        defaultValue={-20}
        formatValue={(v) => `${v} percent`}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Share' })).toHaveAttribute('aria-valuetext', '-20 percent')
  },
}

export const ATypedTextThatIsNoValue: Story = {
  tags: ['test-only'],
  args: { defaultValue: 0.4 },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    const number = canvas.getByRole('spinbutton')
    // Typing passes through values: 1 on the way to 1.5, 0.4 on the way to 0.45. The thumb stays at the last one.
    for (const [text, error, thumb] of [
      ['1.5', 'Must be at most 1.', '1'],
      ['-1', 'Must be at least 0.', '1'],
      ['0.45', 'Must be in steps of 0.1.', '0.4'],
      ['half', 'Enter a number, such as 12.5.', '0.4'],
    ] as const) {
      await userEvent.clear(number)
      await userEvent.type(number, text)
      await userEvent.tab()
      await expect(number).toHaveValue(text)
      await expect(number).toHaveAccessibleDescription(error)
      await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
      await expect(slider).toHaveValue(thumb)
      await expect(slider).toHaveAttribute('aria-valuetext', thumb)
    }
    await userEvent.clear(number)
    await userEvent.type(number, '0,7')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(0.7)
    await expect(slider).toHaveValue('0.7')
    await expect(number).toBeValid()
  },
}

export const AStoredNumberBetweenTwoSteps: Story = {
  tags: ['test-only'],
  args: { defaultValue: 0.35 },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.35')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    // Intermediate values show no error.
    await expect(canvas.getByRole('spinbutton')).toBeValid()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(slider)
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0.4)
  },
}

export const WithoutANumber: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton')
    await expect(number).toHaveValue('')
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'No value')
    // A user who tabs through the form has made no mistake.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(number).toBeValid()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(number, 'half')
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription('Enter a number, such as 12.5.')
    await userEvent.clear(number)
    await userEvent.tab()
    await expect(number).toBeValid()
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { defaultValue: 1, error: 'The border would hide the site.', help: 'Opacity of the border on the map.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'The border would hide the site. Opacity of the border on the map.',
    )
  },
}

export const TheCallersErrorComesFirst: Story = {
  tags: ['test-only'],
  args: { defaultValue: 0.4, error: 'The border would hide the site.' },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription('The border would hide the site.')
  },
}

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'opacity', defaultValue: 0.4 },
  render: (args) => (
    <form aria-label="Site">
      <Slider {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const number = canvas.getByRole('spinbutton')
    await expect([...new FormData(form)]).toEqual([['opacity', '0.4']])
    await userEvent.clear(number)
    await userEvent.type(number, '0,7')
    await expect([...new FormData(form)]).toEqual([['opacity', '0.7']])
    await userEvent.type(number, 'x')
    await expect([...new FormData(form)]).toEqual([['opacity', '0,7x']])
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: 0.4 },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Opacity, number' })
    await expect(number).toHaveAttribute('readonly')
    await userEvent.type(number, '{ArrowUp}')
    await expect(number).toHaveValue('0.4')
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Your role only reads sites.', defaultValue: 0.4 },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await fireEvent.input(slider, { target: { value: '0.9' } })
    await expect(slider).toHaveValue('0.4')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}9')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowUp}{End}')
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0.4')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(slider).toHaveAccessibleDescription('Your role only reads sites.')
    await expect(canvas.getByText('Your role only reads sites.')).toBeVisible()
  },
}

export const VeryLongLabel: Story = {
  args: { label: 'How much of the map is seen through the fill of the site '.repeat(3), defaultValue: 0.4 },
  globals: { viewport: { value: 'phone' } },
}

export const LargeTextOnASmallPage: Story = {
  args: { defaultValue: 0.4 },
  globals: { textSize: '200' },
  decorators: [
    (Story) => (
      <div style={{ width: 256 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('slider').closest('[style]')?.getBoundingClientRect()
    const number = canvas.getByRole('spinbutton').getBoundingClientRect()
    await expect(number.right).toBeLessThanOrEqual(page?.right ?? 0)
  },
}

export const FromRightToLeft: Story = {
  args: { defaultValue: 0.3 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('slider')).toHaveValue('0.2')
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

function Controlled() {
  const [value, setValue] = useState<number | null>(0.4)
  return (
    <>
      <Slider label="Opacity" min={0} max={1} step={0.1} value={value} onChange={setValue} />
      <Button onClick={() => setValue(0.8)}>Make it 0.8</Button>
    </>
  )
}

export const ControlledByTheParent: Story = {
  tags: ['test-only'],
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton')
    await userEvent.type(number, '5')
    await expect(number).toHaveValue('0.45')
    await userEvent.click(canvas.getByRole('button'))
    await expect(number).toHaveValue('0.8')
    await expect(canvas.getByRole('slider')).toHaveValue('0.8')
    await expect(number).toBeValid()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { defaultValue: 0.2 },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    const number = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    for (const [key, value] of [
      ['ArrowRight', '0.3'],
      ['ArrowUp', '0.4'],
      ['ArrowLeft', '0.3'],
      ['ArrowDown', '0.2'],
      ['PageUp', '0.3'],
      ['PageDown', '0.2'],
      ['End', '1'],
      ['Home', '0'],
      ['ArrowRight', '0.1'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect(slider).toHaveFocus()
      await expect(slider).toHaveValue(value)
      await expect(number).toHaveValue(value)
    }
    await userEvent.tab()
    await expect(number).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(number).toHaveValue('0.2')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(slider).toHaveValue('0')
    await userEvent.keyboard('{PageUp}')
    await expect(number).toHaveValue('1')
    await userEvent.keyboard('{PageDown}')
    await expect(number).toHaveValue('0')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(0)
    await userEvent.keyboard('{Control>}a{/Control}0.6')
    await expect(slider).toHaveValue('0.6')
    await expect(number).toHaveFocus()
  },
}
