'use client'

import type { RefObject } from 'react'
import type { MenuItem } from '../menu/menu-item'
import { useMenuPanel } from '../menu/use-menu-panel'
import type { OpenedBy } from '../menu/use-menu-trigger'

/** An open menu and its anchor. */
export interface OpenMenu {
  label: string
  items: readonly MenuItem[]
  anchor: RefObject<HTMLButtonElement | null>
  openedBy: OpenedBy
}

/** Props of BoardMenu. */
export interface BoardMenuProps {
  id: string
  menu: OpenMenu | undefined
  onClose: () => void
}

/** The menu of all cards and phases, loaded when it first opens. */
export function BoardMenu({ id, menu, onClose }: BoardMenuProps) {
  const { Panel } = useMenuPanel(menu !== undefined, onClose)
  return Panel !== undefined && menu !== undefined ? (
    <Panel
      id={id}
      label={menu.label}
      items={menu.items}
      placement="bottom start"
      button={menu.anchor}
      openedBy={menu.openedBy}
      onClose={onClose}
    />
  ) : null
}
