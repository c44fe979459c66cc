import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import type { ComboOption } from '../combo-box/combo-option'
import { EmailTagInput } from './EmailTagInput'
import { description } from './EmailTagInput.description'
import { anatomy } from '../foundations/anatomy-story'

const PEOPLE: ComboOption[] = [
  { value: 'adaeze.okafor@works.example', label: 'Adaeze Okafor', description: 'adaeze.okafor@works.example' },
  { value: 'anton.reyes@works.example', label: 'Anton Reyes', description: 'anton.reyes@works.example' },
  { value: 'mei.kwan@works.example', label: 'Mei Kwan', description: 'mei.kwan@works.example' },
]
const THREE = ['ann@works.example', 'bo@works.example', 'cy@works.example']
const TEN = Array.from({ length: 10 }, (_, place) => `person.${place + 1}@works.example`)

const findPeople = async (text: string): Promise<ComboOption[]> => {
  await Promise.resolve()
  return PEOPLE.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(text.toLowerCase()))
}

const meta = {
  title: 'Components/Email tag input',
  component: EmailTagInput,
  tags: ['autodocs'],
  args: { label: 'Recipients', onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story, { parameters }) => (
      // The suggestions need the height.
      <div style={{ maxWidth: '30rem', minHeight: parameters.isLow === true ? undefined : 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof EmailTagInput>

export default meta
type Story = StoryObj<typeof meta>

const paste = async (text: string) => {
  await userEvent.paste(text)
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Recipients' })
    await userEvent.type(input, 'ann@works.example,')
    await expect(canvas.getByRole('list', { name: 'Recipients, 1 of 10' })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(['ann@works.example'])
    await expect(canvas.getByRole('status')).toHaveTextContent('ann@works.example added. 1 of 10')
    await userEvent.type(input, 'bo@works.example;cy@works.example ')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(input).toHaveValue('')
    await expect(input).toHaveAccessibleDescription('3 of 10')
  },
}

export const Empty: Story = {
  tags: ['visual'],
  args: { help: 'They get the notices. Separate addresses with commas.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Recipients' })).toHaveAccessibleDescription(
      /They get the notices\. Separate addresses with commas\./,
    )
    await expect(canvas.getByText('0 of 10')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Filled: Story = { tags: ['visual'], args: { defaultValue: THREE, help: 'They get the notices.' } }

export const PasteInAnyFormat: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await paste('"Li, Ann" <ann@works.example>; bo@works.example\tcy@works.example\r\nDee Fox <dee@works.example>')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith([...THREE, 'dee@works.example'])
    await expect(canvas.getByRole('status')).toHaveTextContent('4 added. 4 of 10')
  },
}

export const WrongTextsStayInTheirPlace: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await paste('ann@works.example, jan@, "john doe"@works.example, ANN@works.example, bo@works.example')
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ann@works.example',
      'jan@ Not an email address.',
      '"john doe"@works.example Not an email address.',
      'ANN@works.example This address is already in the list.',
      'bo@works.example',
    ])
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Not an email address. This address is already in the list. 5 of 10',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'jan@ Not an email address.' }))
    await userEvent.keyboard('{End}works.example{Enter}')
    await expect(canvas.getByRole('button', { name: 'jan@works.example' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ann@works.example' }))
    // It is no longer a duplicate.
    await expect(canvas.getByRole('button', { name: 'ANN@works.example' })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'jan@works.example',
      '"john doe"@works.example',
      'ANN@works.example',
      'bo@works.example',
    ])
  },
}

export const OnlyNewErrorsAreAnnounced: Story = {
  tags: ['test-only'],
  args: { defaultValue: ['jan@'] },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    const status = canvas.getByRole('status')
    await userEvent.type(input, 'ann@works.example{Enter}')
    await expect(status.textContent).toBe('ann@works.example added. 2 of 10')
    await userEvent.type(input, 'ANN@works.example{Enter}')
    await expect(status.textContent).toBe('ANN@works.example added. 3 of 10 This address is already in the list.')
    await userEvent.type(input, 'bo@{Enter}')
    await expect(status.textContent).toBe('bo@ added. 4 of 10 Not an email address.')
    await userEvent.keyboard('{Backspace}{Delete}')
    await expect(status.textContent).toBe('bo@ removed. 3 of 10')
    // The field still has both errors.
    await expect(input).toHaveAccessibleDescription(
      'Not an email address. This address is already in the list. 3 of 10',
    )
  },
}

export const ATagDescribesItsKeys: Story = {
  tags: ['test-only'],
  args: { defaultValue: THREE },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('button', { name: 'bo@works.example' })
    await expect(tag).toHaveAccessibleDescription('Press Enter to edit, Delete to remove.')
  },
}

export const InANativeForm: Story = {
  tags: ['test-only'],
  args: { name: 'recipients', isRequired: true },
  render: (args) => (
    <form aria-label="Report">
      <EmailTagInput {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    const input = canvas.getByRole('textbox')
    await expect([...new FormData(form)]).toEqual([])
    await expect(form.checkValidity()).toBe(false)
    await userEvent.type(input, 'ann@works.example, bo@works.example,')
    await expect([...new FormData(form)]).toEqual([
      ['recipients', 'ann@works.example'],
      ['recipients', 'bo@works.example'],
    ])
    // The input is empty, and the field is not.
    await expect(input).toHaveValue('')
    await expect(form.checkValidity()).toBe(true)
    await expect(input).toBeRequired()
  },
}

export const KeysDuringComposition: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'ann@works.example')
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    // Safari ends the composition before its Enter.
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    await fireEvent.input(input, { data: ',', isComposing: true, target: { value: 'ann@works.example,' } })
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(input).toHaveValue('ann@works.example,')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    const editor = canvas.getByRole('textbox', { name: 'Change ann@works.example' })
    await fireEvent.keyDown(editor, { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(editor, { key: ',', isComposing: true })
    await expect(editor).toHaveFocus()
  },
}

export const TheCallersErrorComesFirst: Story = {
  tags: ['test-only'],
  args: { error: 'The report has no owner.', defaultValue: ['jan@'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('The report has no owner. 1 of 10')
  },
}

export const MoreThanTheMaximum: Story = {
  args: { defaultValue: TEN.slice(0, 8) },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await paste('ann@works.example, bo@works.example, Cy Lo <cy@works.example>, dee@works.example')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(input).toHaveValue('Cy Lo <cy@works.example>, dee@works.example')
    await expect(input).toHaveAccessibleDescription('No more than 10 addresses. 10 of 10')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 added. 10 of 10 No more than 10 addresses.')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Cy Lo <cy@works.example>, dee@works.example')
    await userEvent.tab()
    await expect(input).toHaveValue('Cy Lo <cy@works.example>, dee@works.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ann@works.example' }))
    await userEvent.click(input)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'cy@works.example' })).toBeVisible()
    await expect(input).toHaveValue('dee@works.example')
  },
}

export const FiveThousandPasted: Story = {
  args: { maxTags: 10 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await paste(Array.from({ length: 5000 }, (_, place) => `Person <person.${place}@works.example>`).join('\n'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(input.value.split(', ')).toHaveLength(100)
    await expect(canvas.getByText('4,890 more addresses follow.')).toBeVisible()
    await expect(canvas.getByText('No more than 10 addresses.', { ignore: '[role="status"]' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(input.value.split(', ')).toHaveLength(100)
    // After a removal the next address becomes a tag, and the input shows one more of the others.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove person.0@works.example' }))
    await userEvent.click(input)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'person.10@works.example' })).toBeVisible()
    await expect(input.value.split(', ')).toHaveLength(100)
    await expect(canvas.getByText('4,889 more addresses follow.')).toBeVisible()
    await userEvent.clear(input)
    await expect(canvas.queryByText(/more addresses follow/)).not.toBeInTheDocument()
    await expect(input).toBeValid()
  },
}

export const WithSuggestions: Story = {
  args: { source: findPeople, defaultValue: ['mei.kwan@works.example'] },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Recipients' })
    await userEvent.type(input, 'an')
    await expect(await canvas.findByRole('option', { name: /Anton/ })).toBeVisible()
    await expect(input).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('option', { name: /Mei/ })).toHaveTextContent('This address is already in the list.')
    await userEvent.click(canvas.getByRole('option', { name: /Anton/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['mei.kwan@works.example', 'anton.reyes@works.example'])
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.type(input, 'nobody at all')
    await expect(await canvas.findByText('Nothing found.', { ignore: '[role="status"]' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('nobody at all')
  },
}

const failOnce = () => {
  let isBroken = true
  return async (text: string) => {
    if (!isBroken) return findPeople(text)
    isBroken = false
    throw new Error('503')
  }
}

export const SuggestionsFailAndReload: Story = {
  render: function Failing(args) {
    const [source] = useState(failOnce)
    return <EmailTagInput {...args} source={source} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'an')
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(input).toHaveFocus()
    await expect(await canvas.findByRole('option', { name: /Anton/ })).toBeVisible()
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Enter at least one recipient.', help: 'They get the notices.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Enter at least one recipient. They get the notices. 0 of 10')
  },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { isReadOnly: true, defaultValue: THREE },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    // The browser handles the press, so that the text can be selected and copied.
    await expect(await fireEvent.mouseDown(canvas.getByText('ann@works.example'))).toBe(true)
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'The report is sent already.', defaultValue: THREE },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('3 of 10 The report is sent already.')
    await userEvent.keyboard('x{Backspace}{Control>}z{/Control}')
    await paste('dee@works.example')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('The report is sent already.')).toBeVisible()
  },
}

function Disableable({ onChange }: { onChange?: (value: string[]) => void }) {
  const [isSent, setSent] = useState(false)
  return (
    <>
      <EmailTagInput
        label="Recipients"
        defaultValue={THREE}
        source={findPeople}
        onChange={onChange}
        disabledReason={isSent ? 'The report is sent already.' : undefined}
      />
      <Button onClick={() => setSent((before) => !before)}>Toggle</Button>
    </>
  )
}

export const DisabledDuringTyping: Story = {
  tags: ['test-only'],
  render: (args) => <Disableable onChange={args.onChange} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    const toggle = canvas.getByRole('button', { name: 'Toggle' })
    await userEvent.type(input, 'an')
    await expect(await canvas.findByRole('option', { name: /Anton/ })).toBeVisible()
    await fireEvent.click(toggle)
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(input).toHaveValue('an')
    await fireEvent.click(toggle)
    await userEvent.click(canvas.getByRole('button', { name: 'bo@works.example' }))
    await expect(canvas.getByRole('textbox', { name: 'Change bo@works.example' })).toHaveFocus()
    await userEvent.keyboard('x')
    await fireEvent.click(toggle)
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const RemovalDuringAnEdit: Story = {
  tags: ['test-only'],
  args: { defaultValue: THREE },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'bo@works.example' }))
    await userEvent.keyboard('bea@works.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ann@works.example' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['bea@works.example', 'cy@works.example'])
    await expect(document.body).not.toHaveFocus()
  },
}

const pressed = fn<(recipients: readonly string[]) => void>()

function BesideAButton() {
  const [recipients, setRecipients] = useState(THREE)
  return (
    <>
      <EmailTagInput label="Recipients" value={recipients} onChange={setRecipients} />
      <Button onClick={() => pressed(recipients)}>Send</Button>
    </>
  )
}

export const APressedButtonDoesNotMove: Story = {
  tags: ['test-only'],
  render: () => <BesideAButton />,
  beforeEach: () => {
    pressed.mockReset()
  },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('button', { name: 'Send' })
    await userEvent.type(canvas.getByRole('textbox'), 'dee@works.example')
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target })
    // A new tag could move the button.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await user.pointer({ keys: '[/MouseLeft]', target })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(pressed.mock.calls).toEqual([[[...THREE, 'dee@works.example']]])
  },
}

export const VeryLongText: Story = {
  args: {
    defaultValue: [`${'x'.repeat(300)}@works.example`, `ann@${'very-long-'.repeat(12)}.example`, 'bo@works.example'],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    // A tooltip shows the truncated address of the focused tag.
    await userEvent.tab()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(document.activeElement).toHaveTextContent(/^ann@very-long-/)
    const getTooltip = () => document.querySelector('[data-tooltip]:popover-open')
    await waitFor(() => expect(getTooltip()).toHaveTextContent(`ann@${'very-long-'.repeat(12)}.example`))
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await expect(getTooltip()).toBeNull()
  },
}

const submitted = fn()

function InAForm() {
  const [recipients, setRecipients] = useState<string[]>(TEN.slice(0, 9))
  return (
    <form
      aria-label="Report"
      onSubmit={(event) => {
        event.preventDefault()
        submitted(recipients)
      }}
    >
      <EmailTagInput label="Recipients" value={recipients} onChange={setRecipients} />
      <Button type="submit">Send</Button>
    </form>
  )
}

export const RightToLeft: Story = {
  args: { defaultValue: THREE },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const tag = (name: string) => canvas.getByRole('button', { name })
    const [ann, bo, cy] = THREE.map(tag)
    await userEvent.tab()
    await expect(ann).toHaveFocus()
    // The first tag is at the right, so the arrow to the left moves to the next one.
    await expect(ann?.getBoundingClientRect().left).toBeGreaterThan(bo?.getBoundingClientRect().left ?? Infinity)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(cy).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(cy).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const ASubmitAddsTheTypedText: Story = {
  tags: ['test-only'],
  render: () => <InAForm />,
  beforeEach: () => {
    submitted.mockReset()
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    const form = canvas.getByRole<HTMLFormElement>('form')
    await userEvent.type(input, 'ann@works.example')
    form.requestSubmit()
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
    await expect(submitted).toHaveBeenCalledWith([...TEN.slice(0, 9), 'ann@works.example'])
    await userEvent.type(input, 'bo@works.example')
    form.requestSubmit()
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('bo@works.example')
    await expect(input).toHaveAccessibleDescription('No more than 10 addresses. 10 of 10')
    await expect(submitted).toHaveBeenCalledOnce()
    await userEvent.clear(input)
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledTimes(2)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { source: findPeople },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    const tag = (name: string) => canvas.getByRole('button', { name })
    const press = async (keys: string) => {
      await userEvent.keyboard(keys, { delay: null })
      await expect(document.body).not.toHaveFocus()
    }
    const texts = () => canvas.queryAllByRole('listitem').map((item) => item.textContent)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await press('ann@works.example{Enter}')
    await press('bo@works.example,')
    await press('cy@works.example;')
    await press('dee@works.example ')
    await expect(texts()).toEqual([...THREE, 'dee@works.example'])
    await press('mei')
    await expect(await canvas.findByRole('option', { name: /Mei/ })).toBeVisible()
    await press('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await press('{Backspace}')
    await expect(await canvas.findByRole('option', { name: /Mei/ })).toBeVisible()
    await press('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
    await expect(texts()).toHaveLength(5)
    await expect(input).toHaveValue('')
    await press('{Backspace}')
    await expect(tag('mei.kwan@works.example')).toHaveFocus()
    await press('{Backspace}')
    await expect(tag('dee@works.example')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('mei.kwan@works.example removed. 4 of 10')
    await press('{Home}')
    await expect(tag('ann@works.example')).toHaveFocus()
    await press('{ArrowRight}')
    await expect(tag('bo@works.example')).toHaveFocus()
    await press('{Delete}')
    await expect(tag('cy@works.example')).toHaveFocus()
    await press('{Control>}z{/Control}')
    await expect(texts()).toEqual([...THREE, 'dee@works.example'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Undone: Remove bo@works.example.')
    await press('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(texts()).toHaveLength(3)
    await press('{ArrowLeft}')
    await expect(tag('ann@works.example')).toHaveFocus()
    await press('{F2}')
    const editor = canvas.getByRole('textbox', { name: 'Change ann@works.example' })
    await expect(editor).toHaveFocus()
    await press('bea')
    await press('{Escape}')
    await expect(tag('ann@works.example')).toHaveFocus()
    await press('{Enter}')
    await press('bea@works.example{Enter}')
    await expect(tag('bea@works.example')).toHaveFocus()
    await press('{F2}jan@,')
    await expect(tag('jan@ Not an email address.')).toHaveFocus()
    await press('{F2}{Delete}{Enter}')
    await expect(tag('cy@works.example')).toHaveFocus()
    await press('{End}')
    await expect(input).toHaveFocus()
    await press('{ArrowLeft}{Delete}')
    await expect(tag('cy@works.example')).toHaveFocus()
    await press('{Delete}')
    await expect(input).toHaveFocus()
    await press('{Control>}z{/Control}')
    await expect(texts()).toEqual(['cy@works.example'])
    await press('ed@works.example')
    await userEvent.tab()
    await expect(texts()).toEqual(['cy@works.example', 'ed@works.example'])
    await expect(input).not.toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith(['cy@works.example', 'ed@works.example'])
  },
}

const LOW = { isLow: true }

export const Anatomy: Story = {
  tags: ['!dev'],
  parameters: LOW,
  ...anatomy([
    ['label', 'start'],
    ['label ~ * bdi', 'start'],
    'li',
    'li button + button',
    '[data-fault]',
    ['input', 'end'],
    ['[id$="-error"]', 'start'],
    ['[id$="-help"]', 'start'],
  ]),
  args: { defaultValue: ['ann@works.example', 'jan@'], help: 'They get the notices.' },
}

export const Do1: Story = { tags: ['!dev'], parameters: LOW, args: { defaultValue: ['ann@works.example', 'jan@'] } }

export const Dont1: Story = {
  tags: ['!dev'],
  parameters: LOW,
  args: { defaultValue: ['ann@works.example'], help: 'We removed 1 invalid address.' },
}

export const Do2: Story = { tags: ['!dev'], parameters: LOW, args: { defaultValue: THREE.slice(0, 2) } }

export const Dont2: Story = {
  tags: ['!dev'],
  parameters: LOW,
  args: { label: 'Your email', defaultValue: ['ann@works.example'], maxTags: 1 },
}
