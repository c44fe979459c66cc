'use client'

import { Equal, Lock, LockOpen } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react'
import { IconButton } from '../button/Button'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { AlertSign } from '../field/AlertSign'
import { ControlBox, Message } from '../field/Field.styles'
import { Bar, Name, NameLine, Row, Swatch, Was, WeightInput } from './WeightRow.styles'

/** What a row asks for. The same functions as long as the editor lives, so that a row is drawn only when it changes. */
export interface RowActions {
  onType: (id: string, text: string) => void
  onKey: (id: string, event: KeyboardEvent<HTMLInputElement>) => void
  onPaste: (id: string, event: ClipboardEvent<HTMLInputElement>) => void
  onLeave: (id: string) => void
  onLock: (id: string) => void
  onRest: (id: string) => void
}

/** Props of WeightRow. Plain values, so that a row whose own have not changed is not drawn again. */
export interface WeightRowProps {
  id: string
  name: string
  color: string | undefined
  text: string
  /** The number that the text says; `NaN` for none. */
  value: number
  error: string | undefined
  /** How it differs from what is saved: "was 20". */
  was: string | undefined
  isLocked: boolean
  /** `fixed`: it can be read and not changed. */
  mode: 'edit' | 'fixed'
  /** Why the text cannot be changed, as a sentence. */
  reason: string | undefined
  /** Why it cannot be locked, as a sentence. */
  lockReason: string | undefined
  lockLabel: string
  restLabel: string
  /** Name of the input in a form. */
  formName: string | undefined
  actions: RowActions
}

/** One row: a `spinbutton` named by its row, its lock and its rest. Keys are the editor's. */
export const WeightRow = memo(function WeightRow(props: WeightRowProps) {
  const { id, name, color, text, value, error, was, isLocked, mode, reason, actions } = props
  const base = useId()
  const describedBy = [
    error !== undefined && `${base}-error`,
    was !== undefined && `${base}-was`,
    reason !== undefined && `${base}-reason`,
  ]
  const now = Number.isNaN(value) ? undefined : value
  return (
    <Row data-changed={was !== undefined || undefined}>
      <NameLine>
        {color !== undefined && <Swatch aria-hidden="true" style={{ background: color }} />}
        <Name htmlFor={base}>{name}</Name>
        {was !== undefined && <Was id={`${base}-was`}>{was}</Was>}
      </NameLine>
      <ControlBox
        data-invalid={error !== undefined || undefined}
        data-read-only={(mode === 'fixed' && reason === undefined) || undefined}
        data-disabled={reason !== undefined || undefined}
      >
        <WeightInput
          id={base}
          name={props.formName}
          type="text"
          role="spinbutton"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          dir="ltr"
          data-align="end"
          value={text}
          readOnly={mode === 'fixed' || isLocked}
          aria-valuenow={now}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={text === '' ? undefined : text}
          aria-invalid={error !== undefined || undefined}
          aria-disabled={reason !== undefined || undefined}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-keyshortcuts="="
          onChange={(event) => actions.onType(id, event.target.value)}
          onKeyDown={(event) => actions.onKey(id, event)}
          onPaste={(event) => actions.onPaste(id, event)}
          onBlur={() => actions.onLeave(id)}
        />
        {reason !== undefined && <DisabledReason id={`${base}-reason`}>{reason}</DisabledReason>}
      </ControlBox>
      {mode === 'edit' && (
        <>
          <IconButton
            size="small"
            // The key is =.
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
            isPressed={isLocked}
            disabledReason={props.lockReason}
            onClick={() => actions.onLock(id)}
          />
        </>
      )}
      <Bar aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, Math.max(0, now ?? 0))}%` }} />
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
