import { MenuButton } from '@sitewright/ui/menu'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'

export function Example() {
  const [last, setLast] = useState('Nothing')
  return (
    <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <MenuButton
        label="Actions for Night Shift"
        icon={<Ellipsis aria-hidden="true" />}
        items={[
          { id: 'copy', label: 'Duplicate', icon: <Copy aria-hidden="true" />, onAction: () => setLast('Duplicate') },
          { id: 'roles', label: 'Edit roles', href: '#roles' },
          { id: 'line', separator: true },
          {
            id: 'delete',
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            disabledReason: 'The group has 12 users.',
          },
        ]}
      />
      <span>{last} was chosen.</span>
    </div>
  )
}
