import { useState } from 'react'
import { activityLabels } from '@sitewright/domain/activity/messages'
import { Button } from '../../button/Button'

/** Longer values push the next entries off the screen. */
const MAX_LENGTH = 120

/** Half of a character that is two UTF-16 units long, such as an emoji. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/

/** A value of any length: the beginning of a long one, and a button that shows all of it. */
export function LongText({ label, children }: { label: string; children: string }) {
  const [isWhole, setIsWhole] = useState(false)
  if (children.length <= MAX_LENGTH) return children
  return (
    <>
      {isWhole ? children : `${children.slice(0, MAX_LENGTH).replace(HALF_CHARACTER, '').trimEnd()}…`}{' '}
      <Button
        tone="link"
        size="small"
        aria-expanded={isWhole}
        aria-label={isWhole ? activityLabels.readLess(label) : activityLabels.readAll(label)}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? activityLabels.less : activityLabels.all}
      </Button>
    </>
  )
}
