import { TabLinks } from '@sitewright/ui/tab-links'

export function Example() {
  return (
    <TabLinks
      label="User"
      items={[
        { label: 'Details', href: '#details', isCurrent: true },
        { label: 'Roles', href: '#roles', count: 12 },
        { label: 'Projects', href: '#projects', disabledReason: 'Assign a role first.' },
      ]}
    />
  )
}
