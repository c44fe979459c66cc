import { labelLabels, labelMessages } from '@sitewright/domain/labels/messages'
import { groupFailures } from '@sitewright/domain/labels/rules'
import { Note } from '../../note/Note'
import type { FailedSite } from './label-print'
import { FailedList } from './LabelDialog.styles'

/** The most sites that are listed for one reason. */
const MAX_LISTED = 200

interface FailedLabelsProps {
  failures: readonly FailedSite[]
  total: number
}

/** Shows the list where it is below a small window. */
const reveal = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' })

/** The sites whose labels cannot be printed, by reason (CODE-25). */
export function FailedLabels({ failures, total }: FailedLabelsProps) {
  return (
    <Note tone="warning" role="alert">
      {labelLabels.leavesOut(failures.length, total)}
      <FailedList ref={reveal} role="region" aria-label={labelLabels.failingSites} tabIndex={0}>
        {groupFailures(failures).map((group) => (
          <section key={group.fault}>
            <h3>{labelMessages.faults[group.fault]}</h3>
            <ul>
              {group.failures.slice(0, MAX_LISTED).map(({ name, path = '' }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- names repeat, and the list never changes
                <li key={index}>
                  {name}
                  {path !== '' && <span>{path}</span>}
                </li>
              ))}
            </ul>
            {group.failures.length > MAX_LISTED && <p>{labelLabels.more(group.failures.length - MAX_LISTED)}</p>}
          </section>
        ))}
      </FailedList>
    </Note>
  )
}
