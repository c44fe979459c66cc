import { type RefObject, useEffect, useRef } from 'react'
import { returnFocus } from '../focus/return-focus'
import { useFocusTransfer } from '../focus/transfer-focus'

/** The focused element of the last press that was not Tab: a field that saves its text when it loses the focus is left before the bar appears. */
let lastUsed: Element | null = null

/** Watches which field is used while there is no bar yet. */
export function useLastUsed(): void {
  useEffect(() => {
    const note = (): void => {
      lastUsed = document.activeElement
    }
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (!isPassing(key)) note()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', note)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', note)
    }
  }, [])
}

/** Keys that move the focus and use no field. */
const isPassing = (key: string): boolean => key === 'Tab' || key === 'Shift'

/**
 * Returns the focus to the last used field of a form when a bar unmounts with the focus, as it does after a save. A field that Tab only
 * passed on the way to the bar is not used.
 * @param bar the bar
 * @param formId `id` of the form
 * @param fieldForms selector of several forms that share the bar, instead of the one form
 */
export function useReturnToField(bar: RefObject<HTMLElement | null>, formId: string, fieldForms?: string): void {
  const lastField = useRef<Element | null>(null)
  useEffect(() => {
    const isField = (element: Element): boolean => {
      const form = element.closest('form')
      return form !== null && (fieldForms === undefined ? form.id === formId : form.matches(fieldForms))
    }
    const keep = (used: Element | null): void => {
      if (used?.isConnected === true && bar.current?.contains(used) !== true && isField(used)) lastField.current = used
    }
    const keepField = (): void => keep(document.activeElement)
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (!isPassing(key)) keepField()
    }
    // The first change mounts the bar.
    keepField()
    keep(lastUsed)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', keepField)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', keepField)
    }
  }, [bar, formId, fieldForms])
  useFocusTransfer(bar, (element) => returnFocus(lastField.current, element))
}
