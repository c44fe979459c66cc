import { formatLongDate } from '@sitewright/domain/shared/dates'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { KeyValueList } from '../../key-value/KeyValueList'
import { Skeleton } from '../../skeleton/Skeleton'
import { FormSection } from './FormSheet'
import { RuledList } from './FormSheet.styles'
import { useIsSkeleton } from './FormSkeleton'

/** Props of RecordHistory. */
export interface RecordHistoryProps {
  /** Label and epoch milliseconds of each date. A missing date is something that never happened. */
  dates: readonly (readonly [label: string, time: number | null | undefined])[]
}

/** The read-only dates of a record in the long format (USER-117), or their skeletons. */
export function RecordHistory({ dates }: RecordHistoryProps) {
  const isSkeleton = useIsSkeleton()
  return (
    <FormSection title={formLabels.history}>
      <RuledList>
        <KeyValueList
          items={dates.map(([label, time]) => ({
            label,
            value: isSkeleton ? <Skeleton width={144} /> : formatLongDate(time),
          }))}
          labels={{ empty: formLabels.never }}
        />
      </RuledList>
    </FormSection>
  )
}
