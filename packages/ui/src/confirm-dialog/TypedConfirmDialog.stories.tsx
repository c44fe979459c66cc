import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Note } from '../note/Note'
import { TypedConfirmDialog, type TypedConfirmDialogProps } from './TypedConfirmDialog'
import { description } from './TypedConfirmDialog.description'

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
    onClose: fn(),
  },
  argTypes: { children: { control: false } },
  parameters: {
    description,
    docs: {
      story: { inline: false, iframeHeight: 480 },
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

export const Failed: Story = {
  args: { error: 'Failed to deactivate the project.' },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to deactivate the project.')
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
  },
}

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
        onClose={() => setOpen(false)}
        onConfirm={() => {
          args.onConfirm()
          setOpen(false)
        }}
      />
    </>
  )
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  render: (args) => <Deactivation {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Deactivate' })
    // The dialog of the previous story may still return its focus.
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
    // The text of the previous question was cleared.
    await expect(screen.getByRole('textbox')).toHaveValue('')
    await userEvent.keyboard(`${NAME}{Enter}`)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
