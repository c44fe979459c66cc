'use client'

import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Button, type ButtonTone, IconButton } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { useValue } from '../field/use-value'
import { composeHandlers } from '../layer/compose-handlers'
import type { PopoverPlacement, PopoverSize } from './PopoverPanel'
import { usePopoverPanel } from './use-popover-panel'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { PopoverPlacement, PopoverSize } from './PopoverPanel'

/** Texts of a popover. */
export interface PopoverLabels {
  /** Why it can't open: "This could not be loaded. Reload the page." */
  failed: string
  /** The button that closes a `full` panel: "Close". */
  close: string
}

/** The English texts. */
const LABELS: CompleteTexts<PopoverLabels> = { failed: 'This could not be loaded. Reload the page.', close: 'Close' }

/** Props of Popover: those of its `<button>`, and these. `ref` and event handlers reach the button. */
export interface PopoverProps extends ElementProps<'button', 'children' | 'title'> {
  /** Text of the button. */
  label: string
  /** Shows this lucide icon instead of the text. */
  icon?: ReactNode
  /** A lucide icon before the text. */
  startIcon?: ReactNode
  /** Accessible name and heading of the panel; the label by default. */
  title?: string
  /** Content of the panel, or a function that gets a callback that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Tone of the button; `default` with a text, `ghost` as an icon. */
  tone?: Exclude<ButtonTone, 'link'>
  /** Height of the button; `medium` by default. */
  buttonSize?: 'medium' | 'small'
  /**
   * Maximum width of the panel: 360 px (`small`, the default) or 480 px (`wide`). `full` is 440 px, and the width of the window on a phone. Its content reaches
   * the edges, and a button closes it.
   */
  size?: PopoverSize
  /** Position of the panel; `bottom start` by default: below the button, aligned to its start. */
  placement?: PopoverPlacement
  /** Whether the panel is open. Controlled; omit it to leave the state to the component. */
  isOpen?: boolean
  /** Whether the panel of an uncontrolled popover is initially open; `false` by default. */
  defaultOpen?: boolean
  /** Called when the user opens or closes the panel. */
  onOpenChange?: (isOpen: boolean) => void
  /** Why it can't be opened, as a sentence. The button stays focusable and shows the reason. */
  disabledReason?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<PopoverLabels>
}

/**
 * A button that opens a small panel beside it, while the page stays usable. Exposes `button` with a popup, and a `dialog`
 * named by `title`. The focus moves into the panel when it opens and back to the button when it closes: by Escape, by a press
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
    placement = 'bottom start',
    isOpen: controlledOpen,
    defaultOpen = false,
    onOpenChange,
    disabledReason,
    labels: labelOverrides,
    ref,
    onClick,
    onMouseDown,
    onKeyDown,
    onFocus,
    onPointerEnter,
    ...rest
  } = props
  const [isOpen, setOpen] = useValue(controlledOpen, defaultOpen, onOpenChange)
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useMergedRef(button, ref)
  const panelId = useId()
  const labels = useLabels('Popover', LABELS, labelOverrides)
  const close = (): void => setOpen(false)
  const { Panel, hasFailed, loadAhead } = usePopoverPanel(isOpen, close)
  const buttonProps = {
    ...rest,
    ref: buttonRef,
    size: buttonSize,
    disabledReason: disabledReason ?? (hasFailed ? labels.failed : undefined),
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
    onPointerEnter: composeHandlers(onPointerEnter, loadAhead),
    onFocus: composeHandlers(onFocus, loadAhead),
    onMouseDown: composeHandlers(onMouseDown, (event: MouseEvent<HTMLButtonElement>) => {
      // The focus stays in the panel until the click: leaving would close the panel before it.
      if (isOpen) event.preventDefault()
    }),
    onKeyDown: composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key !== 'Tab' || event.shiftKey || !isOpen) return
      // The panel takes the focus when it opens. A Tab before that would move past the button, and close the panel.
      event.preventDefault()
      document.getElementById(panelId)?.focus()
    }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      onClick?.(event)
      if (event.defaultPrevented) return
      // Safari does not focus a pressed button, but the focus must return to it.
      if (!isOpen) button.current?.focus()
      setOpen(!isOpen)
    },
  }
  return (
    <>
      {icon !== undefined ? (
        <IconButton {...buttonProps} tone={tone ?? 'ghost'} label={label} icon={icon} />
      ) : (
        <Button {...buttonProps} tone={tone ?? 'default'} icon={startIcon}>
          {label}
          <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
        </Button>
      )}
      {isOpen && Panel !== undefined && (
        <Panel
          id={panelId}
          title={title}
          size={size}
          placement={placement}
          button={button}
          closeLabel={labels.close}
          onClose={close}
        >
          {children}
        </Panel>
      )}
    </>
  )
}
