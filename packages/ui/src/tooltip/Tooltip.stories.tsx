import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Copy, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../badge/Badge'
import { Button, IconButton } from '../button/Button'
import { Checkbox } from '../checkbox/Checkbox'
import { Dialog } from '../dialog/Dialog'
import { Link } from '../link/Link'
import { Tooltip } from './Tooltip'
import { description } from './Tooltip.description'

const TEXT = 'Users of an archived license cannot sign in.'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  args: { text: TEXT, children: <Button>Archive</Button> },
  argTypes: { children: { control: false } },
  parameters: { description },
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
    // The pointer can move onto the text.
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

const press = fn()

export const OnLongPress: Story = {
  name: 'A long press shows the tooltip without a click, and the next tap hides it',
  tags: ['test-only'],
  args: { children: <Button onClick={press}>Archive</Button> },
  play: async ({ canvas }) => {
    press.mockClear()
    const button = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.pointer({ keys: '[TouchA>]', target: button })
    await waitFor(() => expect(canvas.getByText(TEXT)).toBeVisible())
    await userEvent.pointer({ keys: '[/TouchA]', target: button })
    await expect(canvas.getByText(TEXT)).toBeVisible()
    await expect(press).not.toHaveBeenCalled()
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    await expect(canvas.getByText(TEXT)).not.toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(press).toHaveBeenCalledOnce()
    await expect(canvas.getByText(TEXT)).not.toBeVisible()
  },
}

export const Scrolling: Story = {
  name: 'Scrolling hides a hovered tooltip, and a focused one follows its trigger until it is out of view',
  tags: ['test-only'],
  render: (args) => (
    <div style={{ height: 96, overflow: 'auto' }} data-testid="scroller">
      <div style={{ paddingBlock: '48px 400px' }}>
        <Tooltip {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = canvas.getByTestId('scroller')
    const button = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.hover(button)
    await waitFor(() => expect(canvas.getByText(TEXT)).toBeVisible())
    scroller.scrollTop = 20
    await waitFor(() => expect(canvas.getByText(TEXT)).not.toBeVisible())
    await userEvent.unhover(button)

    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(canvas.getByText(TEXT)).toBeVisible()
    scroller.scrollTop = 10
    await waitFor(() => {
      const box = canvas.getByRole('tooltip').getBoundingClientRect()
      const { top, bottom } = button.getBoundingClientRect()
      void expect(Math.min(Math.abs(box.bottom - top), Math.abs(box.top - bottom))).toBeLessThan(1)
    })
    scroller.scrollTop = 400
    await waitFor(() => expect(canvas.getByText(TEXT)).not.toBeVisible())
  },
}

/** Renders a trigger that can be replaced by another element. */
function ReplacedTrigger() {
  const [isReplaced, setReplaced] = useState(false)
  return (
    <>
      <Tooltip text={TEXT}>{isReplaced ? <Link href="#archive">Archive</Link> : <Button>Archive</Button>}</Tooltip>
      <Button onClick={() => setReplaced(true)}>Replace</Button>
    </>
  )
}

export const TriggerLeavesThePage: Story = {
  name: 'A tooltip is hidden when its trigger leaves the page, and follows the new trigger',
  tags: ['test-only'],
  render: () => <ReplacedTrigger />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(canvas.getByText(TEXT)).toBeVisible())
    canvas.getByRole('button', { name: 'Replace' }).click()
    await waitFor(() => expect(canvas.getByText(TEXT)).not.toBeVisible())
    await userEvent.hover(canvas.getByRole('link', { name: 'Archive' }))
    await waitFor(() => expect(canvas.getByText(TEXT)).toBeVisible())
  },
}

/** Passes the trigger a ref from the caller. */
function FocusedByRef() {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Tooltip text={TEXT}>
        <Button ref={button}>Archive</Button>
      </Tooltip>
      <Button onClick={() => button.current?.focus()}>Focus it</Button>
    </>
  )
}

export const CallersRef: Story = {
  name: "The trigger keeps the caller's ref",
  tags: ['test-only'],
  render: () => <FocusedByRef />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Focus it' }))
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus()
  },
}

export const OnAnyTrigger: Story = {
  render: () => (
    <>
      <Tooltip text="Opens the list of users">
        <Link href="#users">Users</Link>
      </Tooltip>
      <Tooltip text="Counted every night at 02:00">
        <input aria-label="Users now" defaultValue="45" size={4} />
      </Tooltip>
      <Tooltip text="Inherited from the user group Site Admins">
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
    await expect(canvas.getByText('Counted every night at 02:00')).toBeVisible()
    await expect(canvas.getByText('Opens the list of users')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Inherited from the user group Site Admins')).toBeVisible()
  },
}

export const OnALabeledControl: Story = {
  name: 'Hovering the label of a control shows the tooltip of the control',
  tags: ['test-only'],
  args: { children: <Checkbox label="Administer users" />, text: 'Creates, changes and deletes users.' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Administer users'))
    await waitFor(() => expect(canvas.getByText('Creates, changes and deletes users.')).toBeVisible())
  },
}

export const TheReasonOfADisabledControlComesFirst: Story = {
  tags: ['test-only'],
  args: { children: <Button disabledReason="Resources are still assigned to it.">Archive</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archive' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await waitFor(() => expect(canvas.getByText('Resources are still assigned to it.')).toBeVisible())
    await expect(canvas.getByText(TEXT)).not.toBeVisible()
    await expect(button).toHaveAccessibleDescription(/Resources are still assigned to it\./)
  },
}

/** A dialog with a described button. */
function WithADialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="License">
        <Tooltip text={TEXT}>
          <Button>Archive</Button>
        </Tooltip>
      </Dialog>
    </>
  )
}

export const InADialog: Story = {
  name: 'In a dialog, Escape hides the tooltip first and closes the dialog second',
  tags: ['test-only'],
  render: () => <WithADialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog', { name: 'License' })
    const button = screen.getByRole('button', { name: 'Archive' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const text = screen.getByText(TEXT)
    await expect(text).toBeVisible()
    const box = text.getBoundingClientRect()
    // The tooltip is above the dialog, and the pointer reaches it.
    const atMiddle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    await expect(text.contains(atMiddle)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(text).not.toBeVisible()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
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

export const Narrow: Story = {
  args: VeryLongText.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: VeryLongText.play,
}

export const AtTheEdgesOfTheWindow: Story = {
  render: () => (
    <div style={{ position: 'fixed', inset: '0 0 auto', display: 'flex', justifyContent: 'space-between' }}>
      <Tooltip text="Below the button, inside the window">
        <Button>Start</Button>
      </Tooltip>
      <Tooltip text="Also below the button, inside the window">
        <Button>End</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const start = canvas.getByRole('button', { name: 'Start' })
    const box = canvas.getByText('Below the button, inside the window').getBoundingClientRect()
    await expect(box.left).toBeGreaterThanOrEqual(0)
    await expect(box.top).toBeGreaterThanOrEqual(start.getBoundingClientRect().bottom)
    await userEvent.tab()
    const last = canvas.getByText('Also below the button, inside the window').getBoundingClientRect()
    await expect(last.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: OnFocus.play }

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: () => (
    <>
      <IconButton label="Rename" icon={<Pencil aria-hidden="true" />} />
      <IconButton label="Duplicate" icon={<Copy aria-hidden="true" />} />
      <Tooltip text={TEXT}>
        <IconButton label="Archive" icon={<Archive aria-hidden="true" />} />
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText('Rename')).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByText('Rename')).not.toBeVisible()
    await waitFor(() => expect(canvas.getByText('Duplicate')).toBeVisible())
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
