import { type KeyboardEvent, useId } from 'react'
import { isImeKey } from '../../field/is-ime-key'

/**
 * Connects a search field to the tree that it filters: ↓ in the field moves to the current row (SITE-89).
 * @returns the id of the tree, and the props of the field
 */
export function useTreeSearch() {
  const treeId = useId()
  return {
    treeId,
    field: {
      'aria-controls': treeId,
      onKeyDown: (event: KeyboardEvent) => {
        if (isImeKey(event) || event.key !== 'ArrowDown') return
        const row = document.getElementById(treeId)?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')
        // Without a row, the key moves the cursor to the end of the text.
        if (!row) return
        event.preventDefault()
        row.focus()
      },
    },
  }
}
