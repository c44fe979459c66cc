'use client'

import { Plus } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { parsePosition, parsePositions } from './parse-coordinates'
import type { Ring } from './shape'
import type { Drawing } from './use-drawing'
import { AddForm } from './VertexTable.styles'
import type { VertexLabels } from './vertex-labels'

/** Props of AddVertex. */
export interface AddVertexProps {
  drawing: Drawing
  labels: VertexLabels
  /** Has the focus when no vertex is left. */
  field: RefObject<HTMLInputElement | null>
}

/** A field for the next vertex, or for the point. Enter takes it over, and the focus stays for the one after it. */
export function AddVertex({ drawing, labels, field }: AddVertexProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const isPoint = drawing.tool === 'point'
  const append = (positions: Ring): void => {
    if (drawing.act({ do: 'list', positions, how: 'append', tool: drawing.tool })) setText('')
  }
  const add = (): void => {
    const read = parsePosition(text)
    if ('fault' in read) return setError(labels.faults[read.fault])
    const last = drawing.positions.length - 1
    const isFinished = drawing.shape.kind === 'polygon' && drawing.shape.isClosed
    const isAdded =
      !isPoint && isFinished ? drawing.act({ do: 'insert', after: last, at: read.value }) : drawing.addAt(read.value)
    if (isAdded) setText('')
  }
  return (
    <AddForm>
      <TextField
        ref={field}
        label={isPoint ? labels.pointLabel : labels.addLabel}
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
          if (event.key !== 'Enter') return
          // No form around it is sent.
          event.preventDefault()
          add()
        }}
        onPaste={(event) => {
          // A field of one line would run several together.
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
