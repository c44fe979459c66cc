import { overviewLabels as labels, overviewMessages as messages } from '@sitewright/domain/sites/overview-messages'
import { SITE_LISTS, type SiteList } from '@sitewright/domain/sites/overview-messages'
import { Checkbox } from '../../checkbox/Checkbox'
import { useLanguage } from '../../locale/locale-context'
import { Segments } from '../../segments/Segments'
import { InView } from './Overview.styles'

/** Props of OverviewFilters. */
export interface OverviewFiltersProps {
  list: SiteList
  onListChange: (list: SiteList) => void
  /** How many sites each list has. A list without a number is not offered, or its number is not known yet. */
  counts: Readonly<Record<SiteList, number | undefined>>
  hasArchived: boolean
  isOnlyInView: boolean
  onOnlyInViewChange: (isOnly: boolean) => void
  /** How many sites are in view; undefined without a map. */
  inViewCount: number | undefined
}

/** What the list beside the map shows (MAP-34). */
export function OverviewFilters(props: OverviewFiltersProps) {
  const { list, onListChange, counts, hasArchived, isOnlyInView, onOnlyInViewChange, inViewCount } = props
  const { number: format } = useLanguage().formats
  return (
    <>
      <Segments
        label={labels.show}
        options={SITE_LISTS.filter((one) => one !== 'archived' || hasArchived).map((one) => {
          const count = counts[one]
          return { value: one, label: labels.lists[one], count: count === undefined ? undefined : format(count) }
        })}
        value={list}
        onChange={onListChange}
      />
      <InView>
        <Checkbox
          label={labels.onlyInView}
          isSelected={isOnlyInView}
          onChange={onOnlyInViewChange}
          disabledReason={inViewCount === undefined ? messages.viewUnknown : undefined}
        />
        {inViewCount !== undefined && <span>{labels.inView(inViewCount)}</span>}
      </InView>
    </>
  )
}
