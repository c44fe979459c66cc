import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { EmptyState } from '../empty-state/EmptyState'
import { createToastQueue } from '../toasts/toast-queue'
import { Toasts } from '../toasts/Toasts'
import { ConfirmDialog } from './ConfirmDialog'

const GROUPS = ['Night Shift', 'Site Admins', 'Survey']

/** The server of this page: refuses the second group the first time it is asked. */
function createServer() {
  let refusals = 1
  return async (group: string): Promise<void> => {
    await Promise.resolve()
    if (group === 'Site Admins' && refusals-- > 0) throw new Error('Failed to delete the user group.')
  }
}

function GroupPage() {
  const [groups, setGroups] = useState(GROUPS)
  const [asked, setAsked] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [toasts] = useState(createToastQueue)
  const [remove] = useState(createServer)
  const heading = useRef<HTMLHeadingElement>(null)

  const close = (): void => {
    setAsked(undefined)
    setError(undefined)
  }
  const confirm = async (group: string): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await remove(group)
      close()
      setGroups((now) => now.filter((one) => one !== group))
      toasts.success('User group deleted.')
      // The button that asked is gone with its row.
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
      {groups.length === 0 && <EmptyState title="No user groups">Groups that are made stand here.</EmptyState>}
      <ul style={{ display: 'grid', gap: 8, padding: 0, maxWidth: 420, listStyle: 'none' }}>
        {groups.map((group) => (
          <li key={group} style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            {group}
            <Button
              tone="danger"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`Delete ${group}`}
              onClick={() => setAsked(group)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={`Delete user group ${asked ?? ''}?`}
        tone="danger"
        confirmLabel="Delete"
        isBusy={isBusy}
        error={error}
        onCancel={close}
        onConfirm={() => void (asked !== undefined && confirm(asked))}
      >
        Its users stay, and lose the roles that they have through it alone.
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
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: 480 },
      description: {
        component: `How to ask before something is done: the button that opens the question is outlined, the one that does it is filled and
says the same verb. While it is carried out nothing closes the question. A refusal stands inside, and the question stays open; a
success is a toast, and the focus goes to what is still there.

**Not for** what can be undone. For what nobody can take back, the name is typed first: \`TypedConfirmDialog\`.

| Key | Does |
| --- | --- |
| Enter, Space | Opens the question, where Cancel has the focus |
| Tab | Reaches the confirming button |
| Escape | Cancels, and the focus is back on the button that asked |`,
      },
    },
  },
} satisfies Meta<typeof GroupPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const KeyboardAlone: Story = {
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

export const RefusedStaysOpen: Story = {
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
