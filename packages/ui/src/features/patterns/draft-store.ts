import { createContext } from 'react'

/** A text that was stored on the device. */
export interface StoredText {
  readonly text: string
  /** Epoch milliseconds. */
  readonly savedAt: number
}

/** Options of a stored draft. */
export interface StoreOptions {
  /** Epoch milliseconds; now by default. */
  savedAt?: number | undefined
  /** Called after each attempt to store it. A failed attempt is repeated. */
  onStored?: ((isStored: boolean) => void) | undefined
}

/** Stores the drafts of one page on the device, for one user. No function rejects. */
export interface DraftStore {
  /**
   * Reads what a form stored, after the operations before it. `unreadable`: it was stored, and is removed now.
   * @param form a name that is unique among the forms of the page
   */
  load: (form: string) => Promise<StoredText | 'unreadable' | undefined>
  /**
   * Stores the draft of a form, shortly after its last change.
   * @param getText called when it is stored
   */
  save: (form: string, getText: () => string, options?: StoreOptions) => void
  remove: (form: string) => void
  /** Removes what the forms of the page stored since it opened, because the user discards it. */
  discard: () => void
}

/** Where the forms inside store their unsaved changes. Without a store, they store nothing. */
export const DraftStores = createContext<DraftStore | undefined>(undefined)
