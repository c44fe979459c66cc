import { useState } from 'react'
import { type ActivityFilter, activityDay, isActivityDay } from '@sitewright/domain/activity/filter'
import {
  activityFilterLabels as labels,
  activityFilterMessages as messages,
} from '@sitewright/domain/activity/filter-messages'
import { Button } from '../../button/Button'
import { DatePicker } from '../../date-picker/DatePicker'
import { Choices, Help, Pair, Panel } from './ActivityFilters.styles'

type Days = Pick<ActivityFilter, 'from' | 'to'>

/** Props of DatePanel. */
export interface DatePanelProps extends Days {
  /** Epoch milliseconds. */
  now: number
  onChange: (days: Days) => void
}

/** Days until today that one press chooses. */
const LENGTHS = [1, 7, 30, 90] as const

const isWrongDay = (day: string | undefined): boolean => day !== undefined && !isActivityDay(day)
const isWrongOrder = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && from > to

/** Chooses the days of activity. What is not a day, or ends before it starts, filters nothing until it is corrected (ACT-07). */
export function DatePanel({ from, to, now, onChange }: DatePanelProps) {
  const [typed, setTyped] = useState<Days>({ from, to })
  const isWrong = [typed.from, typed.to].map(isWrongDay)
  const change = (days: Days): void => {
    setTyped(days)
    if (!isWrongDay(days.from) && !isWrongDay(days.to) && !isWrongOrder(days)) onChange(days)
  }
  const errorOf = (isWrongText: boolean | undefined, isFirst: boolean): { error?: string } => {
    if (isWrongText) return { error: messages.wrongDay }
    return isFirst && isWrongOrder(typed) ? { error: messages.wrongOrder } : {}
  }
  return (
    <Panel>
      <Choices role="group" aria-label={labels.date}>
        {LENGTHS.map((days) => {
          const first = activityDay(now, days - 1)
          return (
            <Button
              key={days}
              size="small"
              aria-pressed={typed.from === first && typed.to === undefined}
              onClick={() => change({ from: first, to: undefined })}
            >
              {days === 1 ? labels.today : labels.days(days)}
            </Button>
          )
        })}
        <Button
          size="small"
          aria-pressed={typed.from === undefined && typed.to === undefined}
          onClick={() => change({ from: undefined, to: undefined })}
        >
          {labels.allDays}
        </Button>
      </Choices>
      <Pair>
        <DatePicker
          label={labels.from}
          value={typed.from ?? null}
          today={activityDay(now)}
          {...errorOf(isWrong[0], !isWrong[1])}
          onChange={(day) => change({ ...typed, from: day ?? undefined })}
        />
        <DatePicker
          label={labels.to}
          value={typed.to ?? null}
          today={activityDay(now)}
          placeholder={labels.today}
          {...errorOf(isWrong[1], false)}
          onChange={(day) => change({ ...typed, to: day ?? undefined })}
        />
      </Pair>
      <Help>{messages.zone}</Help>
    </Panel>
  )
}
