'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonTone, IconButton } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { useMergedRef } from '../field/use-merged-ref'
import { composeHandlers } from '../layer/compose-handlers'
import { PlainTrigger } from './MenuButton.styles'
import type { MenuItem } from './menu-item'
import type { MenuPlacement } from './MenuPanel'
import { useMenuPanel } from './use-menu-panel'
import { useMenuTrigger } from './use-menu-trigger'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { MenuAction, MenuItem, MenuSection, MenuSelection, MenuSeparator, MenuSubmenu } from './menu-item'
export type { MenuPlacement } from './MenuPanel'

/** Texts of a menu button. */
export interface MenuLabels {
  /** Why it can't open: "The menu could not be loaded. Reload the page." */
  failed: string
}

/** The English texts. */
const LABELS: CompleteTexts<MenuLabels> = { failed: 'The menu could not be loaded. Reload the page.' }

/** Props of MenuButton: those of its `<button>`, and these. `ref` and event handlers reach the button. */
export interface MenuButtonProps extends ElementProps<'button', 'children'> {
  /** Accessible name of the button and of the menu. Visible, unless there is an `icon` or a `trigger`. */
  label: string
  /** Shows this lucide icon instead of the label. */
  icon?: ReactNode
  /** A lucide icon before the label. It replaces the arrow after the label. */
  startIcon?: ReactNode
  /** Content of the button instead of the label, such as an avatar. The label must contain its text. */
  trigger?: ReactNode
  /** The entries of the menu. */
  items: readonly MenuItem[]
  /** Tone of the button; `default` with a label, `ghost` otherwise. */
  tone?: Exclude<ButtonTone, 'link'>
  /** Height of the button; `medium` by default. */
  size?: 'medium' | 'small'
  /** Position of the menu; `bottom start` by default: below the button, aligned to its start. */
  placement?: MenuPlacement
  /** Why it can't be opened, as a sentence. The button stays focusable and shows the reason. */
  disabledReason?: string
  /** Replaces the English texts. */
  labels?: LabelTexts<MenuLabels>
}

/**
 * A button that opens a menu. Exposes `button` with a popup, and a `menu` of the same name with entries, links, or choices.
 * The focus moves into the menu when it opens and back to the button when it closes. The code of the open menu loads when the pointer
 * or the focus is near the button.
 */
export function MenuButton(props: MenuButtonProps) {
  const {
    label,
    icon,
    startIcon,
    trigger,
    items,
    tone,
    size,
    placement = 'bottom start',
    disabledReason,
    labels: labelOverrides,
    ref,
    onClick,
    onKeyDown,
    onFocus,
    onPointerEnter,
    ...rest
  } = props
  const labels = useLabels('MenuButton', LABELS, labelOverrides)
  const menu = useMenuTrigger(disabledReason !== undefined)
  const { Panel, hasFailed, loadAhead } = useMenuPanel(menu.openedBy !== null, menu.close)
  const buttonRef = useMergedRef(menu.button, ref)
  const buttonProps = {
    ...rest,
    ...menu.buttonProps,
    ref: buttonRef,
    size,
    disabledReason: disabledReason ?? (hasFailed ? labels.failed : undefined),
    onClick: composeHandlers(onClick, menu.buttonProps.onClick),
    onKeyDown: composeHandlers(onKeyDown, menu.buttonProps.onKeyDown),
    onFocus: composeHandlers(onFocus, loadAhead),
    onPointerEnter: composeHandlers(onPointerEnter, loadAhead),
  }
  return (
    <>
      {trigger !== undefined ? (
        <PlainTrigger {...buttonProps} tone={tone ?? 'ghost'} aria-label={label}>
          {trigger}
        </PlainTrigger>
      ) : icon !== undefined ? (
        <IconButton {...buttonProps} tone={tone ?? 'ghost'} label={label} icon={icon} />
      ) : (
        <Button {...buttonProps} tone={tone ?? 'default'} icon={startIcon}>
          {label}
          {startIcon === undefined && <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />}
        </Button>
      )}
      {Panel !== undefined && menu.openedBy !== null && (
        <Panel
          id={menu.menuId}
          label={label}
          items={items}
          placement={placement}
          button={menu.button}
          openedBy={menu.openedBy}
          onClose={menu.close}
        />
      )}
    </>
  )
}
