'use client'

import { type HTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { Badge } from '../badge/Badge'
import { preventRepeatedClick } from '../button/prevent-repeated-click'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ReplacedProp } from '../element-props/element-props'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Root } from './ToggleBadge.styles'

/** Props of ToggleBadge: those of any element, and these. Rest props and `ref` reach the root, with and without the permission. */
export interface ToggleBadgeProps extends Omit<HTMLAttributes<HTMLElement>, ReplacedProp | 'children'> {
  /** The current state, one word: "Active". */
  children: string
  /** The name of the item in that state: "user jsmith". Makes the name "Active, user jsmith". */
  owner: string
  /** Whether the state is on. */
  isSelected: boolean
  /** What a press does, as a sentence: "Press to deactivate." Describes the button. */
  actionDescription?: string
  /** Called with the requested state. It may be called again before the first request is answered. */
  onChange?: (isSelected: boolean, event: MouseEvent<HTMLElement>) => void
  /** Color of the icon; `danger` fills the badge. `neutral` by default. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** A lucide icon before the word; hidden from assistive technology. */
  icon?: ReactNode
  /** Fills it gray: a quiet exception, such as "Inactive". False by default. */
  isMuted?: boolean
  /** A save is pending: dashed, and still pressable, so that the last intent wins. False by default. */
  isBusy?: boolean
  /** Whether the current user may change it. Without the permission it is plain text and no tab stop. True by default. */
  canToggle?: boolean
  /** Why this one cannot be changed, as a sentence. It stays focusable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** Receives the root: a `<button>`, or a `<span>` without the permission. */
  ref?: Ref<HTMLElement>
}

/**
 * A state that a press changes to its opposite. Exposes a `button` named by state and owner, and described by what a press does. It has no
 * pressed state: the name already changes. Enter and Space press it, once for each key press. The caller saves the state and announces
 * a failure.
 */
export function ToggleBadge(props: ToggleBadgeProps) {
  const {
    children,
    owner,
    isSelected,
    actionDescription,
    onChange,
    onClick,
    onKeyDown,
    tone = 'neutral',
    icon,
    isMuted,
    isBusy,
    canToggle = true,
    disabledReason,
    'aria-describedby': describedBy,
    ref,
    ...rest
  } = props
  const id = useId()
  if (!canToggle) {
    return (
      <Badge {...rest} onKeyDown={onKeyDown} ref={ref} aria-describedby={describedBy} variant="text" icon={icon}>
        {children}
      </Badge>
    )
  }
  const isDisabled = disabledReason !== undefined
  const description = disabledReason ?? actionDescription
  return (
    <Root
      type="button"
      {...rest}
      ref={ref as Ref<HTMLButtonElement>}
      aria-busy={isBusy || undefined}
      aria-disabled={isDisabled || undefined}
      aria-describedby={[describedBy, description && id].filter(Boolean).join(' ') || undefined}
      data-tone={tone}
      data-muted={isMuted || undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        preventRepeatedClick(event)
      }}
      onClick={(event) => {
        if (isDisabled) return
        onClick?.(event)
        if (!event.defaultPrevented) onChange?.(!isSelected, event)
      }}
    >
      {icon}
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{`${children}, ${owner}`}</VisuallyHidden>
      {isDisabled ? (
        <DisabledReason id={id}>{disabledReason}</DisabledReason>
      ) : (
        // Not part of the name, but read as the description.
        <span id={id} hidden>
          {description}
        </span>
      )}
    </Root>
  )
}
