import type { ReactNode } from 'react'

/** An entry that does something, leads somewhere, or is one of a choice. */
export interface MenuAction {
  /** Told to a selection; unique in the menu. */
  id: string
  /** Its words; also what type-ahead looks for. */
  label: string
  /** A lucide icon before the words; hidden from assistive technology. */
  icon?: ReactNode
  /** Where it leads: the entry is then a link, and can be opened in another tab. */
  href?: string
  /** What it does. The menu closes first, and its button has the focus again. */
  onAction?: () => void
  /** It leads to the page that is shown. */
  isCurrent?: boolean
  /** Why it cannot be chosen, as a sentence under its words. It can still be reached. */
  disabledReason?: string
}

/** A line between entries. */
export interface MenuSeparator {
  separator: true
  id: string
}

/** What is chosen in a section: one value as among radio buttons, or any number of values as among checkboxes. */
export type MenuSelection =
  | {
      /** Id of the chosen entry. */
      value: string
      /** Told when another one is chosen; the menu closes. */
      onChange: (value: string) => void
    }
  | {
      /** Ids of the chosen entries. */
      values: readonly string[]
      /** Told when one is added or taken away; the menu stays open. */
      onChange: (values: string[]) => void
    }

/** Entries under a heading, which may be a choice. */
export interface MenuSection {
  /** The heading. */
  section: string
  id: string
  items: readonly MenuAction[]
  /** What is chosen among them; without it they are plain entries. */
  selection?: MenuSelection
}

/** An entry that opens a menu of its own beside it. */
export interface MenuSubmenu {
  /** Its words; also the name of the menu that it opens. */
  submenu: string
  /** Unique in the menu. */
  id: string
  /** A lucide icon before the words; hidden from assistive technology. */
  icon?: ReactNode
  items: readonly MenuAction[]
}

/** Whatever stands in a menu. */
export type MenuItem = MenuAction | MenuSeparator | MenuSection | MenuSubmenu
