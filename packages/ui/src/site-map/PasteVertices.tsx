'use client'

import { useState } from 'react'
import { Button } from '../button/Button'
import { Popover } from '../popover/Popover'
import { TextArea } from '../text-field/TextArea'
import { parsePositions } from './parse-coordinates'
import type { Drawing } from './use-drawing'
import { PasteButtons, PasteForm } from './VertexTable.styles'
import type { VertexWords } from './vertex-words'

/** So many wrong lines are named; the rest is counted. */
const NAMED = 3

/** Props of PasteVertices. */
export interface PasteVerticesProps {
  drawing: Drawing
  words: VertexWords
}

/** A list of coordinates for many vertices at once. Exposes a `button` and its `dialog`; nothing is taken over while a line is wrong. */
export function PasteVertices({ drawing, words }: PasteVerticesProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const isPoint = drawing.tool === 'point'
  const take = (how: 'append' | 'replace', close: () => void): void => {
    const { positions, faults } = parsePositions(text)
    if (faults.length > 0) {
      const named = faults.slice(0, NAMED).map(({ line, fault }) => words.line(line, words.faults[fault]))
      const more = faults.length - named.length
      return setError([...named, ...(more > 0 ? [words.moreLines(more)] : [])].join(' '))
    }
    if (positions.length === 0) return setError(drawing.words.nothingToPaste)
    if (isPoint && positions.length > 1) return setError(drawing.words.onePoint)
    if (!drawing.act({ do: 'list', positions, how, tool: drawing.tool })) return
    setText('')
    close()
  }
  return (
    <Popover
      label={words.paste}
      title={words.pasteTitle}
      buttonSize="small"
      size="wide"
      tone="ghost"
      placement="bottom end"
    >
      {(close) => (
        <PasteForm>
          <TextArea
            label={words.pasteLabel}
            help={words.pasteHelp}
            error={error}
            rows={6}
            dir="ltr"
            spellCheck={false}
            autoFocus
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setError(undefined)
            }}
          />
          <PasteButtons>
            {!isPoint && drawing.positions.length > 0 && (
              <Button onClick={() => take('append', close)}>{words.append}</Button>
            )}
            <Button tone="primary" onClick={() => take('replace', close)}>
              {isPoint ? words.place : drawing.positions.length > 0 ? words.replace : words.add}
            </Button>
          </PasteButtons>
        </PasteForm>
      )}
    </Popover>
  )
}
