'use client'

import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonTone, IconButton } from '../button/Button'
import { useReturnFocus } from '../dialog/use-return-focus'
import { Layer, List, PlainTrigger } from './MenuButton.styles'
import { MenuEntries } from './MenuEntries'
import type { MenuItem } from './menu-item'
import { useMenuTrigger } from './use-menu-trigger'

export type { MenuAction, MenuItem, MenuSection, MenuSelection, MenuSeparator } from './menu-item'

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
  placement?: ComponentProps<typeof Layer>['placement']
  /** Why it cannot be opened, as a sentence. It stays focusable and says so. */
  disabledReason?: string
}

/**
 * A button that opens a menu. Exposes `button` with a popup, and a `menu` of the same name with entries, links, or choices.
 * Focus goes into the menu when it opens and back to the button when it closes.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, icon, startIcon, trigger, items, size, placement = 'bottom start', disabledReason } = props
  const menu = useMenuTrigger(disabledReason !== undefined)
  const shared = { ...menu.buttonProps, ref: menu.button, size, disabledReason }
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
      <Layer
        isOpen={menu.isOpen}
        onOpenChange={(isOpen) => {
          if (!isOpen) menu.close()
        }}
        triggerRef={menu.button}
        placement={placement}
        offset={4}
        aria-label={label}
      >
        <MenuList {...menu.listProps} id={menu.menuId} label={label} autoFocus={menu.autoFocus} onClose={menu.close}>
          <MenuEntries items={items} />
        </MenuList>
      </Layer>
    </>
  )
}

/** There only while the menu is open. */
function MenuList({ label, ...rest }: ComponentProps<typeof List> & { label: string }) {
  useReturnFocus()
  return <List {...rest} aria-label={label} />
}
