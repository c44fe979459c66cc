import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleHelp } from 'lucide-react'
import { createRef, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { MenuButton } from '../menu/MenuButton'
import { TextField } from '../text-field/TextField'
import { Popover } from './Popover'
import { description } from './Popover.description'

const rename = fn()

const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['autodocs'],
  args: {
    label: 'Cannot archive',
    title: 'Why it cannot be archived',
    children: <p>12 resources are assigned to Harbor Works. Assign them to another license first.</p>,
  },
  argTypes: { icon: { control: false }, startIcon: { control: false }, children: { control: false } },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 280 },
    },
  },
  beforeEach: () => {
    rename.mockClear()
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the panel by the keyboard, and waits until it has the focus. */
async function open(button: HTMLElement, name: string) {
  button.focus()
  await userEvent.keyboard('{Enter}')
  const panel = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  return panel
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The first story that opens the panel, because its code must still load. */
export const TabBeforeThePanelOpens: Story = {
  tags: ['test-only'],
  args: { children: <Button>Assign them</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    button.focus()
    await fireEvent.click(button)
    await expect(await fireEvent.keyDown(button, { key: 'Tab' })).toBe(false)
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog', { name: 'Why it cannot be archived' })
    await expect(panel).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    // The page behind it stays in the accessibility tree.
    await expect(screen.getByRole('button', { name: 'Cannot archive' })).toBeVisible()
  },
}

export const AsIcon: Story = {
  args: { label: 'About product licenses', title: undefined, icon: <CircleHelp aria-hidden="true" /> },
}

function RenameForm({ close }: { close: () => void }) {
  return (
    <form
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        rename()
        close()
      }}
    >
      <TextField label="Name" defaultValue="Night Shift" autoFocus />
      <div style={{ display: 'flex', gap: 8, justifyContent: 'end' }}>
        <Button size="small" onClick={close}>
          Cancel
        </Button>
        <Button size="small" tone="primary" type="submit">
          Rename
        </Button>
      </div>
    </form>
  )
}

export const WithAForm: Story = {
  args: { label: 'Rename', title: 'Rename the user group', children: (close) => <RenameForm close={close} /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' })
    await open(button, 'Rename the user group')
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(rename).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    await open(button, 'Rename the user group')
  },
}

export const TabFromThePanel: Story = {
  tags: ['test-only'],
  args: { children: <Button>Assign them</Button> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    const panel = await open(button, 'Why it cannot be archived')
    await expect(panel).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Assign them' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const APressOutsideCloses: Story = {
  tags: ['test-only'],
  render: (args) => (
    <main>
      <Popover {...args} />
      <p>Outside</p>
    </main>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    await open(button, 'Why it cannot be archived')
    await userEvent.click(canvas.getByText('Outside'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const APressOnTheButtonCloses: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const AMenuInside: Story = {
  args: {
    label: 'Sharing',
    title: 'Sharing',
    children: <MenuButton label="May" items={[{ id: 'read', label: 'Read', onAction: fn() }]} />,
  },
  play: async ({ canvas }) => {
    await open(canvas.getByRole('button', { name: 'Sharing' }), 'Sharing')
    const menu = screen.getByRole('button', { name: 'May' })
    menu.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Read' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sharing' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'May' })).toHaveFocus())
    // A press on the text of the panel and one in the menu are not outside it.
    await userEvent.click(screen.getByRole('heading', { name: 'Sharing' }))
    await userEvent.click(screen.getByRole('button', { name: 'May' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Read' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sharing' })).toBeVisible())
  },
}

export const Disabled: Story = {
  args: { disabledReason: 'Select a license first.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(button).toHaveAccessibleDescription('Select a license first.')
  },
}

const handlers = { onClick: fn(), onMouseDown: fn(), onKeyDown: fn(), onFocus: fn(), onPointerEnter: fn() }
const buttonRef = createRef<HTMLButtonElement>()

export const TheCallersHandlersAreCalled: Story = {
  tags: ['test-only'],
  args: { ...handlers, ref: buttonRef },
  beforeEach: () => {
    for (const handler of Object.values(handlers)) handler.mockReset()
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    await expect(buttonRef.current).toBe(button)
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('x')
    for (const handler of Object.values(handlers)) await expect(handler).toHaveBeenCalled()
    // A caller that prevents the default keeps it closed.
    handlers.onClick.mockImplementation((event: React.MouseEvent) => event.preventDefault())
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

function Removable({ how, ...rest }: React.ComponentProps<typeof Popover> & { how: 'hide' | 'remove' }) {
  const [isLost, setLost] = useState(false)
  return (
    <main>
      <div hidden={isLost}>
        {!(isLost && how === 'remove') && (
          <Popover {...rest}>
            <Button onClick={() => setLost(true)}>Archive</Button>
          </Popover>
        )}
      </div>
    </main>
  )
}

const loseTheButton: Story['play'] = async ({ canvas }) => {
  await open(canvas.getByRole('button', { name: 'Cannot archive' }), 'Why it cannot be archived')
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(document.body).not.toHaveFocus())
}

export const TheButtonIsHidden: Story = {
  tags: ['test-only'],
  render: (args) => <Removable {...args} how="hide" />,
  play: loseTheButton,
}

export const TheButtonIsRemoved: Story = {
  tags: ['test-only'],
  render: (args) => <Removable {...args} how="remove" />,
  play: loseTheButton,
}

export const InitiallyOpen: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await screen.findByRole('dialog', { name: 'Why it cannot be archived' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const VeryLongText: Story = {
  args: {
    children: (
      <p>{'12 resources of northgate_refinery_expansion_second_construction_phase are assigned to it. '.repeat(20)}</p>
    ),
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas.getByRole('button', { name: 'Cannot archive' }), 'Why it cannot be archived')
    // Scrolling content is a tab stop.
    await waitFor(() => expect(panel.querySelector('div')).toHaveAttribute('tabindex', '0'))
    const box = panel.getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Cannot archive' })
    const panel = await open(button, 'Why it cannot be archived')
    await expect(getComputedStyle(panel).direction).toBe('rtl')
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  args: { label: 'Rename', title: 'Rename the user group', children: (close) => <RenameForm close={close} /> },
  render: (args) => (
    <main style={{ display: 'flex', gap: 8 }}>
      <Popover {...args} />
      <Button>Next</Button>
    </main>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rename' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
}
