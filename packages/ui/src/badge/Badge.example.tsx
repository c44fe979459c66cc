import { Badge } from '@sitewright/ui/badge'
import { CircleCheck, Lock } from 'lucide-react'

export function Example() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
        Active
      </Badge>
      <Badge tone="warning" icon={<Lock aria-hidden="true" />}>
        Locked
      </Badge>
      <Badge>Archived</Badge>
      <Badge variant="fixed">Inherited</Badge>
    </div>
  )
}
