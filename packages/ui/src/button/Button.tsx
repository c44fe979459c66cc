'use client'

import type { ReactNode } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { ElementProps } from '../element-props/element-props'
import type { LinkProps } from '../link/Link'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { BusySign } from './BusySign'
import { ButtonLinkRoot, ButtonRoot } from './Button.styles'
import { useDisabledPress } from './use-disabled-press'
import { useLabelTooltip } from './use-label-tooltip'

/** `primary`: the main action of a page. `danger-solid`: only the last step of an action that cannot be undone. */
export type ButtonTone = 'default' | 'primary' | 'danger' | 'danger-solid' | 'ghost' | 'link'

/** 32 px, 28 px inside rows and panes, 40 px on the sign-in page. Each is taller for touch. */
export type ButtonSize = 'medium' | 'small' | 'large'

/** Shared by Button and IconButton. There is no native `disabled`: use `disabledReason`. */
interface PressProps extends ElementProps<'button', 'children'> {
  /** Height; `medium` by default. */
  size?: ButtonSize
  /** Why it cannot be pressed, as a sentence. The button stays focusable, has a dashed border and shows the reason. */
  disabledReason?: string
  /** Its action is pending: a spinner replaces the icon, and a press does nothing. False by default. */
  isBusy?: boolean
}

/** Props of Button. */
export interface ButtonProps extends PressProps {
  /** What it does, a verb first: "Add User". */
  children: ReactNode
  /** Weight of the action; `default` by default. */
  tone?: ButtonTone
  /** Fills the width of its container. False by default. */
  isWide?: boolean
  /** A lucide icon before the text; hidden from assistive technology. */
  icon?: ReactNode
}

/** A button with text. Exposes `button`, named by its text. Enter and Space press it, once however long they are held. `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { children, tone = 'default', size = 'medium', isWide, isBusy, icon, disabledReason, ...rest } = props
  const press = useDisabledPress({ ...rest, disabledReason, isBusy })
  return (
    <ButtonRoot
      type="button"
      {...rest}
      {...press.attributes}
      data-tone={tone}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {isBusy ? <BusySign /> : icon}
      {children}
      {disabledReason !== undefined && <DisabledReason id={press.reasonId}>{disabledReason}</DisabledReason>}
    </ButtonRoot>
  )
}

/** Props of IconButton. */
export interface IconButtonProps extends Omit<PressProps, 'title'> {
  /** Its accessible name, shown in a tooltip on hover, keyboard focus and long press: "Duplicate adaeze.okafor". */
  label: string
  /** A lucide icon. */
  icon: ReactNode
  /** Weight of the action; `ghost` by default. */
  tone?: Exclude<ButtonTone, 'link'>
  /** Whether the toggle is on. Without it, the button is not a toggle button. */
  isSelected?: boolean
}

/**
 * A button that is drawn as an icon. Exposes `button`, named by `label`, which a tooltip shows. Enter and Space press it.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'ghost', size = 'medium', isSelected, isBusy, disabledReason, ...rest } = props
  const press = useDisabledPress({ ...rest, disabledReason, isBusy })
  const { tooltip, handlers } = useLabelTooltip(label, rest)
  return (
    <ButtonRoot
      type="button"
      {...rest}
      {...press.attributes}
      {...handlers}
      // The visible reason is text inside the button: a label that replaces its content would not contain it.
      aria-label={disabledReason === undefined ? label : undefined}
      aria-pressed={isSelected}
      data-icon-only=""
      data-tone={tone}
      data-size={size}
    >
      {isBusy ? <BusySign /> : icon}
      {disabledReason === undefined ? (
        tooltip
      ) : (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <DisabledReason id={press.reasonId}>{disabledReason}</DisabledReason>
        </>
      )}
    </ButtonRoot>
  )
}

/** Props of ButtonLink. */
export interface ButtonLinkProps extends LinkProps {
  /** The text of the link: "Add User". */
  children: ReactNode
  /** Weight of the action; `default` by default. */
  tone?: ButtonTone
  /** Height; `medium` by default. */
  size?: ButtonSize
  /** Fills the width of its container. False by default. */
  isWide?: boolean
  /** A lucide icon before the text; hidden from assistive technology. */
  icon?: ReactNode
}

/** A link that looks like a button. Exposes `link`. Enter follows it, and it can be opened in another tab. */
export function ButtonLink({ children, tone = 'default', size = 'medium', isWide, icon, ...rest }: ButtonLinkProps) {
  return (
    <ButtonLinkRoot {...rest} data-tone={tone} data-size={size} data-wide={isWide || undefined}>
      {icon}
      {children}
    </ButtonLinkRoot>
  )
}
