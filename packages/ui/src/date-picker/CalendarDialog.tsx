'use client'

import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../button/Button'
import { preventRepeatedClick } from '../button/prevent-repeated-click'
import { useReturnFocus } from '../focus/use-return-focus'
import { useAnchorLoss } from '../layer/use-anchor-loss'
import { useAnchoredLayer } from '../layer/use-anchored-layer'
import { withFallback } from '../locale/formats'
import { Body, Day, Foot, Grid, Head, Limit, Panel } from './CalendarDialog.styles'
import type { DateLabels } from './date-labels'
import { CALENDAR, spellDay } from './day-text'
import {
  addMonths,
  findDay,
  clampToMonths,
  isWithin,
  toInstant,
  monthEnd,
  monthStart,
  getToday,
  getWeeks,
} from './iso-day'

/** Maximum height of the calendar, rem. */
const MAX_HEIGHT = 32
const TABBABLE = 'button:not([tabindex="-1"])'

/** Props of CalendarDialog. */
export interface CalendarDialogProps {
  /** The button's `aria-controls` refers to it. */
  id: string
  /** Accessible name of the dialog. */
  label: string
  /** The chosen day. */
  day: string | null
  min: string | undefined
  max: string | undefined
  /** Today; from the browser's clock if undefined. */
  today: string | undefined
  firstWeekday: number
  locale: string
  labels: DateLabels
  /** The sentences for days before the minimum and after the maximum. */
  limits: readonly [string | undefined, string | undefined]
  anchor: RefObject<HTMLElement | null>
  onChoose: (day: string) => void
  /** Called when the dialog closes without a choice. */
  onClose: () => void
}

/**
 * The open calendar (WAI-ARIA: date picker dialog). Exposes a modal `dialog` with a `grid`; the focus goes to the chosen day, else to
 * today, and moves by days, weeks, months and years. The opener restores the focus.
 */
export function CalendarDialog(props: CalendarDialogProps) {
  const { id, label, day, min, max, firstWeekday, locale, labels, limits, anchor, onChoose, onClose } = props
  const [today] = useState(() => props.today ?? getToday(new Date()))
  const [focusedDay, setFocusedDay] = useState(() => clampToLimits(day ?? today, min, max))
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const limitId = useId()
  const focusDay = (): void => panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  useAnchoredLayer(panel, anchor, MAX_HEIGHT)
  useAnchorLoss(anchor, onClose)
  // If the opener can't take the focus, because it is hidden or removed.
  useReturnFocus()
  useLayoutEffect(() => {
    const dialog = panel.current
    if (dialog === null || dialog.open) return
    // Modal: the page behind is inert.
    dialog.showModal()
    focusDay()
  }, [])

  const goTo = (target: string): void => setFocusedDay(clampToMonths(target, { min, max }))
  const choose = (chosen: string): void => {
    if (isWithin(chosen, min, max)) onChoose(chosen)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key === 'Escape') {
      event.preventDefault()
      // A dialog around it stays open.
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Tab') return
    event.stopPropagation()
    const tabStops = [...event.currentTarget.querySelectorAll<HTMLElement>(TABBABLE)]
    const edge = event.shiftKey ? tabStops[0] : tabStops.at(-1)
    if (document.activeElement !== edge) return
    event.preventDefault()
    ;(event.shiftKey ? tabStops.at(-1) : tabStops[0])?.focus()
  }
  const onDayKey = (event: KeyboardEvent<HTMLElement>): void => {
    // The Enter that opened the calendar can still repeat, and would choose the day.
    preventRepeatedClick(event)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key = isRightToLeft ? (MIRRORED[event.key] ?? event.key) : event.key
    const nextDay = findDay(key, event.shiftKey, focusedDay, firstWeekday, { min, max })
    if (nextDay === null) return
    event.preventDefault()
    flushSync(() => setFocusedDay(nextDay))
    focusDay()
  }
  const renderTurnButton = (months: number, name: string, icon: React.ReactNode) => {
    const target = addMonths(focusedDay, months)
    const isEarly = min !== undefined && monthEnd(target) < min
    const isLate = max !== undefined && monthStart(target) > max
    const reason = isEarly ? limits[0] : isLate ? limits[1] : undefined
    return <IconButton size="small" label={name} icon={icon} disabledReason={reason} onClick={() => goTo(target)} />
  }
  const weekdays = getWeeks('2024-01-01', firstWeekday)[1] ?? []
  const month = new Intl.DateTimeFormat(withFallback(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: CALENDAR,
  })
  const isTodayAllowed = isWithin(today, min, max)
  const limitTexts = limits.filter((limit) => limit !== undefined)
  return (
    // A press on the backdrop is a press on the dialog element. The keyboard has Escape.
    <Panel
      ref={panel}
      id={id}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <Body>
        <Head>
          {renderTurnButton(-12, labels.previousYear, <ChevronsLeft />)}
          {renderTurnButton(-1, labels.previousMonth, <ChevronLeft />)}
          <h2 id={titleId} aria-live="polite">
            {month.format(toInstant(focusedDay))}
          </h2>
          {renderTurnButton(1, labels.nextMonth, <ChevronRight />)}
          {renderTurnButton(12, labels.nextYear, <ChevronsRight />)}
        </Head>
        <Grid role="grid" aria-labelledby={titleId} aria-describedby={limitTexts.length > 0 ? limitId : undefined}>
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" abbr={formatWeekday(weekday, 'long', locale)}>
                  {formatWeekday(weekday, 'short', locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {getWeeks(focusedDay, firstWeekday).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((cellDay, place) =>
                  cellDay === null ? (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell has no name
                    <td key={weekdays[place]} />
                  ) : (
                    <td key={cellDay} aria-selected={cellDay === day}>
                      <Day
                        type="button"
                        data-day=""
                        tabIndex={cellDay === focusedDay ? 0 : -1}
                        aria-label={spellDay(cellDay, locale)}
                        aria-current={cellDay === today ? 'date' : undefined}
                        aria-disabled={!isWithin(cellDay, min, max) || undefined}
                        aria-describedby={isWithin(cellDay, min, max) ? undefined : limitId}
                        onFocus={() => setFocusedDay(cellDay)}
                        onKeyDown={onDayKey}
                        onClick={() => choose(cellDay)}
                      >
                        {Number(cellDay.slice(8))}
                      </Day>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Grid>
        {limitTexts.length > 0 && <Limit id={limitId}>{limitTexts.join(' ')}</Limit>}
        <Foot>
          <Button
            size="small"
            disabledReason={isTodayAllowed ? undefined : min !== undefined && today < min ? limits[0] : limits[1]}
            onClick={() => choose(today)}
          >
            {labels.today}
          </Button>
          <Button size="small" onClick={onClose}>
            {labels.cancel}
          </Button>
        </Foot>
      </Body>
    </Panel>
  )
}

/** In right-to-left text the next day is on the left. */
const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

const clampToLimits = (day: string, min: string | undefined, max: string | undefined): string =>
  min !== undefined && day < min ? min : max !== undefined && day > max ? max : day

function formatWeekday(day: string | null, weekday: 'short' | 'long', locale: string): string {
  return new Intl.DateTimeFormat(withFallback(locale), { weekday, timeZone: 'UTC', calendar: CALENDAR }).format(
    toInstant(day ?? '2024-01-01'),
  )
}
