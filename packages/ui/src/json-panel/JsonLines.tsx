'use client'

import type { CSSProperties, Ref } from 'react'
import { numbersOf, runsOf, wordsOf } from './chunked'
import type { JsonPart } from './format-json'
import { isOpen, type JsonFolds, nameOf } from './json-folds'
import { Chunk, Fold, Line, Lines } from './JsonPanel.styles'
import { useNear } from './use-near'

/** Props of JsonLines. */
export interface JsonLinesProps {
  /** The lines to draw. */
  lines: readonly number[]
  folds: JsonFolds
  /** They are in view before anything is measured. */
  isFirst: boolean
  /** Opens or closes the part that begins in a line. */
  onTurn: (line: number) => void
  /** The ref of each button that folds. */
  foldRef: Ref<HTMLButtonElement>
  /** Name of such a button. */
  partLabel: (name: string | number | undefined, count: number) => string
}

/**
 * Some lines of JSON with their numbers, and a button at each that can be folded. Lines far from what is seen are plain
 * text until they come near.
 */
export function JsonLines({ lines, folds, isFirst, onTurn, foldRef, partLabel }: JsonLinesProps) {
  const { isNear, ref } = useNear(isFirst)
  const button = (line: number, part: JsonPart) => (
    <Fold
      ref={foldRef}
      type="button"
      aria-expanded={isOpen(folds, line, part)}
      aria-label={partLabel(nameOf(folds.of, line), part.count)}
      onClick={() => onTurn(line)}
    />
  )
  return (
    <Chunk ref={ref} style={sizes(lines.length, folds.of.lines.length)}>
      <pre aria-hidden="true">{numbersOf(lines)}</pre>
      <Lines>
        {isNear ? (
          runsOf(folds, lines).map(({ line, text, part }) =>
            part === undefined ? (
              <pre key={line}>{text}</pre>
            ) : (
              <Line key={line}>
                {button(line, part)}
                <pre>{text}</pre>
              </Line>
            ),
          )
        ) : (
          <pre>{lines.map((line) => wordsOf(folds, line)).join('\n')}</pre>
        )}
      </Lines>
    </Chunk>
  )
}

/** The column of numbers is as wide as the last one, in all chunks alike. */
const sizes = (count: number, all: number): CSSProperties & Record<`--${string}`, string> => ({
  '--json-lines': String(count),
  '--json-gutter': `calc(${String(all).length}ch + 20px)`,
})
