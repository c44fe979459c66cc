import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { createToastQueue } from '../toasts/toast-queue'
import { Toasts } from '../toasts/Toasts'
import { ConfirmDialog } from './ConfirmDialog'
import { description } from './ConfirmPattern.description'

const GROUPS = ['Night Shift', 'Site Admins', 'Survey']

/** A server that rejects the first request to delete Site Admins. */
function createServer() {
  let rejections = 1
  return async (group: string): Promise<void> => {
    await Promise.resolve()
    if (group === 'Site Admins' && rejections-- > 0) throw new Error('Failed to delete the user group.')
  }
}

function GroupPage() {
  const [groups, setGroups] = useState(GROUPS)
  const [openGroup, setOpenGroup] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [toasts] = useState(createToastQueue)
  const [remove] = useState(createServer)
  const heading = useRef<HTMLHeadingElement>(null)

  const close = (): void => {
    setOpenGroup(undefined)
    setError(undefined)
  }
  const confirm = async (group: string): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await remove(group)
      close()
      setGroups((now) => now.filter((name) => name !== group))
      toasts.success('User group deleted.')
      // The button that opened the dialog was deleted with its row.
      requestAnimationFrame(() => heading.current?.focus())
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div style={{ padding: 24 }}>
      <h1 ref={heading} tabIndex={-1}>
        User groups
      </h1>
      {groups.length === 0 && <EmptyState title="No user groups">New groups appear here.</EmptyState>}
      <ul style={{ display: 'grid', gap: 8, padding: 0, maxWidth: 420, listStyle: 'none' }}>
        {groups.map((group) => (
          <li key={group} style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            {group}
            <Button
              tone="danger"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`Delete ${group}`}
              onClick={() => setOpenGroup(group)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={openGroup !== undefined}
        title={`Delete user group ${openGroup ?? ''}?`}
        tone="danger"
        confirmLabel="Delete"
        isBusy={isBusy}
        error={error}
        onClose={close}
        onConfirm={() => void (openGroup !== undefined && confirm(openGroup))}
      >
        Its users stay. They lose the roles that only this group gives them.
      </ConfirmDialog>
      <Toasts queue={toasts} />
    </div>
  )
}

const meta = {
  title: 'Patterns/Confirm',
  component: GroupPage,
  tags: ['autodocs'],
  parameters: {
    description,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof GroupPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: 'Delete Night Shift' })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('User group deleted.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'User groups' })).toHaveFocus())
  },
}

export const FailedStaysOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Site Admins' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete user group Site Admins?' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete the user group.')
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete Site Admins' })).not.toBeInTheDocument())
  },
}
