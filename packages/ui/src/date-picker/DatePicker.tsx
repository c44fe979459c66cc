'use client'

import { CalendarDays, X } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { FormValue } from '../field/FormValue'
import type { InputProps } from '../field/input-props'
import { type FieldProps, isFixedField, omitFieldProps, useField } from '../field/use-field'
import { useMergedRef } from '../field/use-merged-ref'
import { Input } from '../text-field/TextField.styles'
import { Box } from './DatePicker.styles'
import { DATE_LABELS, type DateLabels } from './date-labels'
import { type DayFormat, formatDay, getDayFormat } from './day-text'
import { useDay } from './use-day'
import { useCalendarPanel } from './use-calendar-panel'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels, useLanguage } from '../locale/locale-context'

export type { DateLabels } from './date-labels'
export type { DayFormat } from './day-text'

/**
 * Props of DatePicker. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. A native form submits
 * `YYYY-MM-DD` under `name`, or the typed text if it is not a day.
 */
export interface DatePickerProps extends InputProps<'min' | 'max'>, FieldProps {
  /** The day as `YYYY-MM-DD`; `null` for none. Controlled; omit it to leave the state to the component. */
  value?: string | null
  /** The initial day of an uncontrolled picker; `null` by default. */
  defaultValue?: string | null
  /**
   * Called on every key and choice with `YYYY-MM-DD`, with `null` when the field is empty, and with the typed text if it is not a day,
   * so that a schema can reject it.
   */
  onChange?: (value: string | null) => void
  /** The first day that can be chosen, `YYYY-MM-DD`. */
  min?: string
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max?: string
  /** How a day is formatted, and the order in which numbers are parsed. By default that of the language; `d MMM yyyy` in English. */
  format?: DayFormat
  /** The first day of the week: 0 for Sunday, 1 for Monday (default). */
  firstWeekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Today, `YYYY-MM-DD`; from the browser's clock by default. */
  today?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<DateLabels>
}

/**
 * A field for typing or choosing a day. Exposes `textbox`, named by its label, a button that clears it and one that opens a calendar in a
 * modal `dialog`. The typed text stays as it is, even if it is not a day. Alt+↓ opens the calendar too; when it closes, the focus returns
 * to its opener.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    value,
    defaultValue = null,
    onChange,
    min,
    max,
    format: ownFormat,
    firstWeekday = 1,
    today,
    labels: labelOverrides,
    name,
    form,
    ref,
    onBlur,
    onKeyDown,
    ...rest
  } = omitFieldProps(props)
  const { label } = props
  const [opener, setOpener] = useState<'input' | 'button' | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const bothRefs = useMergedRef(input, ref)
  const dialogId = useId()
  const labels = useLabels('DatePicker', DATE_LABELS, labelOverrides)
  const { locale } = useLanguage()
  const format = useMemo(() => ownFormat ?? getDayFormat(locale), [ownFormat, locale])
  const isFixed = isFixedField(props)
  const day = useDay({ value, defaultValue, format, locale, onChange })
  const calendar = useCalendarPanel(opener !== null, () => setOpener(null))
  const toText = (isoDay: string): string => formatDay(isoDay, format, locale)
  const early = min === undefined ? undefined : labels.early(toText(min))
  const late = max === undefined ? undefined : labels.late(toText(max))
  const problem = day.isUnreadable
    ? labels.unreadable(toText('2026-02-23'))
    : day.day !== null && min !== undefined && day.day < min
      ? early
      : day.day !== null && max !== undefined && day.day > max
        ? late
        : undefined
  const field = useField(props, {
    problem,
    isProblemShown: day.hasLeft,
    isEmpty: day.text.trim() === '',
    onReset: day.onReset,
  })
  const close = (next?: string): void => {
    const back = opener === 'input' ? input.current : button.current
    // While the dialog is open, everything else is inert and can't be focused.
    flushSync(() => setOpener(null))
    if (next !== undefined) day.set(next)
    back?.focus()
  }
  return (
    <Field {...field.frame}>
      <Box ref={box} {...field.box}>
        <Input
          autoComplete="off"
          {...rest}
          {...field.control}
          ref={bothRefs}
          type="text"
          form={form}
          data-field-name={name}
          readOnly={isFixed}
          value={day.text}
          // A day has the direction of its own text: "3 Feb 2026" on a right-to-left page too, not "Feb 2026 3".
          dir={day.text === '' ? undefined : 'auto'}
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
        <FormValue name={name} form={form} values={[day.formText]} />
        {!isFixed && day.text !== '' && (
          <IconButton
            size="small"
            label={labels.clear(label)}
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
            label={labels.calendar(label)}
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
            label={labels.calendar(label)}
            day={day.day}
            limits={[early, late]}
            anchor={box}
            onChoose={close}
            onClose={() => close()}
            {...{ min, max, today, firstWeekday, locale, labels }}
          />
        )}
        {props.disabledReason !== undefined && (
          <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
        )}
      </Box>
    </Field>
  )
}
