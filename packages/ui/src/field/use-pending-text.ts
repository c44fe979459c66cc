import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Change } from '../unsaved-bar/change'
import { addPendingText, getPendingTexts, type PendingText, subscribeToPendingTexts } from './pending-texts'

/**
 * The contract of a field that can show text which is not in its value, such as a coordinate that the user is typing. While it does, no
 * form around it can be submitted: the text is committed first, and if that fails, the field has the focus. The page counts the text as an
 * unsaved change.
 * @param isPending whether the field shows such a text
 */
export function usePendingText(isPending: boolean, text: Omit<PendingText, 'id'>): void {
  const id = useId()
  const latest = useRef(text)
  useLayoutEffect(() => {
    latest.current = text
  })
  const { label, opensPanel } = text
  useLayoutEffect(() => {
    if (!isPending) return undefined
    return addPendingText({
      id,
      label,
      opensPanel,
      getControl: () => latest.current.getControl(),
      commit: () => latest.current.commit(),
      discard: () => latest.current.discard(),
    })
  }, [isPending, id, label, opensPanel])
}

const NONE: readonly PendingText[] = []

/**
 * Adds the pending texts of the page to the unsaved changes.
 * @param changes the changes of values. A text of a field that is among them adds nothing
 * @param formId `id` of the form; all of the page by default
 */
export function useChangesWithTexts(changes: readonly Change[], formId?: string): readonly Change[] {
  const texts = useSyncExternalStore(subscribeToPendingTexts, getPendingTexts, () => NONE)
  const form = formId === undefined ? undefined : () => document.getElementById(formId)
  const labels = new Set(changes.map(({ label }) => label))
  const added = texts.flatMap(({ id, label, getControl }): Change[] => {
    if (label === undefined || labels.has(label)) return []
    const control = getControl()
    return form === undefined || (control !== null && form()?.contains(control)) ? [{ id: `text ${id}`, label }] : []
  })
  return added.length === 0 ? changes : [...changes, ...added]
}
