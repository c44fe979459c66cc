'use client'

import type { RefObject } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components'
import { useReturnFocus } from '../focus/use-return-focus'
import { PageLanguage } from '../layer/PageLanguage'
import { useAnchorLoss } from '../layer/use-anchor-loss'
import { Inside, Layer, List } from './MenuPanel.styles'
import { MenuEntries } from './MenuEntries'
import type { MenuItem } from './menu-item'
import type { OpenedBy } from './use-menu-trigger'

/** Position of a menu relative to its button. */
export type MenuPlacement = AriaPopoverProps['placement']

/** Props of MenuPanel. */
export interface MenuPanelProps {
  /** The button's `aria-controls` refers to it. */
  id: string
  /** Accessible name of the menu. */
  label: string
  items: readonly MenuItem[]
  placement: MenuPlacement
  /** The anchor, which gets the focus when the menu closes. */
  button: RefObject<HTMLButtonElement | null>
  openedBy: OpenedBy
  onClose: () => void
}

/** The open menu. It uses react-aria, which loads shortly before the first menu opens. */
export function MenuPanel({ id, label, items, placement, button, openedBy, onClose }: MenuPanelProps) {
  useReturnFocus()
  useAnchorLoss(button, onClose)
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
          // Tab closes a menu. react-aria would keep the focus inside.
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
