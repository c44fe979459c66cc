import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Sign } from './Sign'

/** Drawn, because the arrows of the monospaced font are too small to read. */
const ARROWS: Readonly<Record<string, string>> = {
  '←': 'M19 12H5m7 7-7-7 7-7',
  '→': 'M5 12h14m-7-7 7 7-7 7',
  '↑': 'M12 19V5m-7 7 7-7 7 7',
  '↓': 'M12 5v14m7-7-7 7-7-7',
}

/** Props of KeyCap. */
export interface KeyCapProps {
  /** The label of the key, or several arrows: `Alt`, `↑ ↓`. */
  cap: string
}

/** A key on the keyboard, with arrows that are large enough to read. Exposes its label as text. */
export function KeyCap({ cap }: KeyCapProps) {
  const parts = cap.split(' ')
  if (parts.some((part) => ARROWS[part] === undefined)) return <kbd>{cap}</kbd>
  return (
    <kbd>
      {parts.map((part) => (
        <Sign key={part} path={ARROWS[part] ?? ''} />
      ))}
      <VisuallyHidden>{cap}</VisuallyHidden>
    </kbd>
  )
}
