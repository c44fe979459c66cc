import { Button } from '@sitewright/ui/button'
import { ConfirmDialog } from '@sitewright/ui/confirm-dialog'
import { createToastQueue } from '@sitewright/ui/toast-queue'
import { Toasts } from '@sitewright/ui/toasts'
import { useRef, useState } from 'react'

const toasts = createToastQueue()
const GROUPS = ['Night Shift', 'Site Admins', 'Survey']

/** Your call to the server. It throws an error with a text for users. */
async function deleteGroup(_name: string): Promise<void> {}

export function Example() {
  const [groups, setGroups] = useState(GROUPS)
  const [name, setName] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => {
    setName(undefined)
    setError(undefined)
  }
  const confirm = async (group: string) => {
    setBusy(true)
    setError(undefined)
    try {
      await deleteGroup(group)
      close()
      setGroups((now) => now.filter((other) => other !== group))
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
    <>
      <h2 ref={heading} tabIndex={-1}>
        User groups
      </h2>
      <ul style={{ display: 'grid', gap: '0.5rem', maxWidth: '24rem', marginTop: '0.75rem' }}>
        {groups.map((group) => (
          <li key={group} style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            {group}
            <Button tone="danger" aria-label={`Delete ${group}`} onClick={() => setName(group)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={name !== undefined}
        title={`Delete user group ${name ?? ''}?`}
        tone="danger"
        confirmLabel="Delete"
        isBusy={isBusy}
        error={error}
        onClose={close}
        onConfirm={() => void (name !== undefined && confirm(name))}
      >
        Its users stay. They lose the roles that only this group gives them.
      </ConfirmDialog>
      <Toasts queue={toasts} />
    </>
  )
}
