import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ElementProps } from '../element-props/element-props'
import { Action, Root, Text } from './Note.styles'

const ICONS = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck } as const

/** Props of Note: those of a `<div>`, and these. */
export interface NoteProps extends ElementProps<'div', 'role'> {
  /** Decides color and icon. */
  tone: 'info' | 'warning' | 'danger' | 'success'
  /** `alert` is read at once, `status` when the screen reader pauses. Only for a note that appears later; none by default. */
  role?: 'alert' | 'status' | 'note'
  /** A sentence or two. */
  children: ReactNode
  /** One small button or link at the end. */
  action?: ReactNode
}

/** A remark about the content around it. Plain text without a `role`. */
export function Note({ tone, children, action, ...rest }: NoteProps) {
  const Icon = ICONS[tone]
  return (
    <Root {...rest} data-tone={tone}>
      <Icon aria-hidden="true" />
      <Text>{children}</Text>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  )
}
