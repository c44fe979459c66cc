import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

/** Whether the event of a control comes from a form that checks its controls. */
export const isCheckedByForm = (target: EventTarget): target is Control =>
  isControl(target) && target.form !== null && !target.form.noValidate

/** Sets what is wrong with the value of a control, if its form checks it. */
export const setProblem = (control: Control, problem: string): void =>
  control.setCustomValidity(isCheckedByForm(control) ? problem : '')

/** The native control of a field: in a group the first one. */
const findControl = (id: string): Element | null => {
  const element = document.getElementById(id)
  return element instanceof HTMLFieldSetElement ? element.querySelector('input:not([type="hidden"])') : element
}

/** What a field tells the native form around it. */
export interface Validity {
  /** What is wrong with the value, as a sentence; `''` for nothing. `undefined`: the browser checks the value, which the field does not know. */
  problem: string | undefined
  /** The error of an empty required control that the browser checks. */
  missing: string
  /** Restores the default value when the form is reset. */
  onReset: (() => void) | undefined
}

/**
 * Connects a field to a native form: its problem blocks the submit, is shown from then on, and a reset of the form restores the field. A
 * form with `noValidate` checks nothing.
 * @param id of the control, or of the fieldset around the controls
 * @returns the error that a blocked submit found, and handlers for the root of the field
 */
export function useValidity(id: string, { problem, missing, onReset }: Validity) {
  const [isReported, setReported] = useState(false)
  const [nativeError, setNativeError] = useState('')
  // The words of the browser are in its own language. Those of the field replace them while the control is empty.
  const check = (control: Control): void => {
    control.setCustomValidity('')
    if (control.validity.valueMissing) control.setCustomValidity(missing)
    setNativeError(control.validationMessage)
  }
  useLayoutEffect(() => {
    if (problem === undefined && nativeError === '') return
    const control = findControl(id)
    if (!isControl(control)) return
    // oxlint-disable-next-line react/set-state-in-effect -- only the document has the value of an uncontrolled field
    if (problem === undefined) check(control)
    else setProblem(control, problem)
  })
  const reset = useEffectEvent((event: Event) => {
    const element = document.getElementById(id)
    const form = isControl(element) ? element.form : element?.closest('form')
    if (event.defaultPrevented || form !== event.target) return
    setReported(false)
    setNativeError('')
    if (problem === undefined && isControl(element)) element.setCustomValidity('')
    onReset?.()
  })
  const needsReset = onReset !== undefined || nativeError !== ''
  useEffect(() => {
    if (!needsReset) return undefined
    const listen = (event: Event): void => reset(event)
    // On the document, after the handlers that can cancel it.
    document.addEventListener('reset', listen)
    return () => document.removeEventListener('reset', listen)
  }, [needsReset])
  return {
    nativeError: problem === undefined ? nativeError : isReported ? problem : '',
    handlers: {
      onInvalid: ({ target }: FormEvent): void => {
        if (!isCheckedByForm(target)) return
        if (problem !== undefined) setReported(true)
        // A message that the caller set on its control is shown by the browser alone.
        else if (!target.validity.customError || nativeError !== '') check(target)
      },
      onInput: ({ target }: FormEvent): void => {
        if (nativeError !== '' && isControl(target)) check(target)
      },
    },
  }
}
