import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Copy, Pencil } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../badge/Badge'
import { Button, IconButton } from '../button/Button'
import { Link } from '../link/Link'
import { Tooltip } from './Tooltip'

const TEXT = 'Nobody can sign in to an archived license.'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { text: TEXT, children: <Button>Archive</Button> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `A few words beside a control, for whoever rests on it: what an icon is called, what a short word stands for.

**Not for** what everybody must read (a \`Note\`, or the help of a field), for what can be pressed (a \`Popover\`), for why a control
cannot be used (its \`disabledReason\`), nor for the only name of anything: touch shows no tooltip.

**Role and name**: \`tooltip\`; it describes the trigger, which keeps its own role and name. With \`kind="name"\` the words are drawn
and not read, because the name says them already.

| Key | Does |
| --- | --- |
| Tab | Moves to the trigger, and shows the words at once |
| Escape | Takes them away; nothing else closes with them |`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', padding: '48px 8px 8px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const OnHover: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await expect(button).toHaveAccessibleDescription(TEXT)
    await expect(canvas.getByText(TEXT)).not.toBeVisible()
    await userEvent.hover(button)
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    // The pointer crosses onto the words, which stay.
    await userEvent.hover(canvas.getByText(TEXT))
    await expect(canvas.getByText(TEXT)).toBeVisible()
    await userEvent.unhover(canvas.getByText(TEXT))
    await waitFor(() => expect(canvas.getByText(TEXT)).not.toBeVisible())
  },
}

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText(TEXT)).toBeVisible()
  },
}

export const NameOfAnIcon: Story = {
  args: {
    text: 'Rename',
    kind: 'name',
    children: <IconButton label="Rename" icon={<Pencil aria-hidden="true" />} />,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' })
    await expect(button).not.toHaveAttribute('title')
    await expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.tab()
    await expect(canvas.getByText('Rename')).toBeVisible()
  },
}

export const OnAnyTrigger: Story = {
  render: () => (
    <>
      <Tooltip text="Opens the list of users">
        <Link href="#users">Users</Link>
      </Tooltip>
      <Tooltip text="Counted every night at two">
        <input aria-label="Users now" defaultValue="45" size={4} />
      </Tooltip>
      <Tooltip text="Given by the user group Site Admins">
        <Badge variant="fixed" tabIndex={0} role="note">
          User Group
        </Badge>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText('Opens the list of users')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Counted every night at two')).toBeVisible()
    await expect(canvas.getByText('Opens the list of users')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Given by the user group Site Admins')).toBeVisible()
  },
}

export const TheReasonOfADisabledControlComesFirst: Story = {
  args: { children: <Button disabledReason="Resources are still assigned to it.">Archive</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(canvas.getByText('Resources are still assigned to it.')).toBeVisible()
    await expect(canvas.getByText(TEXT)).not.toBeVisible()
    await expect(button).toHaveAccessibleDescription(/Resources are still assigned to it\./)
  },
}

export const VeryLongText: Story = {
  args: {
    text: `The site northgate_refinery_expansion_${'second_construction_phase_'.repeat(6)} is archived, and so are the sites below it.`,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    const box = canvas.getByRole('tooltip').getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const AtTheEdgesOfTheWindow: Story = {
  render: () => (
    <div style={{ position: 'fixed', inset: '0 0 auto', display: 'flex', justifyContent: 'space-between' }}>
      <Tooltip text="Stands below, and inside the window">
        <Button>Start</Button>
      </Tooltip>
      <Tooltip text="Stands below, and inside the window too">
        <Button>End</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const start = canvas.getByRole('button', { name: 'Start' })
    const box = canvas.getByText('Stands below, and inside the window').getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.top).toBeGreaterThanOrEqual(start.getBoundingClientRect().bottom)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: OnFocus.play }

export const KeyboardAlone: Story = {
  render: () => (
    <>
      <Tooltip text="Rename" kind="name">
        <IconButton label="Rename" icon={<Pencil aria-hidden="true" />} />
      </Tooltip>
      <Tooltip text="Duplicate" kind="name">
        <IconButton label="Duplicate" icon={<Copy aria-hidden="true" />} />
      </Tooltip>
      <Tooltip text={TEXT}>
        <IconButton label="Archive" icon={<Archive aria-hidden="true" />} />
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByText('Rename')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Rename')).not.toBeVisible()
    await expect(canvas.getByText('Duplicate')).toBeVisible()
    await userEvent.tab()
    const archive = canvas.getByRole('button', { name: 'Archive' })
    await expect(archive).toHaveFocus()
    await expect(canvas.getByText(TEXT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText(TEXT)).not.toBeVisible()
    await expect(archive).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByText('Duplicate')).toBeVisible()
  },
}
