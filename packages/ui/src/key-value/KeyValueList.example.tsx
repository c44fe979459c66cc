import { Badge } from '@sitewright/ui/badge'
import { KeyValueList } from '@sitewright/ui/key-value'

export function Example() {
  return (
    <KeyValueList
      items={[
        { label: 'License Id', value: 'NGC-0001', copyText: 'NGC-0001' },
        { label: 'State', value: <Badge tone="success">Active</Badge> },
        { label: 'Seats', value: '45 of 50' },
        { label: 'Remarks', value: '' },
      ]}
    />
  )
}
