'use client'

import type { CSSProperties, Ref } from 'react'
import { getLineText, groupRuns, joinLineNumbers } from './chunks'
import type { JsonPart } from './format-json'
import { getPartName, isOpen, type JsonFolds } from './json-folds'
import { Chunk, Fold, Line, Lines } from './JsonPanel.styles'
import { useIsNearViewport } from './use-is-near-viewport'

/** Props of JsonLines. */
export interface JsonLinesProps {
  /** The lines to render. */
  lines: readonly number[]
  folds: JsonFolds
  /** They are in view before the first measurement. */
  isFirst: boolean
  /** Opens or closes the part that starts at a line. */
  onToggle: (line: number) => void
  /** The ref of each button that folds a part. */
  foldRef: Ref<HTMLButtonElement>
  /** The name of such a button. */
  partLabel: (name: string | number | undefined, count: number) => string
}

/** Lines of JSON with their numbers, and a button for each part. Lines far from the viewport are plain text without buttons. */
export function JsonLines({ lines, folds, isFirst, onToggle, foldRef, partLabel }: JsonLinesProps) {
  const { isNear, ref } = useIsNearViewport(isFirst)
  const button = (line: number, part: JsonPart) => (
    <Fold
      ref={foldRef}
      type="button"
      aria-expanded={isOpen(folds, line, part)}
      aria-label={partLabel(getPartName(folds.json, line), part.count)}
      onClick={() => onToggle(line)}
    />
  )
  return (
    <Chunk ref={ref} style={getSizes(lines.length, folds.json.lines.length)}>
      <pre aria-hidden="true">{joinLineNumbers(lines)}</pre>
      <Lines>
        {isNear ? (
          groupRuns(folds, lines).map(({ line, text, part }) =>
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
          <pre>{lines.map((line) => getLineText(folds, line)).join('\n')}</pre>
        )}
      </Lines>
    </Chunk>
  )
}

/** The column of numbers is as wide as the last number, in all chunks. */
const getSizes = (count: number, all: number): CSSProperties & Record<`--${string}`, string> => ({
  '--json-lines': String(count),
  '--json-gutter': `calc(${String(all).length}ch + 20px)`,
})
