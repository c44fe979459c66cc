import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { announce as announceInDocument, findOpenDialog, toChange } from './announce'

/** A text to announce, for an `Announcement`. */
export interface LiveText {
  text: string
  /** The `ref` of the live region. */
  attach: (region: HTMLElement | null) => void
}

/** Whether an open modal dialog hides the element from screen readers. */
const isBehindDialog = (element: Element | null): boolean =>
  Boolean(element?.closest('[aria-hidden="true"], [inert]')) || findOpenDialog()?.contains(element) === false

/**
 * Announces what happens in a component. The same text twice is announced twice. A text that comes while a modal dialog hides the component is
 * announced in the dialog: the dialog asked for what the text reports, and a screen reader ignores the hidden page.
 * @returns the text for an `Announcement`, and the function that announces a text, the same one on every render
 */
export function useAnnouncement(): [announcement: LiveText, announce: (text: string) => void] {
  const [text, setText] = useState('')
  const region = useRef<HTMLElement>(null)
  const source = useId()
  const announce = useCallback(
    (next: string): void => {
      setText((before) => toChange(before, next))
      if (isBehindDialog(region.current)) announceInDocument(source, next)
    },
    [source],
  )
  const attach = useCallback((element: HTMLElement | null): void => {
    region.current = element
  }, [])
  return [useMemo(() => ({ text, attach }), [text, attach]), announce]
}
