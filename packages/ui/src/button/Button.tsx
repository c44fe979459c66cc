'use client'

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import type { LinkProps } from '../link/Link'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { BusySign } from './BusySign'
import { ButtonLinkRoot, ButtonRoot } from './Button.styles'
import { useDisabledPress } from './use-disabled-press'

/** `primary`: the one thing to do here. `danger-solid`: only the last step of what cannot be undone. */
export type ButtonTone = 'default' | 'primary' | 'danger' | 'danger-solid' | 'ghost' | 'link'

/** 32 px, 28 inside rows and panes, 40 on the sign-in sheet; each is taller for a finger. */
export type ButtonSize = 'medium' | 'small' | 'large'

/** What a button and an icon button share. A native `disabled` is refused: use `disabledReason`. */
interface PressProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> {
  /** Height; `medium` by default. */
  size?: ButtonSize
  /** Why it cannot be pressed, as a sentence. It stays focusable, is drawn dashed and says so. */
  disabledReason?: string
  /** Its work is under way: a turning sign stands in place of the icon, and a press does nothing. */
  isBusy?: boolean
}

/** Props of Button. */
export interface ButtonProps extends PressProps {
  /** What it does, a verb first: "Add User". */
  children: ReactNode
  /** Weight of the action; `default` by default. */
  tone?: ButtonTone
  /** Takes the whole width of its place. */
  isWide?: boolean
  /** A lucide icon before the words; hidden from assistive technology. */
  icon?: ReactNode
}

/**
 * A button with words. Exposes `button`, named by its words; Enter and Space press it. `type` is `button` unless given.
 */
export function Button(props: ButtonProps) {
  const { children, tone = 'default', size = 'medium', isWide, isBusy, icon, disabledReason, onClick, ...rest } = props
  const held = useDisabledPress({ disabledReason, isBusy, onClick, 'aria-describedby': rest['aria-describedby'] })
  return (
    <ButtonRoot
      type="button"
      {...rest}
      {...held.attributes}
      data-tone={tone}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {isBusy ? <BusySign /> : icon}
      {children}
      {disabledReason !== undefined && <DisabledReason id={held.reasonId}>{disabledReason}</DisabledReason>}
    </ButtonRoot>
  )
}

/** Props of IconButton. */
export interface IconButtonProps extends PressProps {
  /** Its accessible name, also shown to the pointer: "Duplicate adaeze.okafor". */
  label: string
  /** A lucide icon. */
  icon: ReactNode
  /** Weight of the action; `ghost` by default. */
  tone?: Exclude<ButtonTone, 'link'>
  /** On or off, for what toggles; without it the button does not claim to. */
  isPressed?: boolean
}

/** A button drawn as an icon alone. Exposes `button`, named by `label`; Enter and Space press it. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'ghost', size = 'medium', isPressed, isBusy, disabledReason, onClick, ...rest } = props
  const held = useDisabledPress({ disabledReason, isBusy, onClick, 'aria-describedby': rest['aria-describedby'] })
  return (
    <ButtonRoot
      type="button"
      title={disabledReason === undefined ? label : undefined}
      {...rest}
      {...held.attributes}
      // The drawn reason is text inside the button: a label that replaces its content would not contain it.
      aria-label={disabledReason === undefined ? label : undefined}
      aria-pressed={isPressed}
      data-icon-only=""
      data-tone={tone}
      data-size={size}
    >
      {isBusy ? <BusySign /> : icon}
      {disabledReason !== undefined && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <DisabledReason id={held.reasonId}>{disabledReason}</DisabledReason>
        </>
      )}
    </ButtonRoot>
  )
}

/** Props of ButtonLink. */
export interface ButtonLinkProps extends LinkProps {
  /** Where it leads, in words: "Add User". */
  children: ReactNode
  /** Weight of the action; `default` by default. */
  tone?: ButtonTone
  /** Height; `medium` by default. */
  size?: ButtonSize
  /** Takes the whole width of its place. */
  isWide?: boolean
  /** A lucide icon before the words; hidden from assistive technology. */
  icon?: ReactNode
}

/** A link that looks like a button. Exposes `link`; Enter follows it, and it can be opened in another tab. */
export function ButtonLink({ children, tone = 'default', size = 'medium', isWide, icon, ...rest }: ButtonLinkProps) {
  return (
    <ButtonLinkRoot {...rest} data-tone={tone} data-size={size} data-wide={isWide || undefined}>
      {icon}
      {children}
    </ButtonLinkRoot>
  )
}
