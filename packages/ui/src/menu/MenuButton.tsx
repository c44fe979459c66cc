'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonTone, IconButton } from '../button/Button'
import { PlainTrigger } from './MenuButton.styles'
import type { MenuItem } from './menu-item'
import type { MenuPlacement } from './MenuPanel'
import { useMenuPanel } from './use-menu-panel'
import { useMenuTrigger } from './use-menu-trigger'

export type { MenuAction, MenuItem, MenuSection, MenuSelection, MenuSeparator, MenuSubmenu } from './menu-item'

/** Props of MenuButton. */
export interface MenuButtonProps {
  /** Name of the button and of the menu. Drawn, unless there is an `icon` or a `trigger`. */
  label: string
  /** Draws the button as this lucide icon alone. */
  icon?: ReactNode
  /** A lucide icon before the drawn label; there is no arrow then. */
  startIcon?: ReactNode
  /** What the button shows in place of the label, such as an avatar. Words in it must be part of the label. */
  trigger?: ReactNode
  /** What stands in the menu. */
  items: readonly MenuItem[]
  /** Weight of the button; `default` with words, `ghost` otherwise. */
  tone?: Exclude<ButtonTone, 'link'>
  /** Height of the button; `medium` by default. */
  size?: 'medium' | 'small'
  /** Where the menu stands; under the button, starting with it, by default. */
  placement?: MenuPlacement
  /** Why it cannot be opened, as a sentence. It stays focusable and says so. */
  disabledReason?: string
  /** Said when the code of menus could not be loaded; "The menu could not be loaded. Reload the page." by default. */
  failedReason?: string
}

/**
 * A button that opens a menu. Exposes `button` with a popup, and a `menu` of the same name with entries, links, or choices.
 * Focus goes into the menu when it opens and back to the button when it closes. The open menu is code of its own, loaded
 * when a pointer or the focus comes near.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, icon, startIcon, trigger, items, size, placement = 'bottom start', disabledReason } = props
  const { failedReason = 'The menu could not be loaded. Reload the page.' } = props
  const menu = useMenuTrigger(disabledReason !== undefined)
  const { Panel, hasFailed, loadAhead } = useMenuPanel(menu.openedBy !== null, menu.close)
  const shared = {
    ...menu.buttonProps,
    ref: menu.button,
    size,
    disabledReason: disabledReason ?? (hasFailed ? failedReason : undefined),
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
  }
  return (
    <>
      {trigger !== undefined ? (
        <PlainTrigger {...shared} tone={props.tone ?? 'ghost'} aria-label={label}>
          {trigger}
        </PlainTrigger>
      ) : icon !== undefined ? (
        <IconButton {...shared} tone={props.tone ?? 'ghost'} label={label} icon={icon} />
      ) : (
        <Button {...shared} tone={props.tone ?? 'default'} icon={startIcon}>
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
