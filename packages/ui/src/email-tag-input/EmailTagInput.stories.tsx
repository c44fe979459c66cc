import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import type { ComboOption } from '../combo-box/combo-option'
import { EmailTagInput } from './EmailTagInput'

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
    (Story) => (
      <div style={{ maxWidth: '30rem', minHeight: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `E-mail addresses, each a tag. Paste anything: addresses separated by commas, semicolons, spaces, tabs or lines, with or without a name
(\`"Li, Ann" <ann@works.example>\`). What is no address stays in its place as a tag to mend, and so does an address that is there
already in any case; what there is no room for stays in the input. What is typed becomes a tag when the focus leaves and when the
form is submitted; a submit that would leave something behind is stopped. The value holds the wrong ones too, so that the rule of
the form refuses them.

**Not for** one address (\`TextField\`), nor for picking people of a known list (\`MultiComboBox\`).

**In a form**: \`FormEmailTagInput\`, wired by its \`name\`; its value is the list of all texts.

**Role and name**: \`textbox\`, with a \`source\` \`combobox\`, named by its label, described by the error, the help and the count; the tags a
\`list\` named "Recipients, 3 of 10", each a \`button\` named by its address and what is wrong with it. What is added, removed, changed,
undone or refused is announced.

| Key | Does |
| --- | --- |
| Enter, comma, semicolon | Makes tags of what is typed; Enter in an empty input submits the form around it |
| Space | After a whole address: makes a tag |
| Tab | Makes tags of what is typed, then leaves |
| ↓ ↑, then Enter | With suggestions: moves among them; takes the one moved to |
| Escape | Closes the suggestions; while a tag is changed, puts it back |
| Backspace, ← | In an empty input, or before the text: moves to the last tag |
| ← → Home End | Among tags: moves; past the last one to the input |
| Delete, Backspace | On a tag: removes it; the focus goes to the next, else to the one before, else to the input |
| F2, Enter | On a tag: changes it in its place; Enter keeps the change |
| Ctrl+Z, Ctrl+Shift+Z | Takes back what was done to the tags; does it again |`,
      },
    },
  },
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

export const Empty: Story = { args: { help: 'They get the notices. Separate addresses by commas.' } }

export const Filled: Story = { tags: ['visual'], args: { defaultValue: THREE, help: 'They get the notices.' } }

export const PastedAsOneLikes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await paste('"Li, Ann" <ann@works.example>; bo@works.example\tcy@works.example\r\nDee Fox <dee@works.example>')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith([...THREE, 'dee@works.example'])
    await expect(canvas.getByRole('status')).toHaveTextContent('4 added. 4 of 10')
  },
}

export const WhatIsNoAddressStaysInItsPlace: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await paste('ann@works.example, jan@, "john doe"@works.example, ANN@works.example, bo@works.example')
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ann@works.example',
      'jan@ Not an email address.',
      '"john doe"@works.example Not an email address.',
      'ANN@works.example This address is there already.',
      'bo@works.example',
    ])
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Not an email address. This address is there already. 5 of 10')
    await userEvent.click(canvas.getByRole('button', { name: 'jan@ Not an email address.' }))
    await userEvent.keyboard('{End}works.example{Enter}')
    await expect(canvas.getByRole('button', { name: 'jan@works.example' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ann@works.example' }))
    // What it repeated is gone.
    await expect(canvas.getByRole('button', { name: 'ANN@works.example' })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'jan@works.example',
      '"john doe"@works.example',
      'ANN@works.example',
      'bo@works.example',
    ])
  },
}

export const OverTheLimit: Story = {
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
  args: { limit: 10 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await paste(Array.from({ length: 5000 }, (_, place) => `Person <person.${place}@works.example>`).join('\n'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(input.value.split(', ')).toHaveLength(100)
    await expect(canvas.getByText('And 4,890 more, which follow these.')).toBeVisible()
    await expect(canvas.getByText('No more than 10 addresses.', { ignore: '[role="status"]' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(input.value.split(', ')).toHaveLength(100)
    // Where there is room again, the next one follows, and the line is filled up from what is kept.
    await userEvent.click(canvas.getByRole('button', { name: 'Remove person.0@works.example' }))
    await userEvent.click(input)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'person.10@works.example' })).toBeVisible()
    await expect(input.value.split(', ')).toHaveLength(100)
    await expect(canvas.getByText('And 4,889 more, which follow these.')).toBeVisible()
    await userEvent.clear(input)
    await expect(canvas.queryByText(/more, which follow/)).not.toBeInTheDocument()
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
    await expect(canvas.getByRole('option', { name: /Mei/ })).toHaveTextContent('This address is there already.')
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

export const SuggestionsFailAndAreAskedAgain: Story = {
  render: function Failing(args) {
    const [source] = useState(failOnce)
    return <EmailTagInput {...args} source={source} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'an')
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(input).toHaveFocus()
    await expect(await canvas.findByRole('option', { name: /Anton/ })).toBeVisible()
  },
}

export const WithError: Story = {
  args: { error: 'Enter at least one recipient.', help: 'They get the notices.', isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Enter at least one recipient. They get the notices. 0 of 10')
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: THREE },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    // A press on it is the browser's: the text can be marked and copied.
    await expect(await fireEvent.mouseDown(canvas.getByText('ann@works.example'))).toBe(true)
  },
}

export const CannotBeChanged: Story = {
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

function Closing({ onChange }: { onChange?: (value: string[]) => void }) {
  const [isClosed, setClosed] = useState(false)
  return (
    <>
      <EmailTagInput
        label="Recipients"
        defaultValue={THREE}
        source={findPeople}
        onChange={onChange}
        disabledReason={isClosed ? 'The report is sent already.' : undefined}
      />
      <Button onClick={() => setClosed((before) => !before)}>Close or open</Button>
    </>
  )
}

export const ClosedWhileSomebodyTypes: Story = {
  render: (args) => <Closing onChange={args.onChange} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox')
    const closeOrOpen = canvas.getByRole('button', { name: 'Close or open' })
    await userEvent.type(input, 'an')
    await expect(await canvas.findByRole('option', { name: /Anton/ })).toBeVisible()
    await fireEvent.click(closeOrOpen)
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(input).toHaveValue('an')
    await fireEvent.click(closeOrOpen)
    await userEvent.click(canvas.getByRole('button', { name: 'bo@works.example' }))
    await expect(canvas.getByRole('textbox', { name: 'Change bo@works.example' })).toHaveFocus()
    await userEvent.keyboard('x')
    await fireEvent.click(closeOrOpen)
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AnotherIsRemovedWhileOneIsChanged: Story = {
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

export const AButtonStaysUnderTheMouseThatPressesIt: Story = {
  render: () => <BesideAButton />,
  beforeEach: () => {
    pressed.mockReset()
  },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('button', { name: 'Send' })
    await userEvent.type(canvas.getByRole('textbox'), 'dee@works.example')
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target })
    // A tag more could move the button away.
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
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
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

export const ASubmitTakesAlongWhatIsTyped: Story = {
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
