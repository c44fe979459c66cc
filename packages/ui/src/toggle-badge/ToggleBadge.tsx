'use client'

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Badge } from '../badge/Badge'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Root } from './ToggleBadge.styles'

/** Props of ToggleBadge: those of a `<button>`, and these. */
export interface ToggleBadgeProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled' | 'onToggle'> {
  /** The state it is in, one word: "Active". */
  children: string
  /** Whose state it is: "user jsmith". Makes the name "Active, user jsmith". */
  owner: string
  /** On or off. */
  isPressed: boolean
  /** Asks for the other state, and is given it. May be asked again before the first answer. */
  onToggle?: (isPressed: boolean) => void
  /** Color of the icon; `danger` fills the badge. `neutral` by default. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** A lucide icon before the word; hidden from assistive technology. */
  icon?: ReactNode
  /** Fills it gray: the quiet exception, such as "Inactive". */
  isOff?: boolean
  /** Shown ahead of the server's word: dashed, and still pressable, so that the last wish wins. */
  isBusy?: boolean
  /** Without the permission it is plain text and no tab stop; true by default. */
  canToggle?: boolean
  /** Why nobody can change it here, as a sentence: it stays focusable, is drawn dashed and says so. */
  fixedReason?: string
}

/**
 * A state that a press turns around. Exposes a toggle `button` named by state and owner; Enter and Space toggle it.
 * Saving, undoing and announcing a failure belong to whoever owns the state.
 */
export function ToggleBadge(props: ToggleBadgeProps) {
  const { children, owner, isPressed, onToggle, tone = 'neutral', icon, isOff, isBusy, ...others } = props
  const { canToggle = true, fixedReason, ...rest } = others
  const reasonId = useId()
  const isFixed = fixedReason !== undefined
  if (!canToggle) {
    return (
      <Badge variant="text" icon={icon} className={rest.className} style={rest.style}>
        {children}
      </Badge>
    )
  }
  return (
    <Root
      type="button"
      {...rest}
      aria-pressed={isPressed}
      aria-busy={isBusy || undefined}
      aria-disabled={isFixed || undefined}
      aria-describedby={isFixed ? reasonId : rest['aria-describedby']}
      data-tone={tone}
      data-off={isOff || undefined}
      onClick={(event) => {
        if (isFixed) return
        rest.onClick?.(event)
        if (!event.defaultPrevented) onToggle?.(!isPressed)
      }}
    >
      {icon}
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{`${children}, ${owner}`}</VisuallyHidden>
      {isFixed && <DisabledReason id={reasonId}>{fixedReason}</DisabledReason>}
    </Root>
  )
}
