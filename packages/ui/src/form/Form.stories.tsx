import { zodResolver } from '@hookform/resolvers/zod'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../button/Button'
import { Form } from './Form'
import { FormCheckbox } from './FormCheckbox'
import { FormPasswordField } from './FormPasswordField'
import { FormSelect } from './FormSelect'
import { FormTextArea } from './FormTextArea'
import { FormTextField } from './FormTextField'
import { applyServerErrors } from './server-errors'

const Person = z.object({
  firstName: z.string().check(z.minLength(1, 'Enter a first name.')),
  email: z.string().check(z.regex(/^\S+@\S+$/, 'Enter an e-mail address.')),
  seats: z.optional(z.number('Enter a number.').check(z.maximum(500, 'At most 500.'))),
  licenseId: z.optional(z.number()),
  password: z.string(),
  comment: z.string(),
  isApproved: z.boolean(),
  address: z.object({ city: z.string().check(z.minLength(1, 'Enter a city.')) }),
})
type Person = z.infer<typeof Person>

const EMPTY: Person = {
  firstName: '',
  email: '',
  seats: undefined,
  licenseId: undefined,
  password: '',
  comment: '',
  isApproved: false,
  address: { city: '' },
}

const save = fn<(person: Person) => Promise<Record<string, string[]> | void>>()
const drawn = fn()

interface StageProps {
  values?: Partial<Person>
  isSummaryHidden?: boolean
}

/** A form of every kind of field, with a server that may refuse. */
function Stage({ values, isSummaryHidden }: StageProps) {
  const form = useForm<Person>({
    shouldFocusError: false,
    resolver: zodResolver(Person),
    defaultValues: { ...EMPTY, ...values },
  })
  drawn()
  const submit = async (person: Person): Promise<void> => {
    const refused = await save(person)
    if (refused) applyServerErrors(form, refused)
  }
  return (
    <Form form={form} onSubmit={submit} isSummaryHidden={isSummaryHidden} aria-label="Person" style={{ maxWidth: 480 }}>
      <div style={{ display: 'grid', gap: 16 }}>
        <FormTextField name="firstName" label="First Name" isRequired />
        <FormTextField name="email" label="E-mail" isRequired help="For notices." />
        <FormTextField name="address.city" label="City" isRequired />
        <FormTextField name="seats" label="Seats" isNumber inputMode="numeric" align="end" />
        <FormSelect
          name="licenseId"
          label="License"
          isNumber
          placeholder="Select a license"
          options={[
            { value: '1', label: '1 · Northgate Constructors' },
            { value: '2', label: '2 · Harbour Works' },
          ]}
        />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <FormTextArea name="comment" label="Comment" />
        <FormCheckbox name="isApproved" label="Active" />
        <div style={{ display: 'flex', gap: 8 }}>
          <Button type="submit" tone="primary">
            Save
          </Button>
          <Button onClick={() => form.reset()}>Discard</Button>
        </div>
      </div>
    </Form>
  )
}

const meta = {
  title: 'Components/Form',
  component: Form,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Fields of one thing, checked together. Each field is wired by its \`name\` alone (\`FormTextField\`, \`FormPasswordField\`,
\`FormTextArea\`, \`FormCheckbox\`, \`FormSelect\`): label, help and error are the field's, and typing in one draws no other. After a
submit that failed, a summary takes the focus; its links lead to the fields. It stands until the next submit, and marks what
is right by now. \`applyServerErrors\` puts what a server found wrong at its fields, and the rest into the summary.

**Not for** a filter, which acts while one types: that is a \`SearchField\` and its neighbors in a toolbar.

**Role and name**: \`form\` where it has a name (\`aria-label\`); the summary is a \`group\` named by its heading.

| Key | Does |
| --- | --- |
| Enter in a field | Submits; while a submit is under way it does nothing |
| Tab on the summary | Moves among its links |
| Enter on a link | Moves to the field |`,
      },
    },
  },
  render: () => <Stage />,
  beforeEach: () => {
    save.mockReset()
    drawn.mockReset()
  },
} satisfies Meta

export default meta
type Story = StoryObj

const filled: Partial<Person> = {
  firstName: 'Jordan',
  email: 'jordan@northgate.example',
  address: { city: 'Oslo' },
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toBeRequired()
  },
}

export const Filled: Story = {
  render: () => <Stage values={{ ...filled, seats: 12, licenseId: 2, comment: 'Night shift', isApproved: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Oslo')
    await expect(canvas.getByRole('combobox', { name: 'License' })).toHaveValue('2')
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save).toHaveBeenCalledWith({
      ...EMPTY,
      ...filled,
      seats: 12,
      licenseId: 2,
      comment: 'Night shift',
      isApproved: true,
    })
  },
}

export const TypingDrawsNothingElse: Story = {
  play: async ({ canvas }) => {
    drawn.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Jordan')
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveValue('Jordan')
    await expect(drawn).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seats' }), '900')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First Name: Enter a first name.',
      'E-mail: Enter an e-mail address.',
      'City: Enter a city.',
      'Seats: At most 500.',
    ])
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address. For notices.')
    await expect(save).not.toHaveBeenCalled()
  },
}

export const WhatIsMendedIsMarkedAndNothingMoves: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    const city = canvas.getByRole('textbox', { name: 'City' })
    await userEvent.type(city, 'Oslo')
    await waitFor(() => expect(city).not.toBeInvalid())
    await expect(city).toHaveFocus()
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(summary).getByText('Done:')).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Jordan')
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'jordan@northgate.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await waitFor(() => expect(summary).not.toBeInTheDocument())
  },
}

export const RefusedByTheServer: Story = {
  render: () => <Stage values={filled} />,
  play: async ({ canvas }) => {
    save.mockResolvedValueOnce({
      email: ['Somebody else has this address.'],
      'address[city]': ['No such city.'],
      taxId: ['Must be nine digits.'],
    })
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(
      within(summary)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['taxId: Must be nine digits.', 'E-mail: Somebody else has this address.', 'City: No such city.'])
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(email).toHaveAccessibleDescription('Somebody else has this address. For notices.')
    await expect(email).toHaveValue('jordan@northgate.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(summary).not.toBeInTheDocument())
  },
}

export const WithoutSummaryTheFirstWrongFieldTakesTheFocus: Story = {
  render: () => <Stage isSummaryHidden values={{ firstName: 'Jordan' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus())
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
  },
}

export const DiscardPutsTheStoredValuesBack: Story = {
  render: () => <Stage values={{ ...filled, licenseId: 1, isApproved: true }} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'First Name' })
    await userEvent.clear(name)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'License' }), '2')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('group', { name: 'Check these fields' })
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(name).toHaveValue('Jordan'))
    await expect(canvas.getByRole('combobox', { name: 'License' })).toHaveValue('1')
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked()
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
    await expect(name).not.toBeInvalid()
  },
}

export const EnterTwiceSubmitsOnce: Story = {
  render: () => <Stage values={filled} />,
  play: async ({ canvas }) => {
    let answer = (): void => undefined
    save.mockImplementation(() => new Promise((resolve) => (answer = () => resolve())))
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), '{Enter}{Enter}{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    answer()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus())
    await expect(save).toHaveBeenCalledOnce()
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const name = canvas.getByRole('textbox', { name: 'First Name' })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Jordan{Enter}')
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await expect(within(summary).getByRole('link', { name: /^E-mail/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const city = canvas.getByRole('textbox', { name: 'City' })
    await expect(city).toHaveFocus()
    await expect(name).toHaveValue('Jordan')
    await userEvent.keyboard('Oslo')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
    await userEvent.keyboard('jordan@northgate.example{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus()
  },
}
