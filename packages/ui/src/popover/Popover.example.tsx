import { Checkbox } from '@sitewright/ui/checkbox'
import { Popover } from '@sitewright/ui/popover'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'

export function Example() {
  const [hasInactive, setInactive] = useState(false)
  return (
    <Popover label="Filter" title="Filter users" startIcon={<ListFilter aria-hidden="true" />}>
      <Checkbox label="Show inactive users" isSelected={hasInactive} onChange={setInactive} />
    </Popover>
  )
}
