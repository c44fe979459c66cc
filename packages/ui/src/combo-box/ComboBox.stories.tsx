import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { anatomy } from '../foundations/anatomy-story'
import { ComboBox } from './ComboBox'
import type { ComboOption } from './combo-option'
import { description } from './ComboBox.description'

const LICENSES: ComboOption[] = [
  { value: '1', label: 'Northgate Constructors', description: 'License 1' },
  { value: '2', label: 'Harbor Works', description: 'License 2' },
  { value: '3', label: 'Quarry and Aggregate', description: 'License 3' },
  { value: '4', label: 'North Harbor', description: 'License 4', disabledReason: 'Expired in March.' },
  { value: '5', label: 'Río Norte', description: 'License 5' },
]
const MANY: ComboOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Work package ${index + 1}`,
}))

const meta = {
  title: 'Components/Combo box',
  component: ComboBox,
  tags: ['autodocs'],
  args: { label: 'License', options: LICENSES, onChange: fn(), onSearch: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    // The open list needs space, which a picture on the page does not.
    (Story, { tags }) => (
      <div style={{ maxWidth: '20rem', minHeight: tags.includes('dev') ? 280 : undefined }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox', { name: 'License' })
    await expect(combo).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(combo)
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('option', { name: /Harbor Works/ }))
    await expect(combo).toHaveValue('Harbor Works')
    await expect(combo).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2', LICENSES[1])
  },
}

export const Filled: Story = {
  tags: ['visual'],
  args: { defaultValue: '1', help: 'Shows its people and projects.' },
}

export const Open: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Northgate Constructors')
  },
}

export const Sections: Story = {
  args: {
    options: LICENSES.map((option, index) => ({ ...option, section: index < 2 ? 'Construction' : 'Raw material' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('group', { name: 'Raw material' })).toBeVisible()
  },
}

export const TypingFilters: Story = {
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.type(combo, 'nor')
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Northgate ConstructorsLicense 1',
      'North HarborLicense 4Expired in March.',
      'Río NorteLicense 5',
    ])
    await expect(canvas.getByRole('status')).toHaveTextContent('3 results')
    await expect(args.onSearch).toHaveBeenLastCalledWith('nor')
    await userEvent.type(combo, 'xyz')
    await expect(canvas.getByText('Nothing found.', { ignore: '[role="status"]' })).toBeVisible()
    await expect(combo).toHaveValue('norxyz')
  },
}

export const LeavingRestoresTheText: Story = {
  tags: ['test-only'],
  args: { defaultValue: '1' },
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.type(combo, ' of the north')
    await userEvent.tab()
    await expect(combo).toHaveValue('Northgate Constructors')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(combo)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null)
    await expect(combo).toHaveValue('')
  },
}

export const TabClosesTheList: Story = {
  tags: ['test-only'],
  args: { defaultValue: '3' },
  render: (args) => (
    <>
      <ComboBox {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(combo).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    // The list also closes when the pointer moves the focus inside the box.
    canvas.getByRole('button', { name: 'Clear License' }).focus()
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(combo).toHaveValue('Quarry and Aggregate')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'license', isRequired: true },
  render: (args) => (
    <form aria-label="Project">
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const combo = canvas.getByRole('combobox')
    await expect([...new FormData(form)]).toEqual([['license', '']])
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(combo, 'harb{Enter}')
    await expect(combo).toHaveValue('Harbor Works')
    await expect([...new FormData(form)]).toEqual([['license', '2']])
    await expect(form.checkValidity()).toBe(true)
    await expect(combo).toBeRequired()
  },
}

const NUMBERED: ComboOption<number>[] = [
  { value: 7, label: 'Northgate' },
  { value: 8, label: 'Harbor' },
]
const chooseNumber = fn<(value: number | null) => void>()

export const NumbersAsValues: Story = {
  render: () => <ComboBox label="License" options={NUMBERED} defaultValue={7} onChange={chooseNumber} />,
  beforeEach: () => {
    chooseNumber.mockReset()
  },
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    await expect(combo).toHaveValue('Northgate')
    await userEvent.clear(combo)
    await userEvent.type(combo, 'harb{Enter}')
    await expect(chooseNumber.mock.lastCall?.[0]).toBe(8)
  },
}

export const EnterDuringComposition: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.type(combo, 'harb')
    await fireEvent.keyDown(combo, { key: 'Enter', isComposing: true })
    // Safari ends the composition before its Enter.
    await fireEvent.keyDown(combo, { key: 'Enter', keyCode: 229 })
    await expect(combo).toHaveValue('harb')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const RightToLeftNames: Story = {
  args: {
    label: 'Site',
    options: [
      { value: 'a', label: 'שָׁלוֹם (צפון)', description: 'License 1' },
      { value: 'b', label: 'شَرِكَة الشمال', description: 'License 2' },
      { value: 'c', label: 'İzmir Refinery' },
    ],
  },
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    for (const [search, name] of [
      ['שלום', 'שָׁלוֹם (צפון)'],
      ['شركة', 'شَرِكَة الشمال'],
      ['izmir', 'İzmir Refinery'],
    ] as const) {
      await userEvent.clear(combo)
      await userEvent.type(combo, search)
      await expect(canvas.getAllByRole('option')).toHaveLength(1)
      await expect(canvas.getByRole('option')).toHaveTextContent(name)
      await expect(getComputedStyle(combo).direction).toBe(search === 'izmir' ? 'ltr' : 'rtl')
    }
  },
}

export const Clearing: Story = {
  args: { defaultValue: '3' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear License' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null)
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Choose a license.', help: 'Shows its people.', isRequired: true },
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    await expect(combo).toBeInvalid()
    await expect(combo).toBeRequired()
    await expect(combo).toHaveAccessibleDescription('Choose a license. Shows its people.')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: '2' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'License' })
    await expect(field).toHaveAttribute('readonly')
    await userEvent.click(field)
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'You administer one license.', defaultValue: '2' },
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.click(combo)
    await userEvent.keyboard('{ArrowDown}x')
    await expect(combo).toHaveFocus()
    await expect(combo).toHaveValue('Harbor Works')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(combo).toHaveAccessibleDescription('You administer one license.')
    await expect(canvas.getByText('You administer one license.')).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['visual'],
  args: { options: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByText('Loading…')).toBeVisible()
  },
}

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByText('Nothing found.')).toBeVisible()
  },
}

function Failing(props: Partial<React.ComponentProps<typeof ComboBox>>) {
  const [isBroken, setBroken] = useState(true)
  return (
    <ComboBox
      label="License"
      {...props}
      options={isBroken ? [] : LICENSES}
      failure={isBroken ? 'The licenses could not be loaded.' : undefined}
      onRetry={() => setBroken(false)}
    />
  )
}

export const FailureWithRetry: Story = {
  render: () => <Failing />,
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByText('The licenses could not be loaded.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(combo).toHaveFocus()
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
}

function ServerSearch() {
  const [found, setFound] = useState<ComboOption[]>([])
  const [value, setValue] = useState<string | null>('3')
  return (
    <ComboBox
      label="License"
      filter="none"
      options={found}
      value={value}
      chosenOption={LICENSES[2]}
      onChange={setValue}
      onSearch={(text) => setFound(text === '' ? [] : LICENSES.filter(({ label }) => label.includes(text)))}
    />
  )
}

export const SearchedByTheParent: Story = {
  tags: ['test-only'],
  render: () => <ServerSearch />,
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    await expect(combo).toHaveValue('Quarry and Aggregate')
    await userEvent.clear(combo)
    await userEvent.type(combo, 'Harbor{Enter}')
    await expect(combo).toHaveValue('Harbor Works')
  },
}

export const TenThousand: Story = {
  args: { label: 'Work package', options: MANY },
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.type(combo, '99')
    await expect(canvas.getAllByRole('option')).toHaveLength(100)
    await expect(canvas.getByText('Showing 100 of 280. Keep typing.')).toBeVisible()
    await userEvent.type(combo, '99{Enter}')
    await expect(combo).toHaveValue('Work package 9999')
  },
}

export const TenThousandWithADistantChoice: Story = {
  args: { label: 'Work package', options: MANY, defaultValue: '4321' },
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    const isInView = (row: HTMLElement) => {
      const list = canvas.getByRole('listbox').getBoundingClientRect()
      const { top, bottom } = row.getBoundingClientRect()
      return top >= list.top && bottom <= list.bottom
    }
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const chosen = canvas.getByRole('option', { selected: true })
    await expect(chosen).toHaveTextContent('Work package 4322')
    await expect(combo).toHaveAttribute('aria-activedescendant', chosen.id)
    await expect(isInView(chosen)).toBe(true)
    // The position among all options, not among the rendered ones.
    await expect(chosen).toHaveAttribute('aria-posinset', '4322')
    await expect(chosen).toHaveAttribute('aria-setsize', '10000')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(combo).toHaveValue('Work package 4323')
    await userEvent.click(combo)
    await expect(isInView(canvas.getByRole('option', { selected: true }))).toBe(true)
    // Deleting the text starts at the first option.
    await userEvent.clear(combo)
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Work package 1')
    await userEvent.keyboard('{Escape}')
    await expect(combo).toHaveValue('Work package 4323')
    await userEvent.click(combo)
  },
}

export const VeryLongNames: Story = {
  args: {
    options: [
      { value: 'long', label: `Joint venture ${'of'.repeat(60)}`, description: 'For the refinery. '.repeat(8) },
      ...LICENSES,
    ],
    defaultValue: 'long',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const combo = canvas.getByRole('combobox')
    const active = () => document.getElementById(combo.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await expect(combo).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(combo).toHaveAttribute('aria-expanded', 'true')
    await expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Northgate Constructors')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('Río Norte')
    await userEvent.keyboard('{ArrowUp}')
    // The keys reach a disabled option, and Enter does not choose it.
    await expect(active()).toHaveTextContent('Expired in March.')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Home}')
    await expect(active()).toHaveTextContent('Northgate Constructors')
    await userEvent.keyboard('{End}')
    await expect(active()).toHaveTextContent('Río Norte')
    await userEvent.keyboard('{Escape}')
    await expect(combo).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('har')
    await expect(active()).toHaveTextContent('Harbor Works')
    await userEvent.keyboard('{Enter}')
    await expect(combo).toHaveValue('Harbor Works')
    await expect(args.onChange).toHaveBeenLastCalledWith('2', LICENSES[1])
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Harbor Works')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(combo).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(' of')
    await userEvent.keyboard('{Escape}')
    await expect(combo).toHaveValue('Harbor Works')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear License' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(combo).toHaveFocus())
    await expect(combo).toHaveValue('')
  },
}

function SlowSearch() {
  const [found, setFound] = useState<ComboOption[]>(LICENSES)
  const [search, setSearch] = useState<string | null>(null)
  return (
    <>
      <ComboBox label="License" filter="none" options={found} isLoading={search !== null} onSearch={setSearch} />
      <Button
        onClick={() => {
          setFound(LICENSES.filter(({ label }) => label.includes(search ?? '')))
          setSearch(null)
        }}
      >
        Answer
      </Button>
    </>
  )
}

export const EnterDuringASearch: Story = {
  name: 'Enter while the parent searches chooses the first match of the typed text, not of an earlier one',
  tags: ['test-only'],
  render: () => <SlowSearch />,
  play: async ({ canvas }) => {
    const combo = canvas.getByRole('combobox')
    await userEvent.type(combo, 'Harbor W{Enter}')
    await expect(combo).toHaveValue('Harbor W')
    await expect(combo).not.toHaveAttribute('aria-activedescendant')
    // A click would move the focus and close the list.
    canvas.getByRole('button', { name: 'Answer' }).click()
    await waitFor(() => expect(combo).toHaveValue('Harbor Works'))
    await expect(combo).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  args: { defaultValue: '1', help: 'Shows its people and projects.' },
  ...anatomy([['label', 'start'], ['input', 'start'], 'button', ['[data-chevron]', 'end'], ['[id$="-help"]', 'start']]),
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <ComboBox label="License" placeholder="Name or number" options={LICENSES} />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <ComboBox label="License" placeholder="Search…" options={LICENSES} />,
}
