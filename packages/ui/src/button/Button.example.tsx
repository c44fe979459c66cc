import { Button, ButtonLink, IconButton } from '@sitewright/ui/button'
import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'

export function Example() {
  const [isDirty, setDirty] = useState(true)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Button
        tone="primary"
        disabledReason={isDirty ? undefined : 'There are no changes to save.'}
        onClick={() => setDirty(false)}
      >
        Save
      </Button>
      <Button onClick={() => setDirty(true)}>Edit</Button>
      <IconButton label="Duplicate Night Shift" icon={<Copy aria-hidden="true" />} />
      <ButtonLink href="#new-group" icon={<Plus aria-hidden="true" />}>
        Add User Group
      </ButtonLink>
    </div>
  )
}
