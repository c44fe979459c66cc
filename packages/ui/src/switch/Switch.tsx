'use client'

import { ToggleField, type ToggleProps } from '../checkbox/ToggleField'
import { Input, State } from './Switch.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** Texts of Switch. */
export interface SwitchLabels {
  /** The word for on. */
  on: string
  /** The word for off. */
  off: string
}

const LABELS: CompleteTexts<SwitchLabels> = { on: 'On', off: 'Off' }

/** Props of Switch. Rest props and `ref` reach the `<input>`; `className` and `style` reach the root. */
export interface SwitchProps extends ToggleProps {
  /** Replaces the English texts. */
  labels?: LabelTexts<SwitchLabels>
  /** Its state is being saved, and it has a dashed border. It can still be toggled, and the last state is the one to save. */
  isBusy?: boolean
}

/**
 * Turns something on or off at once. Exposes `switch`, on or off, named by its label. Space toggles it. The word beside it shows the
 * state without color. The caller saves the state and rolls it back. It never moves the focus.
 */
export function Switch(props: SwitchProps) {
  const { labels: labelOverrides, isBusy, ...rest } = props
  const labels = useLabels('Switch', LABELS, labelOverrides)
  return (
    <ToggleField
      {...rest}
      missing="turnOn"
      input={(input) => (
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state
        <Input {...input} role="switch" aria-busy={isBusy || undefined} />
      )}
      trailing={
        <State aria-hidden="true">
          <span data-word="on">{labels.on}</span>
          <span data-word="off">{labels.off}</span>
        </State>
      }
    />
  )
}
