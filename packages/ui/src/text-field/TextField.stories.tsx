import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Search } from 'lucide-react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Link } from '../link/Link'
import { anatomy } from '../foundations/anatomy-story'
import { TextField } from './TextField'
import { description } from './TextField.description'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Username', onChange: fn() },
  argTypes: { startIcon: { control: false }, trailing: { control: false }, labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { description },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

const submitted = fn()

export const Default: Story = {}

export const Filled: Story = { args: { defaultValue: 'customer.admin' } }

export const WithHelp: Story = {
  args: { help: 'Letters, digits and dots. It cannot be changed later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
      'Letters, digits and dots. It cannot be changed later.',
    )
  },
}

export const WithError: Story = {
  tags: ['visual'],
  args: { error: 'Please enter a username.', help: 'Letters, digits and dots.', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Please enter a username. Letters, digits and dots.')
  },
}

export const WithNote: Story = {
  tags: ['visual'],
  args: { note: 'Other users of this license can see it.' },
}

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { defaultValue: 'jordan.whitfield', isReadOnly: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('jordan.whitfield')
    await expect(field).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: {
    defaultValue: 'jordan.whitfield',
    disabledReason: 'Single sign-on manages this name.',
    help: 'Letters only.',
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('jordan.whitfield')
    await expect(field).toHaveAttribute('aria-disabled', 'true')
    await expect(field).toHaveAccessibleDescription('Letters only. Single sign-on manages this name.')
    await waitFor(() => expect(canvas.getByText('Single sign-on manages this name.')).toBeVisible())
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** A plain form, which validates natively: `isRequired` must not block its submit. */
export const RequiredDoesNotBlockASubmit: Story = {
  tags: ['test-only'],
  args: { isRequired: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear()
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await expect(field).toBeRequired()
    await userEvent.type(field, '{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
  },
}

export const Large: Story = { args: { size: 'large', defaultValue: 'customer.admin' } }

export const WithIconAndKey: Story = {
  tags: ['visual'],
  args: {
    label: 'Search roles',
    placeholder: 'Search roles and groups',
    startIcon: <Search aria-hidden="true" />,
    trailing: <kbd aria-hidden="true">/</kbd>,
  },
}

export const NumberAlignedToTheEnd: Story = {
  args: { label: 'Weight', inputMode: 'decimal', align: 'end', defaultValue: '12.5', trailing: <span>%</span> },
}

export const LinkBesideTheLabel: Story = {
  args: {
    label: 'Email',
    type: 'email',
    labelEnd: <Link href="#why">Why we ask</Link>,
    startIcon: <Mail aria-hidden="true" />,
  },
}

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, placeholder: 'Name, username or email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  args: {
    label: 'Name of the group that the members of the joint venture see when they open the portal for the first time',
    defaultValue: 'Night Shift Supervisors of the Northgate Refinery Expansion, second construction phase',
    error: 'The name “northgate_refinery_expansion_night_shift_supervisors_second_phase” is taken. Enter another one.',
    help: 'A name that is unique in its license, in any of the languages of the project.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /is taken\. Enter another one\. A name that is unique/,
    )
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField {...args} />
      <TextField label="License" isReadOnly defaultValue="1 · Northgate Constructors" />
      <TextField label="Prefix" disabledReason="The server sets the prefix." defaultValue="NG" />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    const readOnly = canvas.getByRole('textbox', { name: 'License' })
    const disabled = canvas.getByRole('textbox', { name: 'Prefix' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('adaeze')
    await expect(field).toHaveValue('adaeze')
    await expect(args.onChange).toHaveBeenLastCalledWith('adaeze', expect.anything())
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(readOnly).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(readOnly).toHaveValue('1 · Northgate Constructors')
    await userEvent.tab()
    await expect(disabled).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('The server sets the prefix.')).toBeVisible())
    await userEvent.keyboard('x')
    await expect(disabled).toHaveValue('NG')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('The server sets the prefix.')).not.toBeVisible()
    await expect(disabled).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
  },
}

export const Anatomy: Story = {
  tags: ['!dev'],
  ...anatomy([
    ['label', 'start'],
    ['label + span', 'end'],
    'svg',
    ['input', 'end'],
    ['[id$="-error"]', 'start'],
    ['[id$="-help"]', 'start'],
  ]),
  render: () => (
    <TextField
      label="Email"
      labelEnd="Optional"
      startIcon={<Mail aria-hidden="true" />}
      defaultValue="adaeze.okafor"
      error="Enter a valid email address."
      help="For notices."
    />
  ),
}

export const Do1: Story = {
  tags: ['!dev'],
  render: () => <TextField label="Email" placeholder="name@example.com" />,
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => <TextField label="Email" isLabelHidden placeholder="Email" />,
}

export const Do2: Story = {
  tags: ['!dev'],
  render: () => <TextField label="Email" defaultValue="adaeze" error="Enter a valid email address." />,
}

export const Dont2: Story = {
  tags: ['!dev'],
  render: () => <TextField label="Email" defaultValue="adaeze" error="Invalid input" />,
}
