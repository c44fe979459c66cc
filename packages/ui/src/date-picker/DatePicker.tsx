'use client'

import { CalendarDays, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import type { InputProps } from '../field/input-props'
import { useField } from '../field/use-field'
import { useMergedRef } from '../field/use-merged-ref'
import { Input } from '../text-field/TextField.styles'
import { Box } from './DatePicker.styles'
import { DATE_LABELS, type DateLabels } from './date-labels'
import { type DayFormat, formatDay } from './day-text'
import { useDay } from './use-day'
import { useCalendarPanel } from './use-calendar-panel'

/** Props of DatePicker. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface DatePickerProps extends InputProps<'min' | 'max'> {
  /** Its name, above it. */
  label: string
  /** The day as `YYYY-MM-DD`, held by the owner; `null` for none. */
  value?: string | null
  /** The day it starts with when the owner holds none; none by default. */
  defaultValue?: string | null
  /**
   * Told while one types and when a day is chosen: `YYYY-MM-DD`, `null` when the field is empty, and, for what is no day, the text as
   * it was typed, so that a schema refuses it.
   */
  onChange?: (value: string | null) => void
  /** First day that may be chosen, `YYYY-MM-DD`. */
  min?: string
  /** Last day that may be chosen, `YYYY-MM-DD`. */
  max?: string
  /** How a day is written, and in which order one of numbers is read; `d MMM yyyy` by default. */
  format?: DayFormat
  /** Language of the names of months and weekdays; `en-US` by default. */
  locale?: string
  /** 0 for Sunday, 1 for Monday (default). */
  firstWeekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Today, `YYYY-MM-DD`; by the reader's clock unless given. */
  today?: string
  /** What it says; any of it may be given. */
  labels?: Partial<DateLabels>
  /** How to fill it in; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong, as a sentence; marks the field as invalid. Goes before the field's own words. */
  error?: string
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Can be read, focused and copied, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Why it cannot be changed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** At the end of the label's line: "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * A day that is typed or chosen. Exposes `textbox`, named by its label, a button that clears it and one that opens a calendar in a
 * modal `dialog`. What is typed stays, also when it is no day. Alt+↓ opens the calendar too; when it closes the focus is where it was.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    value,
    defaultValue = null,
    onChange,
    min,
    max,
    format = 'd MMM yyyy',
    locale = 'en-US',
    ...others
  } = props
  const {
    firstWeekday = 1,
    today,
    labels: labelOverrides,
    help,
    error,
    isRequired,
    isReadOnly = false,
    ...more
  } = others
  const { disabledReason, labelEnd, isLabelHidden, className, style, ref, onBlur, onKeyDown, ...rest } = more
  const [opener, setOpener] = useState<'input' | 'button' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const bothRefs = useMergedRef(input, ref)
  const reasonId = useId()
  const dialogId = useId()
  const labels = { ...DATE_LABELS, ...labelOverrides }
  const isDisabled = disabledReason !== undefined
  const isFixed = isDisabled || isReadOnly
  const day = useDay({ value, defaultValue, format, locale, onChange })
  const calendar = useCalendarPanel(opener !== null, () => setOpener(null))
  const inWords = (one: string): string => formatDay(one, format, locale)
  const early = min === undefined ? undefined : labels.early(inWords(min))
  const late = max === undefined ? undefined : labels.late(inWords(max))
  const fault = day.isUnreadable
    ? labels.unreadable(inWords('2026-02-23'))
    : day.day !== null && min !== undefined && day.day < min
      ? early
      : day.day !== null && max !== undefined && day.day > max
        ? late
        : undefined
  const said = error ?? (day.isTold ? fault : undefined)
  const described = [rest['aria-describedby'], isDisabled && reasonId].filter(Boolean).join(' ')
  const wiring = useField({ help, error: said }, { id: rest.id, 'aria-describedby': described })
  const close = (next?: string): void => {
    const back = opener === 'input' ? input.current : button.current
    // While it is open, everything else is inert and takes no focus.
    flushSync(() => setOpener(null))
    if (next !== undefined) day.set(next)
    back?.focus()
  }
  return (
    <Field wiring={wiring} {...{ label, help, error: said, labelEnd, isLabelHidden, className, style }}>
      <Box
        ref={box}
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-disabled={isDisabled || undefined}
      >
        <Input
          required={isRequired}
          autoComplete="off"
          {...rest}
          ref={bothRefs}
          type="text"
          id={wiring.controlId}
          readOnly={isFixed}
          value={day.text}
          // From right to left, too, a date is written the way its own words are: "3 Feb 2026", not "Feb 2026 3".
          dir={day.text === '' ? undefined : 'auto'}
          aria-invalid={wiring.isInvalid || undefined}
          aria-disabled={isDisabled || undefined}
          aria-describedby={wiring.describedBy}
          onChange={(event) => day.onType(event.target.value)}
          onBlur={(event) => {
            if (!isFixed) day.onLeave()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented || isFixed || event.key !== 'ArrowDown' || !event.altKey) return
            event.preventDefault()
            setOpener('input')
          }}
        />
        {!isFixed && day.text !== '' && (
          <IconButton
            size="small"
            label={`${labels.clear} ${label}`}
            icon={<X />}
            onClick={() => {
              day.set(null)
              input.current?.focus()
            }}
          />
        )}
        {!isFixed && (
          <IconButton
            ref={button}
            size="small"
            label={`${labels.calendar} ${label}`}
            icon={<CalendarDays />}
            aria-haspopup="dialog"
            aria-expanded={opener !== null}
            aria-controls={opener !== null && calendar.Panel !== undefined ? dialogId : undefined}
            disabledReason={calendar.hasFailed ? labels.calendarFailed : undefined}
            onPointerEnter={calendar.loadAhead}
            onFocus={calendar.loadAhead}
            onClick={() => setOpener('button')}
          />
        )}
        {opener !== null && calendar.Panel !== undefined && (
          <calendar.Panel
            id={dialogId}
            label={`${labels.calendar} ${label}`}
            day={day.day}
            limits={[early, late]}
            anchor={box}
            onChoose={close}
            onClose={() => close()}
            {...{ min, max, today, firstWeekday, locale, labels }}
          />
        )}
        {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
      </Box>
    </Field>
  )
}
