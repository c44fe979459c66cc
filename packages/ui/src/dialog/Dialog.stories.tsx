import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button, IconButton } from '../button/Button'
import { MenuButton } from '../menu/MenuButton'
import { Select } from '../select/Select'
import { anatomy } from '../foundations/anatomy-story'
import { TextField } from '../text-field/TextField'
import { token } from '../tokens/tokens'
import { Dialog, type DialogProps } from './Dialog'
import { Body, Content, Foot, Head, Panel, Title } from './Dialog.styles'
import { description } from './Dialog.description'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Assign 3 users',
    children: 'They get the roles of the user group in addition to their own roles.',
  },
  argTypes: { children: { control: 'text' }, footer: { control: false } },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 420 },
    },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const buttons = (
  <>
    <Button>Cancel</Button>
    <Button tone="primary">Assign</Button>
  </>
)

export const Default: Story = {
  args: { footer: buttons },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Assign 3 users' })
    await expect(dialog).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Wide: Story = {
  tags: ['visual', 'whole-window'],
  args: {
    size: 'wide',
    title: 'Compare with the stored user',
    footer: buttons,
    children: (
      <>
        <TextField label="First Name" defaultValue="Jordan" />
        <TextField label="Last Name" defaultValue="Whitfield" />
        <Select label="License" options={[{ value: '1', label: '1 · Northgate Constructors' }]} />
      </>
    ),
  },
}

export const WithoutFooter: Story = {}

export const ClickOutside: Story = {
  name: 'A click outside closes a dialog',
  tags: ['test-only'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    const scrim = dialog.parentElement?.parentElement?.parentElement
    if (!scrim) throw new Error('The dialog has no scrim.')
    await userEvent.pointer({ target: scrim, keys: '[MouseLeft]' })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ClickOutsideADecision: Story = {
  name: 'A click outside does not close an alert dialog',
  tags: ['test-only'],
  args: {
    role: 'alertdialog',
    title: 'Discard 3 changes?',
    children: 'Your changes will be lost.',
    footer: buttons,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard 3 changes?' })
    await expect(dialog).toHaveAccessibleDescription('Your changes will be lost.')
    const scrim = dialog.parentElement?.parentElement?.parentElement
    if (!scrim) throw new Error('The dialog has no scrim.')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.pointer({ target: scrim, keys: '[MouseLeft]' })
    await expect(args.onClose).not.toHaveBeenCalled()
    // The focus stays on the dialog or its first control.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = {
  args: {
    isBusy: true,
    footer: (
      <Button tone="primary" isBusy>
        Assign
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    const close = screen.getByRole('button', { name: 'Close' })
    await expect(close).toHaveAccessibleDescription('Wait until this is done.')
    await userEvent.click(close)
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const LongContentScrollsInside: Story = {
  args: {
    title: 'Terms of the license of Northgate Constructors and their joint venture partners at the refinery expansion',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={`paragraph ${index + 1}`}>
        {index + 1}. An administrator who assigns a user to a project is responsible for the roles of that project.
      </p>
    )),
    footer: buttons,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveFocus()
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent('1. An administrator'))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('1. An administrator')
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeVisible()
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const WithoutCloseButton: Story = {
  name: 'Without onClose, only its own buttons close the dialog',
  tags: ['test-only'],
  args: { isOpen: true, onClose: undefined, footer: <Button>Leave</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Leave'])
    await userEvent.keyboard('{Escape}')
    // A click outside.
    await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
    await expect(dialog).toBeVisible()
  },
}

/** A page with a button and a menu that open the dialog. */
function Page({ args, isOpenerRemoved = false }: { args: DialogProps; isOpenerRemoved?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const open = (): void => setOpen(true)
  return (
    <main aria-label="Users">
      {!(isDone && isOpenerRemoved) && <Button onClick={open}>Assign</Button>}{' '}
      <MenuButton label="Actions" items={[{ id: 'assign', label: 'Assign', onAction: open }]} />
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          setDone(true)
        }}
      >
        <TextField label="User group" />
      </Dialog>
    </main>
  )
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: (args) => <Page args={args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Assign' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    const close = within(dialog).getByRole('button', { name: 'Close' })
    const field = within(dialog).getByRole('textbox')
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const OpenedFromAMenu: Story = {
  name: 'A dialog opened from a menu returns the focus to the menu button',
  tags: ['test-only'],
  render: (args) => <Page args={args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Assign' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const OpenerRemoved: Story = {
  name: 'Without its opener, a dialog moves the focus to the main landmark',
  tags: ['test-only'],
  render: (args) => <Page args={args} isOpenerRemoved />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

const pressed = fn()

export const UndoKeys: Story = {
  name: 'Ctrl+Z in a dialog does not undo in the editor that opened it',
  tags: ['test-only'],
  render: (args) => (
    <div role="presentation" onKeyDown={({ key }) => void pressed(key)}>
      <Dialog {...args} />
    </div>
  ),
  play: async () => {
    pressed.mockClear()
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Control>}zy{/Control}a')
    await expect(pressed.mock.calls.flat().filter((key) => key !== 'Control')).toEqual(['a'])
  },
}

/** A dialog without its layer, which would cover the page of documentation. */
const inPage = {
  tags: ['!dev'],
  parameters: { docs: { story: { inline: true } } },
  render: ({ title, children, footer = buttons }) => (
    <Panel
      as="section"
      aria-label={title}
      style={{
        border: `1px solid ${token('border')}`,
        borderRadius: token('radius-card'),
        background: token('raised'),
      }}
    >
      <Head>
        <Title>{title}</Title>
        <IconButton label="Close" icon={<X aria-hidden="true" />} size="small" />
      </Head>
      <Body>
        <Content>
          <p>{children}</p>
        </Content>
      </Body>
      <Foot>{footer}</Foot>
    </Panel>
  ),
} satisfies Story

export const Anatomy: Story = {
  ...inPage,
  ...anatomy([
    ['h2', 'start'],
    ['h2 + button', 'end'],
    ['p', 'start'],
    ['section > div:last-child button', 'start'],
  ]),
}

export const Do1: Story = { ...inPage, args: { footer: buttons } }

export const Dont1: Story = { ...inPage, args: { footer: <Button tone="primary">OK</Button> } }
