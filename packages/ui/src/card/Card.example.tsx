import { Badge } from '@sitewright/ui/badge'
import { Button } from '@sitewright/ui/button'
import { Card } from '@sitewright/ui/card'
import { Building2 } from 'lucide-react'

export function Example() {
  return (
    <div style={{ maxWidth: '26rem' }}>
      <Card
        title="Northgate Constructors"
        description="License 1"
        icon={<Building2 aria-hidden="true" />}
        badges={<Badge tone="success">Active</Badge>}
        actions={<Button size="small">Edit</Button>}
        footer="Changed on 3 Feb 2026"
      >
        45 of 50 seats are in use.
      </Card>
    </div>
  )
}
