import { useEffect } from 'react'

/**
 * Ctrl+S, or ⌘S, submits a form from anywhere on the page. The browser's own "Save page as" never opens, also while the form
 * cannot be submitted; a form under an open dialog is not.
 * @param formId its `id`
 * @param isDisabled it is being submitted already
 */
export function useSaveKey(formId: string, isDisabled: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const form = document.getElementById(formId)
      if (isDisabled || event.repeat || !(form instanceof HTMLFormElement)) return
      if (form.closest('[inert], [aria-hidden="true"]') === null) form.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [formId, isDisabled])
}
