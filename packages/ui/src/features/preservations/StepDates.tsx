import { describeDate, nextDates } from '@sitewright/domain/preservations/dates'
import type { PreservationStep } from '@sitewright/domain/preservations/model'
import { preservationScreenMessages as messages } from '@sitewright/domain/preservations/screen-messages'
import { Dates } from './StepRow.styles'

/** How many dates are listed. */
const COUNT = 5

/** The next dates of a recurring step, starting today. */
export function StepDates({ id, step, now }: { id: string; step: PreservationStep; now: number }) {
  const dates = nextDates(step, now, COUNT)
  return (
    <Dates id={id}>
      <p>{dates.length === 0 ? messages.noDates : messages.nextDates}</p>
      {dates.length > 0 && (
        <ol>
          {dates.map((at) => {
            const { day, detail } = describeDate(at, step)
            return (
              <li key={at}>
                <b>{day}</b>
                <span>{detail}</span>
              </li>
            )
          })}
        </ol>
      )}
    </Dates>
  )
}
