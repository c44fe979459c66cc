import type { ReactNode } from 'react'

/** An entry that is an action, a link or an option of a choice. */
export interface MenuAction {
  /** The value of an option. Unique in the menu. */
  id: string
  /** Its text, which type-ahead searches. */
  label: string
  /** A lucide icon before the text, hidden from assistive technology. */
  icon?: ReactNode
  /** An address, which makes the entry a link. */
  href?: string
  /** Called when the entry is chosen, after the menu has closed and its button has the focus. */
  onAction?: () => void
  /** It is the link of the current page. */
  isCurrent?: boolean
  /** Why it can't be chosen, as a sentence under its text. The arrow keys still reach it. */
  disabledReason?: string
}

/** A line between entries. */
export interface MenuSeparator {
  separator: true
  id: string
}

/** The choice of a section: one value, like radio buttons, or any number of values, like checkboxes. */
export type MenuSelection =
  | {
      /** Id of the chosen entry. */
      value: string
      /** Called with the id of another entry, after which the menu closes. */
      onChange: (value: string) => void
    }
  | {
      /** Ids of the chosen entries. */
      values: readonly string[]
      /** Called with all chosen ids. The menu stays open. */
      onChange: (values: string[]) => void
    }

/** Entries under a heading, which can be a choice. */
export interface MenuSection {
  /** The heading. */
  section: string
  id: string
  items: readonly MenuAction[]
  /** Makes the entries options of a choice. */
  selection?: MenuSelection
}

/** An entry that opens a submenu beside it. */
export interface MenuSubmenu {
  /** Its text, and the accessible name of the submenu. */
  submenu: string
  /** Unique in the menu. */
  id: string
  /** A lucide icon before the text, hidden from assistive technology. */
  icon?: ReactNode
  items: readonly MenuAction[]
}

/** Any content of a menu. */
export type MenuItem = MenuAction | MenuSeparator | MenuSection | MenuSubmenu
