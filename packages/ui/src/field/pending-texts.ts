import { flushSync } from 'react-dom'

/** Text that a field shows and that is not in its value. A field registers it with `usePendingText`. */
export interface PendingText {
  /** Unique among the pending texts. */
  readonly id: string
  /** Name of the field, as an unsaved change. Undefined for a search, which is lost when the focus leaves anyway. */
  readonly label: string | undefined
  /** The control. It decides to which form the text belongs, and takes the focus when the text prevents a save. */
  getControl: () => HTMLElement | null
  /** Whether `commit` opens a panel that takes the focus instead of the control. */
  readonly opensPanel?: boolean | undefined
  /** Moves the text into the value, or shows why that is not possible. */
  commit: () => void
  /** Drops the text, so that the field shows its value. */
  discard: () => void
}

/** A part of the page, such as a form. */
type Scope = Element | Document

let texts: readonly PendingText[] = []
const listeners = new Set<() => void>()

const isIn = (scope: Scope, control: Element | null): boolean =>
  control !== null && (scope.contains(control) || ('form' in control && control.form === scope))

/** The pending texts of a part of the page, in the order of the page. */
const find = (scope: Scope): PendingText[] =>
  texts
    .map((text) => ({ text, control: text.getControl() }))
    .filter(({ control }) => isIn(scope, control))
    .toSorted((a, b) => {
      const isBefore = a.control !== null && b.control !== null && a.control.compareDocumentPosition(b.control) & 4
      return isBefore ? -1 : 1
    })
    .map(({ text }) => text)

function update(next: readonly PendingText[]): void {
  if (texts.length === 0 && next.length > 0) document.addEventListener('submit', refuseSubmit, true)
  if (next.length === 0) document.removeEventListener('submit', refuseSubmit, true)
  texts = next
  for (const listen of listeners) listen()
}

const isUnchecked = (submitter: HTMLElement | null): boolean =>
  submitter !== null && 'formNoValidate' in submitter && submitter.formNoValidate === true

/** On the document, so that it runs before the form's own handlers, whatever kind of form it is. */
function refuseSubmit(event: Event): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  const isChecked = !form.noValidate && !(event instanceof SubmitEvent && isUnchecked(event.submitter))
  // The browser has checked the form before its texts became values.
  if (settlePendingTexts(form) && (!isChecked || form.reportValidity())) return
  event.preventDefault()
  event.stopPropagation()
}

/** Registers a pending text. @returns a function that removes it */
export function addPendingText(text: PendingText): () => void {
  update([...texts, text])
  return () => update(texts.filter((other) => other !== text))
}

/** All pending texts of the page. The array is the same until one is added or removed. */
export const getPendingTexts = (): readonly PendingText[] => texts

/** @returns a function that ends the subscription */
export function subscribeToPendingTexts(listen: () => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** Names of the fields of a part of the page whose text is not in their value. */
export const getPendingLabels = (scope: Scope | undefined): string[] =>
  scope === undefined ? [] : find(scope).flatMap(({ label }) => label ?? [])

/** Whether a part of the page shows text that is not in a value. */
export const hasPendingText = (scope: Scope): boolean => find(scope).length > 0

/**
 * Moves every pending text of a part of the page into its value. A submit does this already. Call it before a save that is no submit.
 * @returns false if a text is not a value: its field shows why, and has the focus
 */
export function settlePendingTexts(scope: Scope = document): boolean {
  // One by one, because two texts can change the same value.
  for (const text of find(scope)) flushSync(text.commit)
  const [first] = find(scope)
  if (first?.opensPanel !== true) first?.getControl()?.focus()
  return first === undefined
}

/** Drops every pending text of a part of the page. */
export function discardPendingTexts(scope: Scope): void {
  for (const text of find(scope)) text.discard()
}
