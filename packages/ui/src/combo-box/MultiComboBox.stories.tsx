import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import type { ComboOption } from './combo-option'
import { MultiComboBox } from './MultiComboBox'
import { description } from './MultiComboBox.description'

const PEOPLE: ComboOption[] = [
  { value: 'ao', label: 'adaeze.okafor', description: 'Adaeze Okafor' },
  { value: 'jw', label: 'jordan.whitfield', description: 'Jordan Whitfield' },
  { value: 'ar', label: 'anton.reyes', description: 'Anton Reyes' },
  { value: 'mk', label: 'mei.kwan', description: 'Mei Kwan', disabledReason: 'Belongs to another license.' },
  { value: 'sl', label: 'sofia.lindqvist', description: 'Sofia Lindqvist' },
]
const MANY: ComboOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `user.${index + 1}`,
}))

const meta = {
  title: 'Components/Multi combo box',
  component: MultiComboBox,
  tags: ['autodocs'],
  args: { label: 'Users', options: PEOPLE, onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '25rem', minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof MultiComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const DisabledRemoval: Story = {
  args: {
    defaultValue: ['ao', 'jw'],
    chosenOptions: [
      { value: 'ao', label: 'adaeze.okafor', removeDisabledReason: 'Only an administrator can remove her.' },
    ],
  },
  play: async ({ canvas, args }) => {
    const locked = canvas.getByRole('button', { name: 'adaeze.okafor' })
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    await expect(locked).toHaveAccessibleDescription('Only an administrator can remove her.')
    await userEvent.tab()
    await expect(locked).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('Only an administrator can remove her.')).toBeVisible())
    await userEvent.click(locked)
    await userEvent.keyboard('{Delete}{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(locked).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onChange).toHaveBeenCalledWith(['ao'])
  },
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox', { name: 'Users' })
    await userEvent.click(combo)
    await userEvent.click(canvas.getByRole('option', { name: /anton/ }))
    await userEvent.click(canvas.getByRole('option', { name: /adaeze/ }))
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(['ar', 'ao'])
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected')
    await userEvent.click(canvas.getByRole('option', { name: /anton/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['ao'])
    await expect(combo).toHaveFocus()
  },
}

export const OneLine: Story = {
  name: 'Is as high with tags on one line as without tags',
  tags: ['test-only'],
  args: { defaultValue: ['ao'] },
  play: async ({ canvas }) => {
    const getHeight = () => canvas.getByRole('combobox').parentElement?.getBoundingClientRect().height
    await expect(canvas.getByRole('button', { name: 'Clear Users' })).toBeVisible()
    const height = getHeight()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove adaeze.okafor' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Clear Users' })).toBeNull())
    await expect(getHeight()).toBe(height)
  },
}

export const Filled: Story = {
  tags: ['visual'],
  args: { defaultValue: ['ao', 'jw', 'sl'], help: 'They get the notices.' },
}

export const Open: Story = {
  args: { defaultValue: ['ao', 'jw'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(2)
  },
}

export const TheSearchTextStays: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(combo, 'an{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['ar', 'jw'])
    await expect(combo).toHaveValue('an')
    await expect([combo.selectionStart, combo.selectionEnd]).toEqual([0, 2])
  },
}

export const Clearing: Story = {
  args: { defaultValue: ['ao', 'jw'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Users' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.queryByRole('list', { name: 'Selected' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 cleared. You can undo this.')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo clearing Users' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['ao', 'jw'])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('2 restored.')
    await expect(canvas.queryByRole('button', { name: 'Undo clearing Users' })).not.toBeInTheDocument()
  },
}

export const ClearingIsUndoneByKeys: Story = {
  tags: ['test-only'],
  args: { defaultValue: ['ao', 'jw', 'ar'] },
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Users' }))
    await expect(combo).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['ao', 'jw', 'ar'])
    await expect(combo).toHaveFocus()
    // There is nothing left to undo.
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Users' }))
    await userEvent.keyboard('sof{Enter}{Escape}')
    await expect(canvas.queryByRole('button', { name: 'Undo clearing Users' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Backspace}{Delete}')
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Undo clearing Users' })).not.toBeInTheDocument()
  },
}

export const TabClosesTheList: Story = {
  tags: ['test-only'],
  args: { defaultValue: ['ao', 'jw'] },
  render: (args) => (
    <>
      <MultiComboBox {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.click(combo)
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.click(combo)
    await userEvent.keyboard('so')
    await userEvent.tab({ shift: true })
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Remove adaeze.okafor' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'users', isRequired: true },
  render: (args) => (
    <form aria-label="Group">
      <MultiComboBox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const combo = canvas.getByRole('combobox')
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(combo, 'an{Enter}{ArrowDown}{Enter}{Escape}')
    await expect([...new FormData(form)]).toEqual([
      ['users', 'ar'],
      ['users', 'jw'],
    ])
    // The input is empty, and the field is not.
    await expect(combo).toHaveValue('')
    await expect(form.checkValidity()).toBe(true)
    await expect(combo).toBeRequired()
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Choose at least one.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose at least one.')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: ['ao', 'jw'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Filled by the directory.', defaultValue: ['ao', 'jw'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}{ArrowDown}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('Filled by the directory.')).toBeVisible()
  },
}

export const VeryMany: Story = {
  args: { options: MANY, defaultValue: MANY.slice(0, 240).map((option) => option.value), maxVisibleTags: 8 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove user.240' }))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toHaveTextContent('239 selected')
    await expect(canvas.getByRole('button', { name: 'Show all 239' })).toBeVisible()
  },
}

export const OneMoreThanFits: Story = {
  name: 'No button hides a single tag',
  tags: ['test-only'],
  args: { options: MANY, defaultValue: MANY.slice(0, 10).map((option) => option.value), maxVisibleTags: 8 },
  play: async ({ canvas }) => {
    const tags = canvas.getByRole('list', { name: 'Selected' })
    await expect(within(tags).getAllByRole('listitem')).toHaveLength(8)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove user.10' }))
    await expect(within(tags).getAllByRole('listitem')).toHaveLength(9)
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull()
  },
}

export const VeryLongNames: Story = {
  args: {
    options: [{ value: 'long', label: `joint.venture.${'of'.repeat(60)}` }, ...PEOPLE],
    defaultValue: ['long', 'ao'],
  },
  globals: { viewport: { value: 'phone' } },
}

function Controlled() {
  const [value, setValue] = useState<readonly string[]>(['ao', 'jw', 'ar'])
  return <MultiComboBox label="Users" options={PEOPLE} value={value} onChange={setValue} />
}

function Resettable() {
  const [value, setValue] = useState<readonly string[]>(['ao', 'jw'])
  return (
    <>
      <MultiComboBox label="Users" options={PEOPLE} value={value} onChange={setValue} />
      <Button onClick={() => setValue([])}>Reset</Button>
    </>
  )
}

/** Simulates a refetch that changes the value while the focus is on a tag. */
export const TheParentRemovesTheFocusedTag: Story = {
  tags: ['test-only'],
  render: () => <Resettable />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Remove jordan.whitfield' }).focus()
    canvas.getByRole('button', { name: 'Reset' }).click()
    await waitFor(() => expect(canvas.queryByRole('listitem')).not.toBeInTheDocument())
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    const tag = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` })
    await userEvent.tab()
    await expect(tag('adaeze.okafor')).toHaveFocus()
    await userEvent.tab()
    await expect(combo).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(tag('anton.reyes')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tag('jordan.whitfield')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(tag('anton.reyes')).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(tag('adaeze.okafor')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(combo).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(combo).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('0 selected')
    await userEvent.keyboard('sof{Enter}')
    await expect(tag('sofia.lindqvist')).toBeVisible()
    await expect(combo).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(combo).toHaveAttribute('aria-expanded', 'false')
    await expect(combo).toHaveValue('')
    // Enter does not choose a disabled option.
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear Users' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(combo).toHaveFocus()
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument()
  },
}
