'use client'

import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Field } from '../field/Field'
import { useField } from '../field/use-field'
import { useMergedRef } from '../field/use-merged-ref'
import { Area, AreaBox, Count } from './TextField.styles'
import { getCountAnnouncement, TEXT_AREA_LABELS, type TextAreaLabels } from './character-count'
import { useCharacterCount } from './use-character-count'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { TextAreaLabels } from './character-count'

/**
 * Props of TextArea. Rest props and `ref` reach the `<textarea>`; `className` and `style` reach the root. Use `disabledReason` or
 * `isReadOnly` instead of the native `disabled`.
 */
export interface TextAreaProps extends Omit<
  ComponentPropsWithRef<'textarea'>,
  'disabled' | 'readOnly' | 'children' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Accessible name, above the field. */
  label: string
  /** The text of a controlled field. */
  value?: string
  /** The first text of an uncontrolled field; empty by default. */
  defaultValue?: string
  /** Called with the text on every change by the user. */
  onChange?: (value: string, event: ChangeEvent<HTMLTextAreaElement>) => void
  /** How to fill it in, shown under it; describes the field. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence; marks the field as invalid. */
  error?: string
  /** A remark that is not an error. */
  note?: ReactNode
  /**
   * Marks the field as required for assistive technology (`aria-required`). The form validates it and shows the error: a native
   * `required` would block the submit with the browser's own bubble.
   */
  isRequired?: boolean
  /** The value can be focused, read and copied but not changed; it has a dashed border. */
  isReadOnly?: boolean
  /** Why it cannot be used, as a sentence. It stays focusable and readable, has a dashed border and shows the reason. */
  disabledReason?: string
  /**
   * Maximum number of characters, counted under the field; no limit by default. Unlike the native `maxLength` it never cuts a text: one
   * that is too long is marked and announced.
   */
  maxCharacters?: number
  /** Replaces the English texts. */
  labels?: LabelTexts<TextAreaLabels>
  /** At the end of the label's line: a link, or "Optional". */
  labelEnd?: ReactNode
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
}

/**
 * Several lines of text. Exposes a multi-line `textbox`, named by its label. Enter adds a line. With a maximum, it draws the length and
 * announces it when few characters are left.
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    onChange,
    help,
    error,
    note,
    isRequired,
    isReadOnly,
    disabledReason,
    maxCharacters,
    labels: labelOverrides,
    labelEnd,
    isLabelHidden,
    className,
    style,
    ref,
    ...rest
  } = props
  const labels = useLabels('TextArea', TEXT_AREA_LABELS, labelOverrides)
  const area = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(area, ref)
  const countId = useId()
  const count = useCharacterCount(area, maxCharacters !== undefined, rest.value)
  const described = [rest['aria-describedby'], maxCharacters !== undefined && countId].filter(Boolean).join(' ')
  const wiring = useField({ help, error, note, disabledReason }, { id: rest.id, 'aria-describedby': described })
  return (
    <Field
      wiring={wiring}
      isRequired={isRequired && !isReadOnly}
      {...{ label, help, error, note, labelEnd, isLabelHidden, className, style }}
    >
      <AreaBox
        data-invalid={wiring.isInvalid || undefined}
        data-read-only={isReadOnly || undefined}
        data-disabled={wiring.isDisabled || undefined}
      >
        <Area
          aria-required={isRequired || undefined}
          rows={3}
          {...rest}
          ref={mergedRef}
          id={wiring.controlId}
          readOnly={isReadOnly || wiring.isDisabled}
          aria-disabled={wiring.isDisabled || undefined}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
          onChange={onChange && ((event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value, event))}
        />
        {disabledReason !== undefined && <DisabledReason id={wiring.reasonId}>{disabledReason}</DisabledReason>}
      </AreaBox>
      {maxCharacters !== undefined && (
        <Count data-over={count > maxCharacters || undefined}>
          <span id={countId}>{labels.count(count, maxCharacters)}</span>
          {count > maxCharacters && <span aria-hidden="true">{labels.tooMany(count - maxCharacters)}</span>}
          <Announcement>{getCountAnnouncement(count, maxCharacters, labels)}</Announcement>
        </Count>
      )}
    </Field>
  )
}
