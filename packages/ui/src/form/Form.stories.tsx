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
import { description } from './Form.description'

const Person = z.object({
  firstName: z.string().check(z.minLength(1, 'Enter a first name.')),
  email: z.string().check(z.regex(/^\S+@\S+$/, 'Enter an email address.')),
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
const rendered = fn()

interface StageProps {
  values?: Partial<Person>
  isSummaryHidden?: boolean
}

const onSubmitError = fn()

/** A form with every kind of text field, and a server that can reject it. */
function Stage({ values, isSummaryHidden }: StageProps) {
  const form = useForm<Person>({
    shouldFocusError: false,
    resolver: zodResolver(Person),
    defaultValues: { ...EMPTY, ...values },
  })
  rendered()
  const submit = async (person: Person): Promise<void> => {
    const errors = await save(person)
    if (errors) applyServerErrors(form, errors)
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      onSubmitError={onSubmitError}
      isSummaryHidden={isSummaryHidden}
      aria-label="Person"
      style={{ maxWidth: 480 }}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <FormTextField<Person> name="firstName" label="First Name" isRequired />
        <FormTextField<Person> name="email" label="Email" isRequired help="For notices." />
        <FormTextField<Person> name="address.city" label="City" isRequired />
        <FormTextField<Person> name="seats" label="Seats" isNumber inputMode="numeric" align="end" />
        <FormSelect<Person>
          name="licenseId"
          label="License"
          isNumber
          placeholder="Select a license"
          options={[
            { value: '1', label: '1 · Northgate Constructors' },
            { value: '2', label: '2 · Harbour Works' },
          ]}
        />
        <FormPasswordField<Person> name="password" label="Password" autoComplete="new-password" />
        <FormTextArea<Person> name="comment" label="Comment" />
        <FormCheckbox<Person> name="isApproved" label="Active" />
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
  parameters: { description },
  render: () => <Stage />,
  beforeEach: () => {
    save.mockReset()
    rendered.mockReset()
    onSubmitError.mockReset()
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

export const TypingRendersNothingElse: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    rendered.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Jordan')
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveValue('Jordan')
    await expect(rendered).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
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
      'Email: Enter an email address.',
      'City: Enter a city.',
      'Seats: At most 500.',
    ])
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription('Enter an email address. For notices.')
    await expect(save).not.toHaveBeenCalled()
  },
}

export const MarksCorrectedEntriesWithoutMoving: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    const city = canvas.getByRole('textbox', { name: 'City' })
    await userEvent.type(city, 'Oslo')
    await waitFor(() => expect(city).not.toBeInvalid())
    await expect(city).toHaveFocus()
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(summary).getByText('Fixed:')).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Jordan')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'jordan@northgate.example')
    await waitFor(() => expect(summary).toHaveAccessibleName('All fixed. You can submit again.'))
    await expect(summary).toHaveAttribute('data-tone', 'success')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await waitFor(() => expect(summary).not.toBeInTheDocument())
  },
}

export const RejectedByTheServer: Story = {
  render: () => <Stage values={filled} />,
  play: async ({ canvas }) => {
    save.mockResolvedValueOnce({
      email: ['Another user has this address.'],
      'address[city]': ['This city does not exist.'],
      taxId: ['Must be nine digits.'],
    })
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(
      within(summary)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual([
      'taxId: Must be nine digits.',
      'Email: Another user has this address.',
      'City: This city does not exist.',
    ])
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(email).toHaveAccessibleDescription('Another user has this address. For notices.')
    await expect(email).toHaveValue('jordan@northgate.example')
    let finish = (): void => undefined
    save.mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve())))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    // Nothing is corrected before the server answers.
    await expect(within(summary).queryByText('Fixed:')).not.toBeInTheDocument()
    finish()
    await waitFor(() => expect(summary).not.toBeInTheDocument())
  },
}

export const WithoutSummaryTheFirstInvalidFieldTakesTheFocus: Story = {
  tags: ['test-only'],
  render: () => <Stage isSummaryHidden values={{ firstName: 'Jordan' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
  },
}

export const DiscardRestoresTheSavedValues: Story = {
  tags: ['test-only'],
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
  tags: ['test-only'],
  render: () => <Stage values={filled} />,
  play: async ({ canvas }) => {
    let finish = (): void => undefined
    save.mockImplementation(() => new Promise((resolve) => (finish = () => resolve())))
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), '{Enter}{Enter}{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    finish()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus())
    await expect(save).toHaveBeenCalledOnce()
  },
}

export const ShowsARejectedSubmitAndKeepsTheValues: Story = {
  tags: ['test-only'],
  render: () => <Stage values={filled} />,
  play: async ({ canvas }) => {
    save.mockRejectedValueOnce(new Error('The server did not answer.'))
    const name = canvas.getByRole('textbox', { name: 'First Name' })
    const button = canvas.getByRole('button', { name: 'Save' })
    await userEvent.type(name, ' Ann')
    await userEvent.click(button)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent("Couldn't submit this form. Your entries are safe. Try again.")
    await expect(name).toHaveValue('Jordan Ann')
    await expect(onSubmitError).toHaveBeenCalledOnce()
    await expect(onSubmitError).toHaveBeenCalledWith(new Error('The server did not answer.'))
    await expect(button).toHaveFocus()
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
}

export const ShowsAFailedSubmitWithoutASummary: Story = {
  tags: ['test-only'],
  render: () => <Stage values={filled} isSummaryHidden />,
  play: async ({ canvas }) => {
    save.mockImplementationOnce(() => {
      throw new Error('Thrown before it returned a promise.')
    })
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), '{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const name = canvas.getByRole('textbox', { name: 'First Name' })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Jordan{Enter}')
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await expect(within(summary).getByRole('link', { name: /^Email/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const city = canvas.getByRole('textbox', { name: 'City' })
    await expect(city).toHaveFocus()
    await expect(name).toHaveValue('Jordan')
    await userEvent.keyboard('Oslo')
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard('jordan@northgate.example{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
}

/** A form of one field, small enough for a pair of advice. */
function OneField({ disabledReason }: { disabledReason?: string }) {
  const form = useForm<Person>({ shouldFocusError: false, resolver: zodResolver(Person), defaultValues: EMPTY })
  return (
    <Form form={form} onSubmit={() => undefined} aria-label="Person">
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <FormTextField<Person> name="firstName" label="First Name" isRequired />
        <Button type="submit" tone="primary" disabledReason={disabledReason}>
          Save
        </Button>
      </div>
    </Form>
  )
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <OneField />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <OneField disabledReason="The form is not valid." />,
}
