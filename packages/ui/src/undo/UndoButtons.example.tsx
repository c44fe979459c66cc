import { Button } from '@sitewright/ui/button'
import { UndoButtons } from '@sitewright/ui/undo-buttons'
import { useUndoHistory } from '@sitewright/ui/use-undo-history'

export function Example() {
  const history = useUndoHistory({ defaultValue: 0 })
  return (
    <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <Button onClick={() => history.set(history.value + 1, { label: 'Add a point' })}>Add a point</Button>
      <UndoButtons history={history} />
      <span>Points: {history.value}</span>
    </div>
  )
}
