import { createRef } from 'react'
import { Button, IconButton } from '../button/Button'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import { OverflowTooltip } from './OverflowTooltip'
import { Tooltip } from './Tooltip'

const container = createRef<HTMLElement>()

/** Every kind of tooltip, for the test on a server. */
export const AllTooltips = () => (
  <div>
    <Tooltip text="Ends all sessions.">
      <Button disabledReason="No permission.">Archive</Button>
    </Tooltip>
    <IconButton label="Rename" icon={null} />
    <ToggleBadge owner="user a" isSelected actionDescription="Press to lock.">
      Open
    </ToggleBadge>
    <OverflowTooltip container={container} selector="a" />
  </div>
)
