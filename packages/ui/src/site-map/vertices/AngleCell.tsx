'use client'

import { useId, useRef } from 'react'
import { AlertSign } from '../../field/AlertSign'
import { Message } from '../../field/Field.styles'
import type { CoordinateFault } from '../coordinates/parse-coordinates'
import { type AngleOptions, useAngle } from './use-angle'
import { AngleInput } from './VertexTable.styles'

/** Props of AngleCell. */
export interface AngleCellProps extends AngleOptions {
  isReadOnly: boolean
  /** Error texts. */
  faults: Readonly<Record<CoordinateFault, string>>
}

/** One angle of a vertex. Exposes a `textbox` named by its label. Invalid text stays, with an `alert` that describes the field. */
export function AngleCell({ isReadOnly, faults, ...options }: AngleCellProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const angle = useAngle(options, input)
  const { fault } = angle
  return (
    <td>
      <AngleInput
        ref={input}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        aria-label={options.label}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        readOnly={isReadOnly}
        data-axis={options.axis}
        data-style={options.style}
        data-typing={angle.isTyping || undefined}
        value={angle.text}
        onChange={(event) => angle.onType(event.target.value)}
        onBlur={angle.onLeave}
        onKeyDown={angle.onKeyDown}
        onPaste={isReadOnly ? undefined : angle.onPaste}
      />
      {fault !== undefined && (
        // The field can lose the focus now, so its description would not be read.
        <Message id={id} role="alert" data-tone="danger">
          <AlertSign />
          <span>{faults[fault]}</span>
        </Message>
      )}
    </td>
  )
}
