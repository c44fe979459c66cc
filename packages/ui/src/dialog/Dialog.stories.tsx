import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { MenuButton } from '../menu/MenuButton'
import { Select } from '../select/Select'
import { TextField } from '../text-field/TextField'
import { Dialog, type DialogProps } from './Dialog'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Assign 3 users',
    children: 'They get the roles of the user group, in addition to their own.',
  },
  argTypes: { children: { control: 'text' }, footer: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 420 },
      description: {
        component: `A small task over the page, which waits until it is done or given up. Under 640 px it is a sheet at the bottom.

**Not for** a yes or no: that is a \`ConfirmDialog\`. Not for a form of more than a screen: that is a page of its own. Not for
telling that something is done: that is a toast.

**Role and name**: \`dialog\` (or \`alertdialog\`, described by its content), named by its title. The rest of the page is inert.

| Key | Does |
| --- | --- |
| Tab, Shift+Tab | Moves among the controls of the dialog, and not out of it |
| Escape | Closes it, unless it is busy or has no cross; the focus is on the opener again, or on the main part of the page if that is gone |
| ↑ ↓ Page Up Page Down | Scrolls long content that has the focus |`,
      },
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

export const APressBesideItClosesIt: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    const scrim = dialog.parentElement?.parentElement
    if (!scrim) throw new Error('The dialog stands on no scrim.')
    await userEvent.pointer({ target: scrim, keys: '[MouseLeft]' })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const ADecisionIsNotClosedByAPressBesideIt: Story = {
  args: {
    role: 'alertdialog',
    title: 'Discard 3 changes?',
    children: 'What you have changed is lost.',
    footer: buttons,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard 3 changes?' })
    await expect(dialog).toHaveAccessibleDescription('What you have changed is lost.')
    const scrim = dialog.parentElement?.parentElement
    if (!scrim) throw new Error('The dialog stands on no scrim.')
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.pointer({ target: scrim, keys: '[MouseLeft]' })
    await expect(args.onClose).not.toHaveBeenCalled()
    // Back in it, on the dialog itself or its first control.
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
    const cross = screen.getByRole('button', { name: 'Close' })
    await expect(cross).toHaveAccessibleDescription('Wait until this is done.')
    await userEvent.click(cross)
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
  },
}

export const LongContentScrollsInside: Story = {
  args: {
    title: 'Terms of the license of Northgate Constructors and their joint venture partners at the refinery expansion',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={`paragraph ${index + 1}`}>
        {index + 1}. Whoever assigns a user to a project answers for the roles that come with it.
      </p>
    )),
    footer: buttons,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveFocus()
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent('1. Whoever assigns'))
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('1. Whoever assigns')
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeVisible()
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const WithoutACross: Story = {
  name: 'Only its own buttons close it',
  args: { isOpen: true, onClose: undefined, footer: <Button>Leave</Button> },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Leave'])
    await userEvent.keyboard('{Escape}')
    // A press beside it.
    await userEvent.click(document.elementFromPoint(2, 2) ?? document.body)
    await expect(dialog).toBeVisible()
  },
}

/** A page with something that opens the dialog. */
function Page({ args, isOpenerGone = false }: { args: DialogProps; isOpenerGone?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const open = (): void => setOpen(true)
  return (
    <main aria-label="Users">
      {!(isDone && isOpenerGone) && <Button onClick={open}>Assign</Button>}{' '}
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
  render: (args) => <Page args={args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Assign' })
    await userEvent.tab()
    await expect(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveFocus())
    const [cross, field] = [within(dialog).getByRole('button', { name: 'Close' }), within(dialog).getByRole('textbox')]
    await userEvent.tab()
    await expect(cross).toHaveFocus()
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.tab()
    await expect(cross).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const OpenedFromAMenuGivesTheFocusBackToTheMenuButton: Story = {
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

export const OpenerThatIsGoneGivesTheFocusToThePage: Story = {
  render: (args) => <Page args={args} isOpenerGone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }))
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
