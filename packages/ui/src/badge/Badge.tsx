import type { ReactNode } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { Root } from './Badge.styles'

/** The meaning of a badge. Color is never the only sign of it: the word and the icon show it too. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

/** Props of Badge: those of a `<span>`, and these. */
export interface BadgeProps extends ElementProps<'span'> {
  /** One or two words. */
  children: ReactNode
  /** Meaning; `neutral` by default. */
  tone?: BadgeTone
  /** `state` (default): filled. `fixed`: dashed, set elsewhere. `text`: no box, for users who may not change it. */
  variant?: 'state' | 'fixed' | 'text'
  /** A lucide icon before the word; hidden from assistive technology. */
  icon?: ReactNode
}

/** A word that shows a state and cannot be pressed. Plain text to assistive technology, no tab stop. */
export function Badge({ children, tone = 'neutral', variant = 'state', icon, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone} data-variant={variant}>
      {icon}
      <span>{children}</span>
    </Root>
  )
}
