'use client'

import { CircleAlert, CircleCheck, FlaskConical, Info, TriangleAlert, X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { IconButton } from '../button/Button'
import { returnFocus } from '../dialog/return-focus'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Actions, Root, Words } from './Banner.styles'

/** What a banner is about. `hatch`, amber and black, is a test environment and nothing else. */
export type BannerTone = 'info' | 'warning' | 'danger' | 'success' | 'hatch'

const ICONS = {
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
  success: CircleCheck,
  hatch: FlaskConical,
} as const

const KINDS: Readonly<Record<BannerTone, string>> = {
  info: 'Information',
  warning: 'Warning',
  danger: 'Error',
  success: 'Success',
  hatch: 'Test environment',
}

/** Props of Banner: those of a `<div>`, and these. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** Decides color, icon and the word that is spoken first; `info` by default. */
  tone?: BannerTone
  /** A sentence or two. */
  children: ReactNode
  /** `alert` speaks at once, `status` when the reader pauses. Only for one that appears later; none by default. */
  role?: 'alert' | 'status'
  /** Small buttons or links at the end. */
  actions?: ReactNode
  /** A person closes it; without it there is no cross. Whoever draws the banner takes it away. */
  onDismiss?: () => void
  /** Name of the cross; "Close" by default. */
  dismissLabel?: string
  /** Spoken before the words; "Information", "Warning", "Error", "Success" or "Test environment" by default. */
  kindLabel?: string
}

/**
 * Something about the whole page or the whole product, under the top bar, over all of its width. Plain text unless `role`
 * is given. Closing it gives the focus to the main part of the page, as the cross is gone with it.
 */
export function Banner(props: BannerProps) {
  const {
    tone = 'info',
    children,
    actions,
    onDismiss,
    dismissLabel = 'Close',
    kindLabel = KINDS[tone],
    ...rest
  } = props
  const cross = useRef<HTMLButtonElement>(null)
  const Icon = ICONS[tone]
  return (
    <Root {...rest} data-tone={tone} data-banner="">
      <Icon aria-hidden="true" />
      <Words>
        <VisuallyHidden>{kindLabel}: </VisuallyHidden>
        {children}
      </Words>
      {(Boolean(actions) || onDismiss !== undefined) && (
        <Actions>
          {actions}
          {onDismiss !== undefined && (
            <IconButton
              ref={cross}
              size="small"
              label={dismissLabel}
              icon={<X aria-hidden="true" />}
              onClick={(event) => {
                if (document.activeElement === cross.current)
                  returnFocus(null, event.currentTarget.closest('[data-banner]'))
                onDismiss()
              }}
            />
          )}
        </Actions>
      )}
    </Root>
  )
}
