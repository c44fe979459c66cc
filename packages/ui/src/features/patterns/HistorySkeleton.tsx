import { KeyValueList } from '../../key-value/KeyValueList'
import { Skeleton } from '../../skeleton/Skeleton'
import { RuledList } from './FormSheet.styles'

/** Read-only dates that are still loading. */
export function HistorySkeleton({ labels }: { labels: readonly string[] }) {
  return (
    <RuledList>
      <KeyValueList items={labels.map((label) => ({ label, value: <Skeleton width={144} /> }))} />
    </RuledList>
  )
}
