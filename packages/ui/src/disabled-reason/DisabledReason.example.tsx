import { DisabledReason } from '@sitewright/ui/disabled-reason'
import { useId } from 'react'

export function Example() {
  const id = useId()
  return (
    <button type="button" aria-disabled="true" aria-describedby={id}>
      Approve
      <DisabledReason id={id}>Only the owner of the permit can approve it.</DisabledReason>
    </button>
  )
}
