import { Button } from '@sitewright/ui/button'
import { Tooltip } from '@sitewright/ui/tooltip'

export function Example() {
  return (
    <Tooltip text="Archived licenses refuse sign-ins.">
      <Button>Archive</Button>
    </Tooltip>
  )
}
