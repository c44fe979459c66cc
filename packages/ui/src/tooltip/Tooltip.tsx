'use client'

import { cloneElement, type ReactElement, type Ref, useId } from 'react'
import { TooltipLayer } from './TooltipLayer'
import { useTooltip } from './use-tooltip'

/** Props that a trigger must pass on to a focusable element. */
export interface TooltipTrigger {
  /** Receives the focusable element. */
  ref?: Ref<HTMLElement> | undefined
  /** Ids of what describes the element. */
  'aria-describedby'?: string | undefined
  /** Removed: the browser's own tooltip would cover this one. */
  title?: string | undefined
}

/** Props of Tooltip. */
export interface TooltipProps {
  /** The text: one short sentence at most, nothing to press. */
  text: string
  /**
   * How the text relates to the trigger's name. `description` (default): it adds to the name and is read after it. `name`: it repeats the
   * name, and is shown but not read.
   */
  kind?: 'description' | 'name'
  /** The trigger: one focusable element with a name of its own. It must accept `ref` and `aria-describedby`. */
  children: ReactElement<TooltipTrigger>
}

/**
 * A short text beside a control while the pointer rests on it, while it has the keyboard's focus, and after a long press. Exposes `tooltip`,
 * which describes the trigger. Escape hides it and closes nothing else. It never takes the focus.
 */
export function Tooltip({ text, kind = 'description', children }: TooltipProps) {
  const generatedId = useId()
  const id = kind === 'description' ? generatedId : undefined
  const { ref, 'aria-describedby': describedBy } = children.props
  const { setTrigger, setLayer } = useTooltip(ref)
  return (
    <>
      {cloneElement(children, {
        ref: setTrigger,
        'aria-describedby': [describedBy, id].filter(Boolean).join(' ') || undefined,
        title: undefined,
      })}
      <TooltipLayer ref={setLayer} id={id} text={text} />
    </>
  )
}
