import { Button } from '@sitewright/ui/button'
import { Note } from '@sitewright/ui/note'

export function Example() {
  return (
    <Note tone="warning" action={<Button size="small">Buy seats</Button>}>
      48 of 50 seats are in use.
    </Note>
  )
}
