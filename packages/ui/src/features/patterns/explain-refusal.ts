import { announce, REFUSED_PRESS } from '../../announcer/announce'

/** Focuses the save button of a form that cannot be saved yet, which shows the reason. Announces the reason if the button has the focus already. */
export function explainRefusal(formId: string, reason: string): void {
  const button = document.querySelector<HTMLElement>(
    `[type="submit"][form="${formId}"], [id="${formId}"] [type="submit"]:not([form])`,
  )
  if (button === document.activeElement) announce(REFUSED_PRESS, reason)
  else button?.focus()
}
