'use client'

import { cloneElement, type ReactElement, useId, useRef } from 'react'
import { Bubble, Layer } from '../disabled-reason/DisabledReason.styles'
import { useTooltip } from './use-tooltip'

/** What a trigger must take: any focusable native element or component that hands these on to one. */
export interface TooltipTrigger {
  'aria-describedby'?: string | undefined
  title?: string | undefined
}

/** Props of Tooltip. */
export interface TooltipProps {
  /** The words: one short sentence at most, nothing that can be pressed. */
  text: string
  /**
   * What the words are to the trigger. `description` (default): they add to its name, and are read after it. `name`: they
   * are what it is called anyway, such as the label of an icon, and are drawn without being read twice.
   */
  kind?: 'description' | 'name'
  /** The one thing they belong to; it must be focusable and have a name of its own. */
  children: ReactElement<TooltipTrigger>
}

/**
 * A few words beside a control while the pointer rests on it or the keyboard's focus is on it. Exposes `tooltip`, which
 * describes the trigger. Escape takes it away; it never takes the focus, and nothing in it can be pressed.
 */
export function Tooltip({ text, kind = 'description', children }: TooltipProps) {
  const layer = useRef<HTMLSpanElement>(null)
  const id = useId()
  useTooltip(layer)
  const isRead = kind === 'description'
  const given = children.props['aria-describedby']
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': [given, isRead ? id : undefined].filter(Boolean).join(' ') || undefined,
        // The browser's own would stand over it.
        title: undefined,
      })}
      {/* Right after the trigger, which is how the one finds the other. */}
      <Layer
        ref={layer}
        id={id}
        popover="manual"
        role={isRead ? 'tooltip' : undefined}
        aria-hidden={!isRead || undefined}
      >
        <Bubble>{text}</Bubble>
      </Layer>
    </>
  )
}
