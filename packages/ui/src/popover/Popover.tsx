'use client'

import { ChevronDown } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { Button, type ButtonTone, IconButton } from '../button/Button'
import type { PopoverPanelProps, PopoverPlacement } from './PopoverPanel'
import { usePopoverPanel } from './use-popover-panel'

/** Props of Popover: those of its `<button>`, and these. */
export interface PopoverProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'disabled' | 'onClick' | 'title' | 'ref'
> {
  /** Words of the button. */
  label: string
  /** Draws the button as this lucide icon alone. */
  icon?: ReactNode
  /** A lucide icon before the drawn label. */
  startIcon?: ReactNode
  /** Name and heading of the panel; the label by default. */
  title?: string
  /** What stands in the panel; a function is given what closes it. */
  children: PopoverPanelProps['children']
  /** Weight of the button; `default` with words, `ghost` as an icon. */
  tone?: Exclude<ButtonTone, 'link'>
  /** Height of the button; `medium` by default. */
  buttonSize?: 'medium' | 'small'
  /** Width of the panel at most: 360 px (`small`, the default) or 480 px (`wide`). */
  size?: 'small' | 'wide'
  /** Where the panel stands; under the button, starting with it, by default. */
  placement?: PopoverPlacement
  /** Whether it is open; without it the popover keeps that itself. */
  isOpen?: boolean
  /** Told when a person opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void
  /** Why it cannot be opened, as a sentence. It stays focusable and says so. */
  disabledReason?: string
  /** Said when the code of panels could not be loaded; "This could not be loaded. Reload the page." by default. */
  failedReason?: string
}

/**
 * A button that opens a small panel beside it, while the page stays usable. Exposes `button` with a popup, and a `dialog`
 * named by `title`. Focus goes into the panel when it opens and back to the button when it closes: by Escape, by a press
 * outside, or by the panel's own buttons. Tab past either end closes it too.
 */
export function Popover(props: PopoverProps) {
  const {
    label,
    icon,
    startIcon,
    title = label,
    children,
    tone,
    buttonSize,
    size = 'small',
    placement,
    ...others
  } = props
  const { isOpen: given, onOpenChange, disabledReason, failedReason, ...rest } = others
  const [own, setOwn] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isOpen = given ?? own
  const change = (next: boolean): void => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const close = (): void => change(false)
  const { Panel, hasFailed, loadAhead } = usePopoverPanel(isOpen, close)
  const shared = {
    ...rest,
    ref: button,
    size: buttonSize,
    disabledReason:
      disabledReason ?? (hasFailed ? (failedReason ?? 'This could not be loaded. Reload the page.') : undefined),
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    // The focus stays in the panel until the press is a click; its leaving would close the panel before.
    onMouseDown: (event: MouseEvent) => {
      if (isOpen) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      rest.onKeyDown?.(event)
      if (event.key !== 'Tab' || event.shiftKey || !isOpen || event.defaultPrevented) return
      // Quicker than the panel, which takes the focus when it comes: a Tab past the button would leave, and close, what is just opening.
      event.preventDefault()
      document.getElementById(panelId)?.focus()
    },
    onClick: () => {
      // Where a press does not give a button the focus, the panel would have nothing to give it back to.
      if (!isOpen) button.current?.focus()
      change(!isOpen)
    },
  }
  return (
    <>
      {icon !== undefined ? (
        <IconButton {...shared} tone={tone ?? 'ghost'} label={label} icon={icon} />
      ) : (
        <Button {...shared} tone={tone ?? 'default'} icon={startIcon}>
          {label}
          <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
        </Button>
      )}
      {isOpen && Panel !== undefined && (
        <Panel
          id={panelId}
          title={title}
          size={size}
          placement={placement ?? 'bottom start'}
          button={button}
          onClose={close}
        >
          {children}
        </Panel>
      )}
    </>
  )
}
