'use client'

import { Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Button } from '../../button/Button'
import { TextField } from '../../text-field/TextField'
import { parsePosition, parsePositions } from '../coordinates/parse-coordinates'
import type { Ring } from '../drawing/shape'
import type { Drawing } from '../drawing/use-drawing'
import { isImeKey } from '../../field/is-ime-key'
import { usePendingText } from '../../field/use-pending-text'
import { AddForm } from './VertexTable.styles'
import type { VertexLabels } from './vertex-labels'

/** Props of AddVertex. */
export interface AddVertexProps {
  drawing: Drawing
  labels: VertexLabels
  /** Receives the focus after the last vertex is deleted. */
  field: RefObject<HTMLInputElement | null>
}

/** A field for the next vertex or the point. Enter adds it and keeps the focus for the next one. */
export function AddVertex({ drawing, labels, field }: AddVertexProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const isPoint = drawing.tool === 'point'
  const label = isPoint ? labels.pointLabel : labels.addLabel
  usePendingText(text !== '', {
    label,
    getControl: () => field.current,
    commit: () => setError(labels.notAdded),
    discard: () => {
      setText('')
      setError(undefined)
    },
  })
  const append = (positions: Ring): void => {
    if (drawing.dispatch({ type: 'list', positions, how: 'append', tool: drawing.tool })) setText('')
  }
  const reject = (message: string): void => {
    setError(message)
    // From the button, so that a screen reader reads the error.
    field.current?.focus()
  }
  const add = (): void => {
    const parsed = parsePosition(text)
    if ('fault' in parsed) return reject(labels.faults[parsed.fault])
    if (drawing.pointDisabledReason !== undefined) return reject(drawing.pointDisabledReason)
    const last = drawing.positions.length - 1
    const isFinished = drawing.shape.kind === 'polygon' && drawing.shape.isClosed
    const isAdded =
      !isPoint && isFinished
        ? drawing.dispatch({ type: 'insert', after: last, at: parsed.value })
        : drawing.addAt(parsed.value)
    if (isAdded) setText('')
  }
  return (
    <AddForm>
      <TextField
        ref={field}
        label={label}
        help={labels.addHelp}
        error={error}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={text}
        data-typing={text === '' ? undefined : true}
        onChange={(value) => {
          setText(value)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isImeKey(event)) return
          // Don't submit a form around the table. A repeated key adds one vertex.
          event.preventDefault()
          if (!event.repeat) add()
        }}
        onPaste={(event) => {
          // A single-line field would join several lines.
          const { positions, faults } = parsePositions(event.clipboardData.getData('text'))
          if (positions.length < 2 || faults.length > 0) return
          event.preventDefault()
          append(positions)
        }}
      />
      <Button icon={<Plus />} onClick={add}>
        {isPoint ? labels.place : labels.add}
      </Button>
    </AddForm>
  )
}
