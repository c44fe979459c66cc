import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Plus, UserPlus } from 'lucide-react'
import type { FormEvent } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Tooltip } from '../tooltip/Tooltip'
import { Button, ButtonLink, IconButton } from './Button'
import { IconButtonLink } from './IconButtonLink'
import { description } from './Button.description'

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { IconButton, ButtonLink, IconButtonLink },
  tags: ['autodocs'],
  args: { children: 'Add User', onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: { description },
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
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <Button size="small">Small, 28</Button>
      <Button>Medium, 32</Button>
      <Button size="large">Large, 40</Button>
    </div>
  ),
}

export const WithIconAndShortcut: Story = {
  tags: ['visual'],
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
      <IconButton label="Compact rows" icon={<Copy />} tone="default" isSelected />
      <IconButton label="Duplicate amara.osei" icon={<Copy />} tone="default" disabledReason="You cannot add users." />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Compact rows' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Duplicate adaeze.okafor' })).not.toHaveAttribute('aria-pressed')
  },
}

export const TooltipOfAnIcon: Story = {
  name: 'The name of an icon button shows on hover, on keyboard focus and after a long press',
  tags: ['test-only'],
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <div style={{ ...row, paddingBlockStart: 48 }}>
      <IconButton label="Duplicate adaeze.okafor" icon={<Copy aria-hidden="true" />} onClick={onClick} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Duplicate adaeze.okafor' })
    await expect(button).not.toHaveAttribute('title')
    const getText = () => canvas.queryByText('Duplicate adaeze.okafor')

    await userEvent.hover(button)
    await waitFor(() => expect(getText()).toBeVisible())
    // The pointer can move onto the text.
    await userEvent.hover(canvas.getByText('Duplicate adaeze.okafor'))
    await expect(getText()).toBeVisible()
    await userEvent.click(canvas.getByText('Duplicate adaeze.okafor'))
    await expect(args.onClick).not.toHaveBeenCalled()
    await userEvent.unhover(button)
    await waitFor(() => expect(getText()).not.toBeVisible())

    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(getText()).toBeVisible())
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Escape}')
    await expect(getText()).not.toBeVisible()
    await expect(button).toHaveFocus()

    await userEvent.pointer({ keys: '[TouchA>]', target: button })
    await waitFor(() => expect(getText()).toBeVisible())
    await userEvent.pointer({ keys: '[/TouchA]', target: button })
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(getText()).toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(getText()).not.toBeVisible()
  },
}

export const CallersHandlers: Story = {
  name: "The caller's handlers are called beside those of the tooltip",
  tags: ['test-only'],
  args: { onFocus: fn(), onPointerEnter: fn(), onPointerLeave: fn() },
  render: ({ onFocus, onPointerEnter, onPointerLeave }) => (
    <IconButton label="Rename" icon={<Copy aria-hidden="true" />} {...{ onFocus, onPointerEnter, onPointerLeave }} />
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.hover(button)
    await expect(args.onPointerEnter).toHaveBeenCalledOnce()
    await userEvent.unhover(button)
    await expect(args.onPointerLeave).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onFocus).toHaveBeenCalledOnce()
  },
}

export const DescriptionOfAnIcon: Story = {
  name: 'The description of an icon button shows in place of its name',
  tags: ['test-only'],
  render: () => (
    <div style={{ ...row, paddingBlockStart: 48 }}>
      <Tooltip text="Archived licenses refuse sign-ins.">
        <IconButton label="Archive" icon={<Copy aria-hidden="true" />} />
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.tab()
    await expect(button).toHaveAccessibleDescription('Archived licenses refuse sign-ins.')
    await waitFor(() => expect(canvas.getByText('Archive')).toBeInTheDocument())
    await expect(canvas.getByText('Archived licenses refuse sign-ins.')).toBeVisible()
    await expect(canvas.getByText('Archive')).not.toBeVisible()
  },
}

export const IconAsLink: Story = {
  render: () => (
    <div style={{ ...row, paddingBlockStart: 48 }}>
      <IconButtonLink label="Duplicate adaeze.okafor" icon={<Copy aria-hidden="true" />} href="#duplicate" />
      <div style={{ width: 8 }}>
        <IconButtonLink
          label="Duplicate anton.reyes"
          icon={<Copy aria-hidden="true" />}
          href="#duplicate-2"
          size="small"
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Duplicate adaeze.okafor' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await waitFor(() => expect(canvas.queryByText('Duplicate adaeze.okafor')).toBeVisible())
    const narrow = canvas.getByRole('link', { name: 'Duplicate anton.reyes' })
    await expect(narrow.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
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
  tags: ['visual'],
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
  tags: ['visual'],
  args: { disabledReason: 'Your role cannot add users.', icon: <Plus aria-hidden="true" /> },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add User' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Your role cannot add users.')
    await expect(within(button).getByText('Your role cannot add users.')).toBeVisible()
  },
}

const submitted = fn((event: FormEvent) => event.preventDefault())

export const EnterInAField: Story = {
  tags: ['test-only'],
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
  tags: ['test-only'],
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

export const Do1: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <Button>Cancel</Button>
      <Button tone="danger-solid">Deactivate project</Button>
    </div>
  ),
}

export const Dont1: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <Button>No</Button>
      <Button tone="danger-solid">Yes</Button>
    </div>
  ),
}

export const Do2: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <Button>Discard</Button>
      <Button tone="primary">Save</Button>
    </div>
  ),
}

export const Dont2: Story = {
  tags: ['!dev'],
  render: () => (
    <div style={row}>
      <Button tone="primary">Discard</Button>
      <Button tone="primary">Save</Button>
    </div>
  ),
}
