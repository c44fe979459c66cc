import { Badge } from '@sitewright/ui/badge'
import { Button } from '@sitewright/ui/button'
import { PageHeader } from '@sitewright/ui/page-header'

export function Example() {
  return (
    <PageHeader
      title="Northgate Refinery Expansion"
      breadcrumb={[{ label: 'Projects', href: '#projects' }]}
      badges={<Badge tone="success">Active</Badge>}
      actions={<Button tone="primary">Edit</Button>}
      facts={[
        { label: 'License', value: 'Northgate Constructors' },
        { label: 'Users', value: '240' },
      ]}
    />
  )
}
