'use client'

import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react'
import { Field } from '../field/Field'
import { useField } from '../field/use-field'
import { useMergedRef } from '../field/use-merged-ref'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Area, AreaBox, Count } from './TextField.styles'
import { COUNT_WORDS, countNews, type CountWords } from './count-characters'
import { useCount } from './use-count'

/** Props of TextArea. Rest props and `ref` reach the `<textarea>`; `className` and `style` reach the root. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'disabled' | 'readOnly' | 'children'> {
  /** Its name, above it. */
  label: string
  /** How to fill it in; stands under it and describes it. */
  help?: ReactNode
  /** What is wrong with the value, as a sentence; marks the field as invalid. */
  error?: string
  /** A remark that is not an error. */
  note?: ReactNode
  /** Says so to assistive technology. The form checks it, and its error tells. */
  isRequired?: boolean
  /** Can be read, focused and copied, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Greatest number of characters; counted under the field. More can be typed or pasted, and is told: nothing is cut. */
  maxCount?: number
  /** What it says about the length; any of it may be given. */
  countWords?: Partial<CountWords>
  /** At the end of the label's line: a link, or "Optional". */
  labelEnd?: ReactNode
  /** The label is heard and not drawn. */
  isLabelHidden?: boolean
}

/**
 * Several lines of text. Exposes a multi-line `textbox`, named by its label; Enter makes a new line. With a maximum its length is
 * drawn, and announced when little is left.
 */
export function TextArea(props: TextAreaProps) {
  const { label, help, error, note, isRequired, isReadOnly, labelEnd, isLabelHidden, ...others } = props
  const { maxCount, countWords, className, style, ref, ...rest } = others
  const area = useRef<HTMLTextAreaElement>(null)
  const bothRefs = useMergedRef(area, ref)
  const countId = useId()
  const count = useCount(area, maxCount !== undefined, rest.value)
  const counting = { ...COUNT_WORDS, ...countWords }
  const described = [rest['aria-describedby'], maxCount !== undefined && countId].filter(Boolean).join(' ')
  const wiring = useField({ help, error, note }, { id: rest.id, 'aria-describedby': described })
  const words = { label, help, error, note, labelEnd, isLabelHidden }
  return (
    <Field wiring={wiring} {...words} className={className} style={style}>
      <AreaBox data-invalid={wiring.isInvalid || undefined} data-read-only={isReadOnly || undefined}>
        <Area
          required={isRequired}
          rows={3}
          {...rest}
          ref={bothRefs}
          id={wiring.controlId}
          readOnly={isReadOnly}
          aria-invalid={wiring.isInvalid || undefined}
          aria-describedby={wiring.describedBy}
        />
      </AreaBox>
      {maxCount !== undefined && (
        <Count data-over={count > maxCount || undefined}>
          <span id={countId}>{counting.count(count, maxCount)}</span>
          {count > maxCount && <span aria-hidden="true">{counting.over(count - maxCount)}</span>}
          <VisuallyHidden role="status">{countNews(count, maxCount, counting)}</VisuallyHidden>
        </Count>
      )}
    </Field>
  )
}
