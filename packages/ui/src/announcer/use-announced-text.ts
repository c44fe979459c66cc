import { useEffect, useRef } from 'react'
import { announce } from './announce'

/**
 * Announces the text of an element when it appears or changes, but not the one that is there from the start.
 * @param id of the element, which need not exist
 * @param hasText whether the element has a text; without one nothing is announced
 */
export function useAnnouncedText(id: string, hasText: boolean): void {
  const previous = useRef<string>(undefined)
  // After every render: the text can be any content, and only the document has it as plain text.
  useEffect(() => {
    const text = hasText ? (document.getElementById(id)?.textContent ?? '') : ''
    if (previous.current !== undefined && previous.current !== text) announce(id, text)
    previous.current = text
  })
}

/** Where a form moves the focus because of errors: to the first invalid control, or to a summary, which Tab does not reach. */
const READS_ERRORS = '[aria-invalid="true"], [tabindex="-1"]'

/**
 * Announces the error of a field with its label, when it appears or changes. Not after a submit that moves the focus to the errors, because
 * those are read there.
 * @param id of the error, whose parent contains the label
 * @param hasError whether there is one to announce
 */
export function useAnnouncedError(id: string, hasError: boolean): void {
  const previous = useRef<string>(undefined)
  useEffect(() => {
    const element = hasError ? document.getElementById(id) : null
    const label = element?.parentElement?.querySelector('[data-field-label]')?.textContent
    const error = element?.textContent ?? ''
    const text = label && error ? `${label}: ${error}` : error
    if (previous.current !== undefined && previous.current !== text) {
      const focused = document.activeElement
      announce(id, text, () => {
        const next = document.activeElement
        const isRead = next !== focused && next?.matches(READS_ERRORS) === true
        return isRead || element?.isConnected !== true ? '' : text
      })
    }
    previous.current = text
  })
}
