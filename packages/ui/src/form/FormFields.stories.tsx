import { zodResolver } from '@hookform/resolvers/zod'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { Button } from '../button/Button'
import { Form } from './Form'
import { FormCheckboxGroup } from './FormCheckboxGroup'
import { FormComboBox } from './FormComboBox'
import { FormDatePicker } from './FormDatePicker'
import { FormMultiComboBox } from './FormMultiComboBox'
import { FormNumberField } from './FormNumberField'
import { FormRadioGroup } from './FormRadioGroup'
import { FormSwitch } from './FormSwitch'
import { FormTextArea } from './FormTextArea'
import { applyServerErrors } from './server-errors'
import { description } from './FormFields.description'

const License = z.object({
  company: z.nullable(z.string()).check(z.refine((value) => value !== null, 'Choose a company.')),
  owners: z.array(z.string()).check(z.minLength(1, 'Choose at least one owner.')),
  seats: z
    .nullable(z.number('Enter a whole number of seats.').check(z.maximum(500, 'At most 500 seats.')))
    .check(z.refine((value) => value !== null, 'Enter the seats.')),
  expiry: z
    .nullable(
      z.iso.date('Enter a date, such as 3 Feb 2026.').check(z.refine((day) => day <= '2038-01-18', 'Too late.')),
    )
    .check(z.refine((value) => value !== null, 'Enter an expiry date.')),
  kind: z.nullable(z.string()).check(z.refine((value) => value !== null, 'Choose a kind.')),
  notices: z.array(z.string()).check(z.minLength(1, 'Choose when to send one.')),
  isActive: z.boolean().check(z.refine((value) => value, 'A new license must be active.')),
  comment: z.string().check(z.maxLength(80, 'At most 80 characters.')),
})
type License = z.infer<typeof License>

const EMPTY: License = {
  company: null,
  owners: [],
  seats: null,
  expiry: null,
  kind: null,
  notices: [],
  isActive: false,
  comment: '',
}
const FILLED: License = {
  company: '2',
  owners: ['ao', 'jw'],
  seats: 40,
  expiry: '2027-06-30',
  kind: 'paid',
  notices: ['30'],
  isActive: true,
  comment: 'Second phase.',
}

const COMPANIES = ['Northgate Constructors', 'Harbor Works', 'Quarry and Aggregate'].map((label, index) => ({
  value: String(index + 1),
  label,
}))
const PEOPLE = [
  { value: 'ao', label: 'adaeze.okafor' },
  { value: 'jw', label: 'jordan.whitfield' },
  { value: 'ar', label: 'anton.reyes' },
]
const KINDS = [
  { value: 'trial', label: 'Trial' },
  { value: 'paid', label: 'Paid' },
]
const DAYS = [
  { value: '60', label: '60 days before' },
  { value: '30', label: '30 days before' },
]

const save = fn<(license: License) => Record<string, string[]> | void>()

function Stage({ values = EMPTY }: { values?: License }) {
  const form = useForm<License>({ shouldFocusError: false, resolver: zodResolver(License), defaultValues: values })
  return (
    <Form
      form={form}
      onSubmit={(license) => {
        const errors = save(license)
        if (errors) applyServerErrors(form, errors)
      }}
      aria-label="License"
      style={{ maxWidth: 480 }}
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <FormComboBox<License> name="company" label="Company" options={COMPANIES} isRequired />
        <FormMultiComboBox<License> name="owners" label="Owners" options={PEOPLE} isRequired />
        <FormNumberField<License> name="seats" label="Seats" kind="integer" min={1} isRequired />
        <FormDatePicker<License> name="expiry" label="Expiry date" max="2038-01-18" today="2026-02-03" isRequired />
        <FormRadioGroup<License> name="kind" label="Kind" options={KINDS} orientation="horizontal" isRequired />
        <FormCheckboxGroup<License> name="notices" label="Notices" options={DAYS} hasSelectAll />
        <FormSwitch<License> name="isActive" label="Active" />
        <FormTextArea<License> name="comment" label="Comment" maxCharacters={80} />
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
  title: 'Components/Form fields',
  component: Stage,
  tags: ['autodocs'],
  parameters: { description },
  beforeEach: () => {
    save.mockReset()
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** Shows no error before the first submit. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    for (const field of [...canvas.getAllByRole('combobox'), canvas.getByRole('spinbutton')]) {
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Filled: Story = {
  args: { values: FILLED },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Harbor Works')
    await expect(canvas.getByRole('spinbutton', { name: 'Seats' })).toHaveValue('40')
    await expect(canvas.getByRole('textbox', { name: 'Expiry date' })).toHaveValue('30 Jun 2027')
    await expect(canvas.getByRole('switch', { name: 'Active' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save).toHaveBeenCalledWith(FILLED)
  },
}

const texts = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent)

export const EveryFieldInvalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(texts(summary)).toEqual([
      'Company: Choose a company.',
      'Owners: Choose at least one owner.',
      'Seats: Enter the seats.',
      'Expiry date: Enter an expiry date.',
      'Kind: Choose a kind.',
      'Notices: Choose when to send one.',
      'Active: A new license must be active.',
    ])
    await expect(canvas.getByRole('radiogroup', { name: 'Kind' })).toHaveAccessibleDescription('Choose a kind.')
    await expect(save).not.toHaveBeenCalled()
  },
}

export const KeepsATextThatIsNotANumberOrADate: Story = {
  tags: ['test-only'],
  args: { values: FILLED },
  play: async ({ canvas }) => {
    const seats = canvas.getByRole('spinbutton', { name: 'Seats' })
    const expiry = canvas.getByRole('textbox', { name: 'Expiry date' })
    await userEvent.type(seats, ' or so')
    await userEvent.clear(expiry)
    await userEvent.type(expiry, 'next summer')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await expect(texts(summary)).toEqual([
      'Seats: Enter a whole number of seats.',
      'Expiry date: Enter a date, such as 3 Feb 2026.',
    ])
    await expect(seats).toHaveValue('40 or so')
    await expect(expiry).toHaveValue('next summer')
    await expect(save).not.toHaveBeenCalled()
  },
}

export const RejectedByTheServer: Story = {
  args: { values: FILLED },
  play: async ({ canvas }) => {
    save.mockReturnValueOnce({ kind: ['Trials have ended.'], owners: ['This user was removed.'] })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await expect(texts(summary)).toEqual(['Owners: This user was removed.', 'Kind: Trials have ended.'])
    await userEvent.click(within(summary).getByRole('link', { name: /^Kind/ }))
    await expect(canvas.getByRole('radio', { name: 'Paid' })).toHaveFocus()
  },
}

export const DiscardRestoresTheSavedValues: Story = {
  tags: ['test-only'],
  args: { values: FILLED },
  play: async ({ canvas }) => {
    const seats = canvas.getByRole('spinbutton', { name: 'Seats' })
    await userEvent.clear(seats)
    await userEvent.type(seats, 'many')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Company' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Expiry date' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove adaeze.okafor' }))
    await userEvent.click(canvas.getByText('Trial'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), ' And a third.')
    await expect(canvas.getByText('26 of 80')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(seats).toHaveValue('40'))
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Harbor Works')
    await expect(canvas.getByRole('textbox', { name: 'Expiry date' })).toHaveValue('30 Jun 2027')
    await expect(canvas.getByRole('button', { name: 'Remove adaeze.okafor' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Paid' })).toBeChecked()
    await expect(canvas.getByText('13 of 80')).toBeVisible()
  },
}

export const Narrow: Story = { args: { values: FILLED }, globals: { viewport: { value: 'phone' } } }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const company = canvas.getByRole('combobox', { name: 'Company' })
    await userEvent.tab()
    await expect(company).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    const go = async (element: HTMLElement, shift = false) => {
      for (let presses = 0; presses < 20 && document.activeElement !== element; presses += 1)
        await userEvent.tab({ shift })
      await expect(element).toHaveFocus()
    }
    const link = (name: RegExp) => within(summary).getByRole('link', { name })
    await go(link(/^Company/))
    await userEvent.keyboard('{Enter}')
    await expect(company).toHaveFocus()
    await userEvent.keyboard('harb{Enter}')
    await expect(company).toHaveValue('Harbor Works')
    await go(link(/^Notices/), true)
    await userEvent.keyboard('{Enter}')
    const notice = canvas.getByRole('checkbox', { name: '60 days before' })
    await expect(notice).toHaveFocus()
    await userEvent.keyboard(' ')
    await go(canvas.getByRole('switch', { name: 'Active' }))
    await userEvent.keyboard(' ')
    await go(canvas.getByRole('radio', { name: 'Paid' }), true)
    await userEvent.keyboard(' ')
    await go(canvas.getByRole('textbox', { name: 'Expiry date' }), true)
    await userEvent.keyboard('3/2/2027')
    await go(canvas.getByRole('spinbutton', { name: 'Seats' }), true)
    await userEvent.keyboard('12')
    await go(canvas.getByRole('combobox', { name: 'Owners' }), true)
    await userEvent.keyboard('ant{Enter}{Escape}{Enter}')
    await waitFor(() => expect(save).toHaveBeenCalledOnce())
    await expect(save).toHaveBeenCalledWith({
      company: '2',
      owners: ['ar'],
      seats: 12,
      expiry: '2027-02-03',
      kind: 'paid',
      notices: ['60'],
      isActive: true,
      comment: '',
    })
  },
}
