import { Infinity as InfinityIcon } from 'lucide-react'
import { type FocusEvent, useId, useState } from 'react'
import { MAX_LIMIT } from '@sitewright/domain/licenses/model'
import { isUnlimited, UNLIMITED } from '@sitewright/domain/shared/limits'
import { licenseScreenLabels as labels } from '@sitewright/domain/licenses/screen-messages'
import { IconButton } from '../../button/Button'
import { NumberField, type NumberFieldProps } from '../../number-field/NumberField'
import { TextField } from '../../text-field/TextField'
import { Root } from './LimitField.styles'

/** Props of LimitField. */
export interface LimitFieldProps extends Pick<
  NumberFieldProps,
  | 'label'
  | 'help'
  | 'error'
  | 'note'
  | 'isRequired'
  | 'disabledReason'
  | 'labelEnd'
  | 'isLabelHidden'
  | 'name'
  | 'aria-describedby'
> {
  /** Negative is unlimited, `null` is empty, `NaN` is a text that is not a number. */
  value: number | null
  /** Called with -1, or the first value if that was unlimited, by the infinite button (LIC-79, CONST-26). */
  onChange: (value: number | null) => void
  onBlur?: (() => void) | undefined
  /** What is said of a typed text that is no such limit, in place of the texts of NumberField. */
  invalidMessage?: string | undefined
}

/**
 * A limit: a number, or 'Unlimited' while the infinite button beside it is pressed (LIC-38, LIC-79). Releasing the button restores the number before.
 * A typed negative number stays a number until the field is left, so that typing does not take the field away.
 */
export function LimitField({ value, onChange, onBlur, name, invalidMessage, ...field }: LimitFieldProps) {
  const [typed, setTyped] = useState<number | null>()
  const [before, setBefore] = useState(value !== null && isUnlimited(value) ? null : value)
  // A stored limit below -1 comes back as it was.
  const [unlimited] = useState(value !== null && isUnlimited(value) ? value : UNLIMITED)
  const isInfinite = value !== null && isUnlimited(value) && value !== typed
  const id = useId()
  const leave = (event: FocusEvent<HTMLElement>): void => {
    onBlur?.()
    // Pressing the button with -1 in the field must not press it twice.
    if (value === UNLIMITED && event.relatedTarget?.id !== id) setTyped(undefined)
  }
  const toggle = (): void => {
    setTyped(undefined)
    if (!isInfinite) setBefore(value !== null && isUnlimited(value) ? null : value)
    onChange(isInfinite ? before : unlimited)
  }
  const shared = { ...field, name, onBlur: leave }
  return (
    <Root data-label-hidden={field.isLabelHidden || undefined}>
      {isInfinite ? (
        <TextField {...shared} value={labels.unlimited} align="end" isReadOnly />
      ) : (
        <NumberField
          {...shared}
          kind="integer"
          min={UNLIMITED}
          max={MAX_LIMIT}
          value={value}
          labels={invalidMessage === undefined ? {} : toErrors(invalidMessage)}
          onChange={(next) => {
            setTyped(next)
            onChange(next)
          }}
        />
      )}
      <IconButton
        id={id}
        tone="default"
        label={labels.infinite(field.label)}
        icon={<InfinityIcon />}
        isSelected={isInfinite}
        onClick={toggle}
        disabledReason={field.disabledReason}
      />
    </Root>
  )
}

const toErrors = (message: string) => ({
  unreadable: message,
  ambiguous: message,
  imprecise: message,
  fraction: message,
  small: () => message,
  large: () => message,
})
