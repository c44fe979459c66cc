import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../dialog/return-focus'

/**
 * Returns the focus to the last focused field of a form when a bar unmounts with the focus, as it does after a save.
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
    const onFocusIn = ({ target }: Event): void => {
      const isOutside = target instanceof Node && bar.current?.contains(target) !== true
      if (isOutside && target instanceof HTMLElement && isField(target)) lastField.current = target
    }
    // The first change mounts the bar, so the changed field has the focus already.
    const active = document.activeElement
    if (active !== null && isField(active)) lastField.current = active
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [bar, formId, fieldForms])
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(lastField.current, element)
    }
  }, [bar])
}
