import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { returnFocus } from '../dialog/return-focus'

/**
 * Gives the focus to the field that had it last when a bar leaves with the focus in it, as it does after a save.
 * @param bar the bar
 * @param formId `id` of the form whose fields are meant
 */
export function useLastField(bar: RefObject<HTMLElement | null>, formId: string): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: Event): void => {
      const isOutside = target instanceof Node && bar.current?.contains(target) !== true
      if (isOutside && target instanceof HTMLElement && target.closest('form')?.id === formId) last.current = target
    }
    // The field that was typed into is why the bar is here: it has the focus already.
    const active = document.activeElement
    if (active?.closest('form')?.id === formId) last.current = active
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [bar, formId])
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(last.current, element)
    }
  }, [bar])
}
