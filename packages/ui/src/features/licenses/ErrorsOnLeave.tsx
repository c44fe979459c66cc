import type { FormEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

/** The name of the field that an event is about. */
const nameOf = ({ target }: FormEvent<HTMLElement>): string =>
  target instanceof HTMLElement ? (target.dataset.fieldName ?? target.getAttribute('name') ?? '') : ''

/**
 * Validates a field of the form around it when it is left, and on every change while it has an error. For a form whose Save is disabled while it is
 * invalid: it would never show errors at its fields otherwise.
 */
export function ErrorsOnLeave({ children }: { children: ReactNode }) {
  const { trigger, getFieldState } = useFormContext()
  const validate = (event: FormEvent<HTMLElement>): void => {
    const name = nameOf(event)
    if (name === '' || (event.type !== 'blur' && !getFieldState(name).invalid)) return
    void trigger(name)
  }
  return (
    <div role="presentation" data-sheet="" onBlur={validate} onChange={validate}>
      {children}
    </div>
  )
}
