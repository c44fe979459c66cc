'use client'

import type { ReactNode } from 'react'
import type { LinkProps } from '../link/Link'
import type { ButtonSize, ButtonTone } from './Button'
import { ButtonLinkRoot } from './Button.styles'
import { useLabelTooltip } from './use-label-tooltip'

/** Props of IconButtonLink. */
export interface IconButtonLinkProps extends Omit<LinkProps, 'children' | 'title'> {
  /** Its accessible name, shown in a tooltip on hover, keyboard focus and long press: "Duplicate adaeze.okafor". */
  label: string
  /** A lucide icon. */
  icon: ReactNode
  /** Weight of the action; `ghost` by default. */
  tone?: Exclude<ButtonTone, 'link'>
  /** Height and width; `medium` by default. */
  size?: ButtonSize
}

/** A link that is drawn as an icon. Exposes `link`, named by `label`, which a tooltip shows. Enter follows it. */
export function IconButtonLink({ label, icon, tone = 'ghost', size = 'medium', ...rest }: IconButtonLinkProps) {
  const { tooltip, handlers } = useLabelTooltip(label, rest)
  return (
    <ButtonLinkRoot {...rest} {...handlers} aria-label={label} data-icon-only="" data-tone={tone} data-size={size}>
      {icon}
      {tooltip}
    </ButtonLinkRoot>
  )
}
