import { Button } from '@sitewright/ui/button'
import { EmptyState } from '@sitewright/ui/empty-state'
import { UserSearch } from 'lucide-react'

export function Example() {
  return (
    <EmptyState
      title="No users found"
      icon={<UserSearch aria-hidden="true" />}
      actions={<Button>Show inactive users too</Button>}
    >
      None of the 240 users match “wexler”. 26 inactive users are hidden.
    </EmptyState>
  )
}
