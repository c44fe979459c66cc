'use client'

import { CircleAlert, CircleCheck, FlaskConical, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { returnFocus } from '../focus/return-focus'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Actions, Root, Words } from './Banner.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** The subject of a banner. `hatch`, amber and black, marks a test environment only. */
export type BannerTone = 'info' | 'warning' | 'danger' | 'success' | 'hatch'

const ICONS = {
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
  success: CircleCheck,
  hatch: FlaskConical,
} as const

/** Texts of Banner. */
export interface BannerLabels {
  /** Name of the close button. */
  close: string
  /** Read before the text, by tone: "Information", "Warning", "Error", "Success" or "Test environment". */
  kinds: Readonly<Record<BannerTone, string>>
}

const LABELS: CompleteTexts<BannerLabels> = {
  close: 'Close',
  kinds: { info: 'Information', warning: 'Warning', danger: 'Error', success: 'Success', hatch: 'Test environment' },
}

/** Props of Banner: those of a `<div>`, and these. */
export interface BannerProps extends ElementProps<'div', 'role' | 'children'> {
  /** Decides color, icon and the word that is read first; `info` by default. */
  tone?: BannerTone
  /** A sentence or two. */
  children: ReactNode
  /** `alert` is read at once, `status` when the screen reader pauses. Only for a banner that appears later; none by default. */
  role?: 'alert' | 'status'
  /** Small buttons or links at the end. */
  actions?: ReactNode
  /** Called when the user closes it; the caller then removes it. Without it there is no close button. */
  onClose?: () => void
  /** Replaces the English texts. */
  labels?: LabelTexts<BannerLabels>
}

/**
 * A message about the whole page or the whole product, under the top bar, in full width. Plain text without a `role`. Closing it moves the
 * focus to the main part of the page, because the close button unmounts with it.
 */
export function Banner(props: BannerProps) {
  const { tone = 'info', children, actions, onClose, labels: labelOverrides, ...rest } = props
  const labels = useLabels('Banner', LABELS, labelOverrides)
  const closeButton = useRef<HTMLButtonElement>(null)
  const Icon = ICONS[tone]
  return (
    <Root {...rest} data-tone={tone} data-banner="">
      <Icon aria-hidden="true" />
      <Words>
        <VisuallyHidden>{labels.kinds[tone]}: </VisuallyHidden>
        {children}
      </Words>
      {(Boolean(actions) || onClose !== undefined) && (
        <Actions>
          {actions}
          {onClose !== undefined && (
            <IconButton
              ref={closeButton}
              size="small"
              label={labels.close}
              icon={<X aria-hidden="true" />}
              onClick={(event) => {
                if (document.activeElement === closeButton.current)
                  returnFocus(null, event.currentTarget.closest('[data-banner]'))
                onClose()
              }}
            />
          )}
        </Actions>
      )}
    </Root>
  )
}
