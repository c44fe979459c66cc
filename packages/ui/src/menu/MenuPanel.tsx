'use client'

import type { ComponentProps, RefObject } from 'react'
import { useReturnFocus } from '../dialog/use-return-focus'
import { PageLanguage } from '../layer/PageLanguage'
import { Inside, Layer, List } from './MenuPanel.styles'
import { MenuEntries } from './MenuEntries'
import type { MenuItem } from './menu-item'
import type { OpenedBy } from './use-menu-trigger'

/** Where a menu stands by its button. */
export type MenuPlacement = ComponentProps<typeof Layer>['placement']

/** Props of MenuPanel. */
export interface MenuPanelProps {
  /** Named by the button's `aria-controls`. */
  id: string
  /** Name of the menu. */
  label: string
  items: readonly MenuItem[]
  placement: MenuPlacement
  /** The button it hangs on, which has the focus again when it closes. */
  button: RefObject<HTMLButtonElement | null>
  openedBy: OpenedBy
  onClose: () => void
}

/** The open menu: what of a menu button is react-aria, and so large that it is loaded only when somebody is about to open one. */
export function MenuPanel({ id, label, items, placement, button, openedBy, onClose }: MenuPanelProps) {
  useReturnFocus()
  return (
    <PageLanguage>
      <Layer
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        triggerRef={button}
        placement={placement}
        offset={4}
        aria-label={label}
      >
        <Inside
          // Tab leaves a menu; react-aria would keep it inside.
          onKeyDown={(event) => {
            if (event.key !== 'Tab') return
            event.preventDefault()
            event.stopPropagation()
            onClose()
          }}
        >
          <List id={id} aria-label={label} autoFocus={openedBy} onClose={onClose}>
            <MenuEntries items={items} onClose={onClose} />
          </List>
        </Inside>
      </Layer>
    </PageLanguage>
  )
}
