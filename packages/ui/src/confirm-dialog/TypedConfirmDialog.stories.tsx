import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { Note } from '../note/Note'
import { TypedConfirmDialog, type TypedConfirmDialogProps } from './TypedConfirmDialog'

const NAME = 'Northgate Refinery Expansion'

const meta = {
  title: 'Components/Typed confirm dialog',
  component: TypedConfirmDialog,
  tags: ['autodocs'],
  args: {
    isOpen: true,
    title: `Deactivate ${NAME}?`,
    children: (
      <Note tone="danger">
        Deactivating a project cannot be reversed. All assigned users and API keys will be removed from this project.
      </Note>
    ),
    confirmLabel: 'Deactivate project',
    expected: NAME,
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component: `Asks before something that nobody can take back: the name of what will be lost is typed first. Blanks around it are
forgiven, pasting is allowed, case is not forgiven. What will be lost stands above the field, as facts.

**Not for** what can be undone or done again: a \`ConfirmDialog\`, or nothing. A dialog that is typed through every day is typed
through without being read.

**Role and name**: \`alertdialog\`, named by the question, described by what follows from a yes; a text field in it, named by what to
type; the confirming button is \`aria-disabled\` and says why until the name is there.

| Key | Does |
| --- | --- |
| Tab, Shift+Tab | Moves between the field and the buttons; the field has the focus at first |
| Enter | In the field: says yes once the name is there, otherwise nothing. On a button: presses it |
| Space | Presses a button |
| Escape | Cancels, unless it is busy |`,
      },
    },
  },
} satisfies Meta<typeof TypedConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: `Deactivate ${NAME}?` })
    const confirm = screen.getByRole('button', { name: 'Deactivate project' })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await expect(confirm).toHaveAccessibleDescription('Type the name first.')
    await userEvent.click(confirm)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('textbox', { name: `Type “${NAME}” to confirm` }), NAME)
    await expect(confirm).not.toHaveAttribute('aria-disabled')
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = { args: { error: 'Failed to deactivate the project.' } }

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox'), `${NAME}{Enter}`)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const VeryLongName: Story = {
  args: {
    expected: 'Northgate Refinery Expansion of the joint venture of Harbour Works and Birchgrove Power, second phase',
  },
}

function Deactivation(args: TypedConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Deactivate
      </Button>
      <TypedConfirmDialog
        {...args}
        isOpen={isOpen}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          args.onConfirm()
          setOpen(false)
        }}
      />
    </>
  )
}

export const KeyboardAlone: Story = {
  render: (args) => <Deactivation {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Deactivate' })
    // The dialog of the story before may still give its focus back.
    await waitFor(async () => {
      if (document.activeElement !== opener) await userEvent.tab()
      await expect(opener).toHaveFocus()
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('Northgate{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
    // What was typed for the question before is gone.
    await expect(screen.getByRole('textbox')).toHaveValue('')
    await userEvent.keyboard(`${NAME}{Enter}`)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
