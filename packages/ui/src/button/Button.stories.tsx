import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Plus, UserPlus } from 'lucide-react'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button, ButtonLink, IconButton } from './Button'

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { IconButton, ButtonLink },
  tags: ['autodocs'],
  args: { children: 'Add User', onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Does something on this page: opens, saves, deletes. One **primary** at most on a screen. **danger** opens
a step that cannot be undone; **danger-solid** stands in that step alone.

**Not for** going to another page: that is a \`ButtonLink\`, which can be opened in a new tab. Not for switching a state on
and off in a row: that is a \`ToggleBadge\`.

**Role and name**: \`button\`, named by its words (\`IconButton\`: by \`label\`; \`ButtonLink\`: a \`link\`). A button that cannot be
pressed stays focusable, carries \`aria-disabled\` and is described by its reason.

| Key | Does |
| --- | --- |
| Tab | Moves to the button, also when it cannot be pressed |
| Enter, Space | Presses it |
| Escape | Takes the reason of a button that cannot be pressed away |`,
      },
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add User' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <Button tone="primary">Save</Button>
      <Button>Discard</Button>
      <Button tone="ghost">Cancel</Button>
      <Button tone="danger">Deactivate…</Button>
      <Button tone="danger-solid">Deactivate project</Button>
      <Button tone="link">Select all 240</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Button size="small">Small, 28</Button>
      <Button>Medium, 32</Button>
      <Button size="large">Large, 40</Button>
    </div>
  ),
}

export const WithIconAndShortcut: Story = {
  render: () => (
    <div style={row}>
      <Button tone="primary" icon={<Plus aria-hidden="true" />}>
        Add User
      </Button>
      <Button icon={<UserPlus aria-hidden="true" />}>Assign</Button>
      <Button tone="primary">
        Save <kbd aria-hidden="true">Ctrl S</kbd>
      </Button>
    </div>
  ),
}

export const IconAlone: Story = {
  render: () => (
    <div style={row}>
      <IconButton label="Duplicate adaeze.okafor" icon={<Copy />} />
      <IconButton label="Duplicate agnes.lindqvist" icon={<Copy />} tone="default" />
      <IconButton label="Duplicate anton.reyes" icon={<Copy />} size="small" />
      <IconButton label="Compact rows" icon={<Copy />} tone="default" isPressed />
      <IconButton label="Duplicate amara.osei" icon={<Copy />} tone="default" disabledReason="You cannot add users." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Duplicate adaeze.okafor' })).not.toHaveAttribute('aria-pressed')
  },
}

export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <ButtonLink href="#add" tone="primary" icon={<Plus aria-hidden="true" />}>
        Add User
      </ButtonLink>
      <ButtonLink href="#duplicate" icon={<Copy aria-hidden="true" />}>
        Duplicate
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add User' })).toHaveAttribute('href', '#add')
  },
}

export const Busy: Story = {
  args: { children: 'Save', isBusy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}

export const CannotBePressed: Story = {
  args: { disabledReason: 'Your role may not add users.', icon: <Plus aria-hidden="true" /> },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add User' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Your role may not add users.')
    await expect(within(button).getByText('Your role may not add users.')).toBeVisible()
  },
}

const submitted = fn((event: FormEvent) => event.preventDefault())

export const EnterInAFieldDoesNotPressItEither: Story = {
  render: () => (
    <form onSubmit={submitted} style={row}>
      <input aria-label="Name" style={{ minWidth: 0 }} />
      <Button type="submit" disabledReason="Nothing has changed.">
        Save
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear()
    await userEvent.type(canvas.getByRole('textbox'), 'Adaeze{Enter}')
    await expect(submitted).not.toHaveBeenCalled()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Wide: Story = { args: { isWide: true, tone: 'primary', size: 'large', children: 'Log in' } }

export const VeryLongWords: Story = {
  args: {
    icon: <Plus aria-hidden="true" />,
    children: 'Assign the selected users of Northgate Constructors to the user group Night Shift Supervisors',
  },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Button {...args} />
    </div>
  ),
}

export const KeyboardAlone: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <div style={row}>
      <Button onClick={onClick}>Assign</Button>
      <Button onClick={onClick} disabledReason="Select a user first.">
        Unassign
      </Button>
      <Button>Next</Button>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [assign, unassign, next] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(assign).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(assign).toHaveFocus()

    await userEvent.tab()
    await expect(unassign).toHaveFocus()
    const reason = canvas.getByText('Select a user first.')
    await expect(reason).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await expect(unassign).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(reason).not.toBeVisible()
    await expect(unassign).toHaveFocus()

    await userEvent.tab()
    await expect(next).toHaveFocus()
  },
}
