import type { KeyboardEvent } from 'react'

/** Keys that lists of choices use themselves. */
const OWN_KEYS = 'select, [role="combobox"]'

/** Alt+Down and Alt+Up move the focus to the heading of the next and of the previous config. */
export function moveToConfig(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!event.altKey || step === 0 || !(event.target instanceof Element) || event.target.closest(OWN_KEYS)) return
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-config]:not([hidden])')]
  const current = cards.findIndex((card) => card.contains(document.activeElement))
  const next = cards[current + step]
  if (next === undefined) return
  event.preventDefault()
  next.querySelector<HTMLElement>('h2')?.focus()
}
