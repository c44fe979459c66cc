import { useEffect } from 'react'
import { isSaveKey } from './is-save-key'

/**
 * Submits a form with Ctrl+S or ⌘S from anywhere on the page, except while a dialog covers the form. The browser's "Save page as" never
 * opens, even while the form cannot be submitted.
 * @param formId `id` of the form
 * @param isDisabled whether a submission is pending
 */
export function useSaveKey(formId: string, isDisabled: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return
      event.preventDefault()
      const form = document.getElementById(formId)
      if (isDisabled || event.repeat || !(form instanceof HTMLFormElement)) return
      if (form.closest('[inert], [aria-hidden="true"]') === null) form.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [formId, isDisabled])
}
