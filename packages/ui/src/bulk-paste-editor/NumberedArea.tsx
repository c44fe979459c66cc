'use client'

import type { ComponentPropsWithRef } from 'react'
import type { LineFault } from './path-check'
import { Area, Gutter, NumberedBox } from './NumberedArea.styles'
import type { LineNumbers } from './use-line-numbers'

/** Props of NumberedArea: those of the `<textarea>`, and these. */
export interface NumberedAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** How many lines there are. */
  count: number
  numbers: LineNumbers
  /** Lines that are marked, from 0. */
  marks: ReadonlyMap<number, LineFault['kind']>
  isInvalid: boolean
}

/** A native text area with numbered lines. The numbers are for the eye; what is told of a line names it. */
export function NumberedArea({ count, numbers, marks, isInvalid, ...rest }: NumberedAreaProps) {
  return (
    <NumberedBox data-invalid={isInvalid || undefined} data-held={rest.readOnly || undefined}>
      <Gutter aria-hidden="true" style={{ '--digits': String(count).length }}>
        {numbers.shown.map(({ line, top }) => (
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
