import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, ChevronDown, Copy, LogOut, Menu, MoreHorizontal, Pencil, Settings } from 'lucide-react'
import { createRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LinkProvider, type LinkProps } from '../link/Link'
import { MenuButton, type MenuItem } from './MenuButton'
import { description } from './MenuButton.description'

const rename = fn()
const archive = fn()
const navigate = fn()

const ITEMS: MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: <Pencil />, onAction: rename },
  { id: 'duplicate', label: 'Duplicate', icon: <Copy />, onAction: fn() },
  { separator: true, id: 'line' },
  { id: 'archive', label: 'Archive', icon: <Archive />, onAction: archive },
]

const meta = {
  title: 'Components/Menu button',
  component: MenuButton,
  tags: ['autodocs'],
  args: { label: 'Actions', items: ITEMS },
  argTypes: { icon: { control: false }, trigger: { control: false }, items: { control: false } },
  parameters: { description },
  beforeEach: () => {
    rename.mockClear()
    archive.mockClear()
    navigate.mockClear()
  },
} satisfies Meta<typeof MenuButton>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the menu by the keyboard. */
async function open(name = 'Actions') {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('menu', { name })
}

export const Closed: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  play: async () => {
    const menu = await open()
    // Waits for the end of its animation.
    await waitFor(() => expect(menu).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    await expect(rename).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
    await open()
  },
}

export const AsIcon: Story = {
  tags: ['visual'],
  args: { label: 'More for Northgate', icon: <MoreHorizontal aria-hidden="true" /> },
}

function ThemeMenu() {
  const [theme, setTheme] = useState('system')
  return (
    <MenuButton
      label="jordan.whitfield, user menu"
      trigger={
        <>
          <strong aria-hidden="true">JW</strong>
          <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
        </>
      }
      items={[
        { id: 'settings', label: 'User Settings', icon: <Settings />, href: '#settings' },
        {
          section: 'Theme',
          id: 'theme',
          items: [
            { id: 'system', label: 'System' },
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ],
          selection: { value: theme, onChange: setTheme },
        },
        { separator: true, id: 'end' },
        { id: 'log-out', label: 'Log Out', icon: <LogOut />, onAction: fn() },
      ]}
    />
  )
}

export const SingleChoice: Story = {
  render: () => <ThemeMenu />,
  play: async () => {
    const name = 'jordan.whitfield, user menu'
    await open(name)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible())
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await open(name)
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveAttribute('aria-checked', 'true')
    await expect(screen.getByRole('menuitemradio', { name: 'System' })).toHaveAttribute('aria-checked', 'false')
  },
}

function ColumnMenu() {
  const [visible, setVisible] = useState(['firstName', 'lastName'])
  return (
    <MenuButton
      label="Columns"
      items={[
        {
          section: 'Shown columns',
          id: 'columns',
          items: [
            { id: 'firstName', label: 'First Name' },
            { id: 'lastName', label: 'Last Name' },
            { id: 'addons', label: 'Product Licenses' },
          ],
          selection: { values: visible, onChange: setVisible },
        },
      ]}
    />
  )
}

export const MultipleChoice: Story = {
  render: () => <ColumnMenu />,
  play: async () => {
    await open('Columns')
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Product Licenses' }))
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'First Name' }))
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Product Licenses' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
    await expect(screen.getByRole('menuitemcheckbox', { name: 'First Name' })).toHaveAttribute('aria-checked', 'false')
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}

/** A router's link, which does not reload the page. */
function RouterLink({ href, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}

export const Links: Story = {
  args: {
    label: 'Menu',
    icon: <Menu aria-hidden="true" />,
    items: [
      { id: 'users', label: 'Users', href: '/users', isCurrent: true },
      { id: 'projects', label: 'Projects', href: '/projects' },
    ],
  },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <MenuButton {...args} />
    </LinkProvider>
  ),
  play: async () => {
    await open('Menu')
    const users = screen.getByRole('menuitem', { name: 'Users' })
    await expect(users).toHaveAttribute('href', '/users')
    await expect(users).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Projects' }))
    await expect(navigate.mock.calls).toEqual([['/projects']])
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await open('Menu')
  },
}

export const DisabledEntry: Story = {
  args: {
    items: [
      { id: 'rename', label: 'Rename', icon: <Pencil />, onAction: rename },
      {
        id: 'archive',
        label: 'Archive',
        icon: <Archive />,
        onAction: archive,
        disabledReason: 'Resources are assigned to it.',
      },
    ],
  },
  play: async () => {
    await open()
    const entry = screen.getByRole('menuitem', { name: 'Archive' })
    await expect(entry).toHaveAccessibleDescription('Resources are assigned to it.')
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(entry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(archive).not.toHaveBeenCalled()
    await expect(entry).toHaveFocus()
  },
}

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledReason: 'Select a user first.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.click(button)
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
  },
}

const handlers = { onClick: fn(), onKeyDown: fn(), onFocus: fn(), onPointerEnter: fn() }
const buttonRef = createRef<HTMLButtonElement>()

export const TheCallersHandlersAreCalled: Story = {
  tags: ['test-only'],
  args: { ...handlers, ref: buttonRef, 'aria-describedby': 'note' },
  render: (args) => (
    <>
      <MenuButton {...args} />
      <p id="note">For the selected users.</p>
    </>
  ),
  beforeEach: () => {
    for (const handler of Object.values(handlers)) handler.mockReset()
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await expect(buttonRef.current).toBe(button)
    await expect(button).toHaveAccessibleDescription('For the selected users.')
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('x')
    for (const handler of Object.values(handlers)) await expect(handler).toHaveBeenCalled()
    // A caller that prevents the default keeps it closed.
    handlers.onKeyDown.mockImplementation((event: React.KeyboardEvent) => event.preventDefault())
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const TheButtonIsHidden: Story = {
  tags: ['test-only'],
  render: (args) => (
    <main>
      <div data-testid="place">
        <MenuButton {...args} />
      </div>
    </main>
  ),
  play: async ({ canvas }) => {
    await open()
    // Simulates a window that gets narrower.
    canvas.getByTestId('place').hidden = true
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

export const ManyAndLong: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label:
        index === 2
          ? 'Assign to the user group Night Shift Supervisors of Northgate Refinery Expansion'
          : `User group ${index + 1}`,
      onAction: fn(),
    })),
  },
  play: async () => {
    await open()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'User group 40' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const menu = await open()
    await expect(getComputedStyle(menu).direction).toBe('rtl')
    const entry = screen.getByRole('menuitem', { name: 'Rename' })
    const icon = entry.querySelector('svg')
    // The icon precedes its text, at the right.
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(entry.getBoundingClientRect().left + 40)
  },
}

export const Submenu: Story = {
  args: {
    items: [
      ...ITEMS,
      {
        submenu: 'Move to phase',
        id: 'move',
        items: [
          { id: 'build', label: 'Build', onAction: rename },
          { id: 'test', label: 'Test', disabledReason: 'It has a card of this name.' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await open()
    await userEvent.keyboard('{End}')
    const parentEntry = screen.getByRole('menuitem', { name: 'Move to phase' })
    await expect(parentEntry).toHaveFocus()
    await expect(parentEntry).toHaveAttribute('aria-haspopup', 'menu')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Build' })).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(parentEntry).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Build' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const disabled = screen.getByRole('menuitem', { name: 'Test' })
    await expect(disabled).toHaveAccessibleDescription('It has a card of this name.')
    await expect(disabled).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(rename).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus())
  },
}

export const SubmenuOnAPhone: Story = {
  args: { items: Submenu.args?.items ?? [] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open()
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Build' })).toHaveFocus())
    const inner = screen.getByRole('menu', { name: 'Move to phase' }).getBoundingClientRect()
    await expect(inner.left).toBeGreaterThanOrEqual(0)
    await expect(inner.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await expect(button).toHaveFocus()

    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus()
    await userEvent.keyboard('a')
    await expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(archive).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())

    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
