'use client'

import { Equal, Lock, LockOpen } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { AlertSign } from '../field/AlertSign'
import { ControlBox, Message } from '../field/Field.styles'
import { FormValue } from '../field/FormValue'
import { setProblem } from '../field/use-validity'
import { formatNumber } from '../number-field/parse-number'
import { Bar, Name, NameLine, Row, SavedText, Swatch, WeightInput } from './WeightRow.styles'

/** Handlers of the rows. They are stable, so that a row renders only when its own props change. */
export interface RowActions {
  onType: (id: string, text: string) => void
  onKey: (id: string, event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (id: string, event: ClipboardEvent<HTMLInputElement>) => void
  onLeave: (id: string) => void
  onLock: (id: string) => void
  onRest: (id: string) => void
}

/** Props of WeightRow. All are stable or primitive, because WeightRow is memoized. */
export interface WeightRowProps {
  id: string
  name: string
  color: string | undefined
  text: string
  /** The number of the text; `NaN` when it is not a number. */
  value: number
  error: string | undefined
  /** What is wrong with the weight, shown or not; a native form is not submitted with it. */
  problem: string | undefined
  /** How the weight differs from the saved one: "was 20". */
  savedText: string | undefined
  isLocked: boolean
  /** Whether the editor is read-only or disabled. */
  isFixed: boolean
  /** Why the weight cannot be changed, as a sentence. */
  disabledReason: string | undefined
  /** Why the row cannot be locked, as a sentence. */
  lockDisabledReason: string | undefined
  lockLabel: string
  restLabel: string
  /** Name of the weight in the data of a form. */
  inputName: string | undefined
  actions: RowActions
}

/** One row: a `spinbutton` named by the row, a button for the rest, and a lock. The editor handles the keys. */
export const WeightRow = memo(function WeightRow(props: WeightRowProps) {
  const { id, name, color, text, value, error, savedText, isLocked, isFixed, disabledReason, actions } = props
  const base = useId()
  const describedBy = [
    error !== undefined && `${base}-error`,
    savedText !== undefined && `${base}-saved`,
    disabledReason !== undefined && `${base}-reason`,
  ]
  const number = Number.isNaN(value) ? undefined : value
  return (
    <Row data-changed={savedText !== undefined || undefined}>
      <NameLine>
        {color !== undefined && <Swatch aria-hidden="true" style={{ background: color }} />}
        <Name htmlFor={base}>{name}</Name>
        {savedText !== undefined && <SavedText id={`${base}-saved`}>{savedText}</SavedText>}
      </NameLine>
      <ControlBox
        data-invalid={error !== undefined || undefined}
        data-read-only={(isFixed && disabledReason === undefined) || undefined}
        data-disabled={disabledReason !== undefined || undefined}
      >
        <WeightInput
          id={base}
          ref={(input: HTMLInputElement | null) => {
            if (input !== null) setProblem(input, props.problem ?? '')
          }}
          data-field-name={props.inputName}
          type="text"
          role="spinbutton"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          dir="ltr"
          data-align="end"
          value={text}
          readOnly={isFixed || isLocked}
          aria-valuenow={number}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={text === '' ? undefined : text}
          aria-invalid={error !== undefined || undefined}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-keyshortcuts="="
          onChange={(event) => actions.onType(id, event.target.value)}
          onKeyDown={(event) => actions.onKey(id, event)}
          onPaste={(event) => actions.onPaste(id, event)}
          onBlur={() => actions.onLeave(id)}
        />
        <FormValue name={props.inputName} values={[number === undefined ? text : formatNumber(number)]} />
        {disabledReason !== undefined && <DisabledReason id={`${base}-reason`}>{disabledReason}</DisabledReason>}
      </ControlBox>
      {!isFixed && (
        <>
          <IconButton
            size="small"
            // Not a tab stop, because the = key does the same.
            tabIndex={-1}
            label={props.restLabel}
            icon={<Equal />}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => actions.onRest(id)}
          />
          <IconButton
            size="small"
            label={props.lockLabel}
            icon={isLocked ? <Lock /> : <LockOpen />}
            isSelected={isLocked}
            disabledReason={props.lockDisabledReason}
            onClick={() => actions.onLock(id)}
          />
        </>
      )}
      <Bar aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, Math.max(0, number ?? 0))}%` }} />
      </Bar>
      {error !== undefined && (
        <Message id={`${base}-error`} data-tone="danger">
          <AlertSign />
          <span>{error}</span>
        </Message>
      )}
    </Row>
  )
})
