import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../dialog/return-focus'

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
    const keepField = (): void => {
      const active = document.activeElement
      if (active !== null && bar.current?.contains(active) !== true && isField(active)) lastField.current = active
    }
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== 'Tab' && key !== 'Shift') keepField()
    }
    // The first change mounts the bar, so the changed field has the focus already.
    keepField()
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('click', keepField)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('click', keepField)
    }
  }, [bar, formId, fieldForms])
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(lastField.current, element)
    }
  }, [bar])
}
