import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { useLabels } from '../locale/locale-context'
import { Sign } from './Sign'

/** Drawn, because the arrows of the monospaced font are too small to read. */
const ARROWS: Readonly<Record<string, string>> = {
  '←': 'M19 12H5m7 7-7-7 7-7',
  '→': 'M5 12h14m-7-7 7 7-7 7',
  '↑': 'M12 19V5m-7 7 7-7 7 7',
  '↓': 'M12 5v14m7-7-7 7-7-7',
}

/** Names of keys, as on a keyboard of the language. */
export type KeyCapLabels = Readonly<Record<'Alt' | 'Backspace' | 'Ctrl' | 'Delete' | 'Enter' | 'Esc' | 'Shift', string>>

const LABELS: KeyCapLabels = {
  Alt: 'Alt',
  Backspace: 'Backspace',
  Ctrl: 'Ctrl',
  Delete: 'Delete',
  Enter: 'Enter',
  Esc: 'Esc',
  Shift: 'Shift',
}

/** Props of KeyCap. */
export interface KeyCapProps {
  /** The label of the key, or several arrows: `Alt`, `↑ ↓`. */
  cap: string
}

/** A key on the keyboard, with arrows that are large enough to read. Exposes its label as text. */
export function KeyCap({ cap }: KeyCapProps) {
  const names: Readonly<Record<string, string>> = useLabels('KeyCap', LABELS, undefined)
  const parts = cap.split(' ')
  if (parts.some((part) => ARROWS[part] === undefined))
    return <kbd>{parts.map((part) => names[part] ?? part).join(' ')}</kbd>
  return (
    <kbd>
      {parts.map((part) => (
        <Sign key={part} path={ARROWS[part] ?? ''} />
      ))}
      <VisuallyHidden>{cap}</VisuallyHidden>
    </kbd>
  )
}
