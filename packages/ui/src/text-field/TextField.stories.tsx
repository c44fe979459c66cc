import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mail, Search } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../link/Link'
import { TextField } from './TextField'

const meta = {
  title: 'Components/Text field',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Username', onChange: fn() },
  argTypes: { startIcon: { control: false }, end: { control: false }, labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `One line of text in a form. The label stands above, help under the field, the error between them with an icon. Rest props and
\`ref\` reach the \`<input>\`, so the registration of a form library spreads onto it.

**Not for** several lines (\`TextArea\`), a password (\`PasswordField\`), filtering what is listed (\`SearchField\`) or one of a few
values (\`Select\`). What may not be changed is \`isReadOnly\`: it can still be focused and copied. Mark what is optional with
\`labelEnd\`, not what is required.

**Role and name**: \`textbox\`, or the role of its \`type\`; named by the label; described by error, note and help, in this order.

| Key | Does |
| --- | --- |
| Tab | Moves to the field, also when it is read-only |
| Any text key | Types |
| Enter | Submits the form around it |`,
      },
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

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

export const WithNote: Story = { args: { note: 'Other people of this license see it.' } }

export const ReadOnly: Story = {
  args: { defaultValue: 'jordan.whitfield', isReadOnly: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('jordan.whitfield')
    await expect(field).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Large: Story = { args: { size: 'large', defaultValue: 'customer.admin' } }

export const WithIconAndKey: Story = {
  args: {
    label: 'Search roles',
    placeholder: 'Search roles and groups',
    startIcon: <Search aria-hidden="true" />,
    end: <kbd aria-hidden="true">/</kbd>,
  },
}

export const NumberAtItsEnd: Story = {
  args: { label: 'Weight', inputMode: 'decimal', align: 'end', defaultValue: '12.5', end: <span>%</span> },
}

export const WithAnEndOfTheLabel: Story = {
  args: {
    label: 'Email',
    type: 'email',
    labelEnd: <Link href="#why">Why we ask</Link>,
    startIcon: <Mail aria-hidden="true" />,
  },
}

export const LabelHeardAndNotDrawn: Story = {
  args: { isLabelHidden: true, placeholder: 'Name, username or email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible()
  },
}

export const VeryLongWords: Story = {
  args: {
    label: 'Name of the group that the members of the joint venture see when they open the portal for the first time',
    defaultValue: 'Night Shift Supervisors of the Northgate Refinery Expansion, second construction phase',
    error: 'The server refused the name: “northgate_refinery_expansion_night_shift_supervisors_second_phase” is taken.',
    help: 'A name that is unique in its license, in any of the languages that the people of the project speak.',
  },
}

export const KeyboardAlone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField {...args} />
      <TextField label="License" isReadOnly defaultValue="1 · Northgate Constructors" />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Username' })
    const fixed = canvas.getByRole('textbox', { name: 'License' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('adaeze')
    await expect(field).toHaveValue('adaeze')
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(fixed).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(fixed).toHaveValue('1 · Northgate Constructors')
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
  },
}
