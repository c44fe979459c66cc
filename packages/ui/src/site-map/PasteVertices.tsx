'use client'

import { useState } from 'react'
import { Button } from '../button/Button'
import { Popover } from '../popover/Popover'
import { TextArea } from '../text-field/TextArea'
import { parsePositions } from './parse-coordinates'
import type { Drawing } from './use-drawing'
import { PasteButtons, PasteForm } from './VertexTable.styles'
import type { VertexLabels } from './vertex-labels'

/** So many wrong lines are named; the rest is counted. */
const NAMED = 3

/** Props of PasteVertices. */
export interface PasteVerticesProps {
  drawing: Drawing
  labels: VertexLabels
}

/** A list of coordinates for many vertices at once. Exposes a `button` and its `dialog`; nothing is taken over while a line is wrong. */
export function PasteVertices({ drawing, labels }: PasteVerticesProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const isPoint = drawing.tool === 'point'
  const take = (how: 'append' | 'replace', close: () => void): void => {
    const { positions, faults } = parsePositions(text)
    if (faults.length > 0) {
      const named = faults.slice(0, NAMED).map(({ line, fault }) => labels.line(line, labels.faults[fault]))
      const more = faults.length - named.length
      return setError([...named, ...(more > 0 ? [labels.moreLines(more)] : [])].join(' '))
    }
    if (positions.length === 0) return setError(drawing.labels.nothingToPaste)
    if (isPoint && positions.length > 1) return setError(drawing.labels.onePoint)
    if (!drawing.act({ do: 'list', positions, how, tool: drawing.tool })) return
    setText('')
    close()
  }
  return (
    <Popover
      label={labels.paste}
      title={labels.pasteTitle}
      buttonSize="small"
      size="wide"
      tone="ghost"
      placement="bottom end"
    >
      {(close) => (
        <PasteForm>
          <TextArea
            label={labels.pasteLabel}
            help={labels.pasteHelp}
            error={error}
            rows={6}
            dir="ltr"
            spellCheck={false}
            autoFocus
            value={text}
            onChange={(value) => {
              setText(value)
              setError(undefined)
            }}
          />
          <PasteButtons>
            {!isPoint && drawing.positions.length > 0 && (
              <Button onClick={() => take('append', close)}>{labels.append}</Button>
            )}
            <Button tone="primary" onClick={() => take('replace', close)}>
              {isPoint ? labels.place : drawing.positions.length > 0 ? labels.replace : labels.add}
            </Button>
          </PasteButtons>
        </PasteForm>
      )}
    </Popover>
  )
}
