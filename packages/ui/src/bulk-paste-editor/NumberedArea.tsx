'use client'

import type { ComponentPropsWithRef } from 'react'
import type { LineFault } from './path-check'
import { Area, Gutter, NumberedBox } from './NumberedArea.styles'
import type { LineNumbers } from './use-line-numbers'

/** Props of NumberedArea: those of the `<textarea>`, and these. */
export interface NumberedAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** The number of lines. */
  count: number
  numbers: LineNumbers
  /** The marked lines, from 0. */
  marks: ReadonlyMap<number, LineFault['kind']>
  isInvalid: boolean
}

/** A native text area with numbered lines. The numbers are hidden from assistive technology: messages name their lines. */
export function NumberedArea({ count, numbers, marks, isInvalid, ...rest }: NumberedAreaProps) {
  return (
    <NumberedBox data-invalid={isInvalid || undefined} data-disabled={rest.readOnly || undefined}>
      <Gutter aria-hidden="true" style={{ '--digits': String(count).length }}>
        {numbers.visibleLines.map(({ line, top }) => (
          <span key={line} data-line={line} data-kind={marks.get(line)} style={{ top }}>
            {line + 1}
          </span>
        ))}
      </Gutter>
      <Area
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        dir="ltr"
        {...rest}
        aria-invalid={isInvalid || undefined}
        onScroll={numbers.onScroll}
      />
    </NumberedBox>
  )
}
