import { Skeleton } from '../../skeleton/Skeleton'
import { DayHead, Entry, Mark, Timeline, What, When, Who, Where } from './ActivityTab.styles'

/** Widths of the sentence and of its line, in px. */
const ROWS = [
  [144, 280],
  [208, 320],
  [96, 128],
  [168, 240],
  [120, 200],
] as const

/** Entries of a day that are still loading. */
export function ActivitySkeleton() {
  return (
    <Timeline aria-hidden="true">
      <DayHead as="div">
        <Skeleton width={176} />
      </DayHead>
      <ol>
        {ROWS.map(([title, line]) => (
          <Entry key={title}>
            <When as="span">
              <Skeleton width={56} />
            </When>
            <Mark />
            <What>
              <Skeleton width={title} style={{ display: 'block' }} />
              <Skeleton width={line} style={{ display: 'block', marginTop: 12, maxWidth: '100%' }} />
            </What>
            <Who>
              <Skeleton width={112} />
            </Who>
            <Where>
              <Skeleton width={88} />
            </Where>
          </Entry>
        ))}
      </ol>
    </Timeline>
  )
}
