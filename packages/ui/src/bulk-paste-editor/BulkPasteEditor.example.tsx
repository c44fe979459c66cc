import { BulkPasteEditor, type PathCheck } from '@sitewright/ui/bulk-paste-editor'
import { useState } from 'react'

const SITES = [
  { id: 1, name: 'Northgate Refinery' },
  { id: 2, parentId: 1, name: 'Tank Farm' },
]
const LINES = 'Northgate Refinery\tTank Farm\tTank 12\nNorthgate Refinery\tJetty 3'

export function Example() {
  const [created, setCreated] = useState<PathCheck | null>(null)
  return (
    <>
      <BulkPasteEditor label="Sites" existingNodes={SITES} defaultValue={LINES} onCreate={setCreated} />
      {created !== null && <p>Sites to create: {created.counts.new}</p>}
    </>
  )
}
