'use client'

import { type ChangeEvent, useId, useRef } from 'react'
import { Announcement } from '../announcer/Announcement'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ElementProps } from '../element-props/element-props'
import { Field } from '../field/Field'
import { type FieldProps, omitFieldProps, useField } from '../field/use-field'
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
export interface TextAreaProps extends ElementProps<'textarea', 'children' | 'value'>, FieldProps {
  /** The text of a controlled field. */
  value?: string
  /** The first text of an uncontrolled field; empty by default. */
  defaultValue?: string
  /** Called with the text on every change by the user. */
  onChange?: (value: string, event: ChangeEvent<HTMLTextAreaElement>) => void
  /**
   * Maximum number of characters, counted under the field; no limit by default. Unlike the native `maxLength` it never cuts a text: one
   * that is too long is marked and announced.
   */
  maxCharacters?: number
  /** Replaces the English texts. */
  labels?: LabelTexts<TextAreaLabels>
}

/**
 * Several lines of text. Exposes a multi-line `textbox`, named by its label. Enter adds a line. With a maximum, it draws the length and
 * announces it when few characters are left.
 */
export function TextArea(props: TextAreaProps) {
  const { onChange, maxCharacters, labels: labelOverrides, ref, ...rest } = omitFieldProps(props)
  const labels = useLabels('TextArea', TEXT_AREA_LABELS, labelOverrides)
  const area = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(area, ref)
  const countId = useId()
  const count = useCharacterCount(area, maxCharacters !== undefined, rest.value)
  const field = useField(props, { describedBy: maxCharacters === undefined ? undefined : countId })
  return (
    <Field {...field.frame}>
      <AreaBox {...field.box}>
        <Area
          rows={3}
          {...rest}
          {...field.control}
          ref={mergedRef}
          readOnly={field.isFixed}
          onChange={onChange && ((event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value, event))}
        />
        {props.disabledReason !== undefined && (
          <DisabledReason id={field.reasonId}>{props.disabledReason}</DisabledReason>
        )}
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
