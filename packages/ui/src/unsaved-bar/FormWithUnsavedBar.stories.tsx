import { zodResolver } from '@hookform/resolvers/zod'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { Badge } from '../badge/Badge'
import { Button } from '../button/Button'
import { Form } from '../form/Form'
import { FormCheckbox } from '../form/FormCheckbox'
import { FormSelect } from '../form/FormSelect'
import { FormTextArea } from '../form/FormTextArea'
import { FormTextField } from '../form/FormTextField'
import { applyServerErrors } from '../form/server-errors'
import { submitForm } from '../form/submit-form'
import { PageHeader } from '../page-header/PageHeader'
import { createToastQueue } from '../toasts/toast-queue'
import { Toasts } from '../toasts/Toasts'
import { LeaveDialog } from './LeaveDialog'
import { UnsavedBar, type UnsavedBarProps } from './UnsavedBar'
import { description } from './FormWithUnsavedBar.description'

const Person = z.object({
  firstName: z.string().check(z.minLength(1, 'Enter a first name.')),
  lastName: z.string().check(z.minLength(1, 'Enter a last name.')),
  email: z.string().check(z.regex(/^\S+@\S+$/, 'Enter an email address.')),
  licenseId: z.number(),
  comment: z.string(),
  isApproved: z.boolean(),
})
type Person = z.infer<typeof Person>

const LABELS: Record<keyof Person, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  licenseId: 'License',
  comment: 'Comment',
  isApproved: 'Active',
}

const isField = (name: string): name is keyof Person => name in LABELS

const STORED: Person = {
  firstName: 'Jordan',
  lastName: 'Whitfield',
  email: 'jordan.whitfield@northgate.example',
  licenseId: 1,
  comment: '',
  isApproved: true,
}

/** Saves a person. Resolves to errors by field if the server rejects the save. */
type Save = (person: Person) => Promise<Record<string, string[]> | void>

/** A page with a form, its unsaved bar, the leave dialog and a toast after saving. */
function UserPage({ save }: { save: Save }) {
  const formId = useId()
  const [stored, setStored] = useState(STORED)
  const [state, setState] = useState<UnsavedBarProps['state']>('unsaved')
  const [isLeaving, setLeaving] = useState(false)
  const [toasts] = useState(createToastQueue)
  const form = useForm<Person>({ shouldFocusError: false, resolver: zodResolver(Person), defaultValues: stored })
  const { dirtyFields } = useFormState({ control: form.control })
  const changes = Object.keys(dirtyFields)
    .filter(isField)
    .map((name) => ({
      id: name,
      label: LABELS[name],
      before: String(stored[name]),
      after: String(form.getValues(name)),
    }))

  const submit = async (person: Person): Promise<boolean> => {
    setState('saving')
    const errors = await save(person)
    if (errors) {
      setState('failed')
      applyServerErrors(form, errors)
      return false
    }
    setStored(person)
    form.reset(person)
    setState('unsaved')
    toasts.success('User updated.')
    return true
  }
  const discard = (): void => {
    form.reset(stored)
    setState('unsaved')
  }
  return (
    <main style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <PageHeader
        title="jordan.whitfield"
        subtitle="Jordan Whitfield"
        badges={<Badge tone="success">Active</Badge>}
        actions={<Button onClick={() => changes.length > 0 && setLeaving(true)}>Leave</Button>}
      />
      <Form
        form={form}
        id={formId}
        onSubmit={async (person) => void (await submit(person))}
        aria-label="User"
        style={{ padding: 24, maxWidth: 720 }}
      >
        <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
          <FormTextField name="firstName" label={LABELS.firstName} isRequired />
          <FormTextField name="lastName" label={LABELS.lastName} isRequired />
          <FormTextField name="email" label={LABELS.email} isRequired />
          <FormSelect
            name="licenseId"
            label={LABELS.licenseId}
            isNumber
            options={[
              { value: '1', label: '1 · Northgate Constructors' },
              { value: '2', label: '2 · Harbour Works' },
            ]}
          />
          <FormTextArea name="comment" label={LABELS.comment} />
          <FormCheckbox name="isApproved" label={LABELS.isApproved} />
        </div>
      </Form>
      {changes.length > 0 && (
        <UnsavedBar
          changes={changes}
          state={state}
          message="Failed to save jordan.whitfield."
          formId={formId}
          onDiscard={discard}
        />
      )}
      <LeaveDialog
        isOpen={isLeaving}
        changes={changes}
        onClose={() => setLeaving(false)}
        onLeave={() => {
          setLeaving(false)
          discard()
        }}
        onSave={() => submitForm(form, submit)}
      />
      <Toasts queue={toasts} />
    </main>
  )
}

const save = fn<Save>()

const meta = {
  title: 'Patterns/Form with unsaved bar',
  tags: ['autodocs'],
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 560 },
    },
  },
  render: () => <UserPage save={save} />,
  beforeEach: () => {
    save.mockReset()
    save.mockResolvedValue()
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Clean: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument()
  },
}

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Night shift')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }))
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    await expect(canvas.getByText('Active', { selector: 'li span' })).toBeVisible()
  },
}

export const RevertedChange: Story = {
  name: 'A reverted change does not count',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(comment, 'x')
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
    await userEvent.clear(comment)
    await waitFor(() => expect(canvas.queryByText('1 unsaved change')).not.toBeInTheDocument())
    await expect(comment).toHaveFocus()
  },
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    const comment = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(comment, 'Night shift')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByText('User updated.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument()
    await expect(comment).toHaveValue('Night shift')
    await expect(comment).toHaveFocus()
    await expect(save).toHaveBeenCalledWith({ ...STORED, comment: 'Night shift' })
  },
}

export const Rejected: Story = {
  play: async ({ canvas }) => {
    save.mockResolvedValueOnce({ email: ['Another user has this email address.'], licenseId: ['All seats are taken.'] })
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'amara@northgate.example')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save jordan.whitfield.')
    await expect(email).toHaveValue('amara@northgate.example')
    await expect(email).toBeInvalid()
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
  },
}

export const Leaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comment' }), 'Night shift')
    const leave = canvas.getByRole('button', { name: 'Leave' })
    await userEvent.click(leave)
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(leave).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveValue('Night shift')
  },
}

export const SavingAndLeaving: Story = {
  name: 'A rejected "Save and leave" stays on the page, and keeps what was typed',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    save.mockResolvedValueOnce({ email: ['Another user has this email address.'] })
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.clear(email)
    await userEvent.type(email, 'amara@northgate.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /Email: jordan.whitfield@northgate.example → amara@northgate.example/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to save jordan.whitfield.')
    await expect(email).toHaveValue('amara@northgate.example')
    await expect(email).toBeInvalid()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveFocus()
    await userEvent.tab()
    const name = canvas.getByRole('textbox', { name: 'First Name' })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Control>}s{/Control}')
    const summary = await canvas.findByRole('group', { name: 'Check these fields' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Jo{Control>}s{/Control}')
    await expect(await canvas.findByText('User updated.')).toBeVisible()
    await expect(save.mock.calls).toEqual([[{ ...STORED, firstName: 'Jo' }]])
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Jo')
  },
}
