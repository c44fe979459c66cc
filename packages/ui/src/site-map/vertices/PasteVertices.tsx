'use client'

import { useRef, useState } from 'react'
import { Button } from '../../button/Button'
import { usePendingText } from '../../field/use-pending-text'
import { Popover } from '../../popover/Popover'
import { TextArea } from '../../text-field/TextArea'
import { parsePositions } from '../coordinates/parse-coordinates'
import type { Drawing } from '../drawing/use-drawing'
import { PasteButtons, PasteForm } from './VertexTable.styles'
import type { VertexLabels } from './vertex-labels'

/** Maximum number of invalid lines in the error. The others are only counted. */
const MAX_LISTED_LINES = 3

/** Props of PasteVertices. */
export interface PasteVerticesProps {
  drawing: Drawing
  labels: VertexLabels
}

/** Adds many vertices from a list of coordinates. Exposes a `button` and its `dialog`. An invalid line prevents the whole change. */
export function PasteVertices({ drawing, labels }: PasteVerticesProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  usePendingText(text !== '', {
    label: labels.pasteTitle,
    // The panel is closed, or outside of the form.
    getControl: () => button.current,
    opensPanel: true,
    commit: () => {
      setOpen(true)
      setError(labels.notPasted)
    },
    discard: () => {
      setText('')
      setError(undefined)
    },
  })
  const isPoint = drawing.tool === 'point'
  const reject = (message: string): void => {
    setError(message)
    // From the button, so that a screen reader reads the error.
    field.current?.focus()
  }
  const addList = (how: 'append' | 'replace', close: () => void): void => {
    const { positions, faults } = parsePositions(text)
    if (faults.length > 0) {
      const listed = faults.slice(0, MAX_LISTED_LINES).map(({ line, fault }) => labels.line(line, labels.faults[fault]))
      const extra = faults.length - listed.length
      return reject([...listed, ...(extra > 0 ? [labels.moreLines(extra)] : [])].join(' '))
    }
    if (positions.length === 0) return reject(drawing.labels.nothingToPaste)
    if (isPoint && positions.length > 1) return reject(drawing.labels.onePoint)
    if (drawing.pointDisabledReason !== undefined) return reject(drawing.pointDisabledReason)
    if (!drawing.dispatch({ type: 'list', positions, how, tool: drawing.tool })) return
    setText('')
    close()
  }
  return (
    <Popover
      ref={button}
      isOpen={isOpen}
      onOpenChange={setOpen}
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
            ref={field}
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
              <Button onClick={() => addList('append', close)}>{labels.append}</Button>
            )}
            <Button tone="primary" onClick={() => addList('replace', close)}>
              {isPoint ? labels.place : drawing.positions.length > 0 ? labels.replace : labels.add}
            </Button>
          </PasteButtons>
        </PasteForm>
      )}
    </Popover>
  )
}
