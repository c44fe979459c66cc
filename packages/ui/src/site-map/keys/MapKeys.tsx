'use client'

import { type ComponentPropsWithRef, useId } from 'react'
import { Keys, List, Root } from './MapKeys.styles'

/** One line: the caps, and what they do. */
export interface MapKey {
  /** What is on the key: "Enter", "N". */
  caps: readonly string[]
  /** What it does: "Add vertex". */
  does: string
  /** Pressed together; else one of them. */
  how?: 'together'
}

/** The keys of the map, as `useDrawing` and the map hear them. */
export const MAP_KEYS: readonly MapKey[] = [
  { caps: ['←', '↑', '↓', '→'], does: 'Pan' },
  { caps: ['+', '−'], does: 'Zoom' },
  { caps: ['Enter'], does: 'Add vertex at the crosshair' },
  { caps: ['Backspace'], does: 'Take the last one back' },
  { caps: ['N', 'P'], does: 'Next, previous vertex' },
  { caps: ['Alt', '↑'], does: 'Nudge it', how: 'together' },
  { caps: ['Shift', 'Alt', '↑'], does: 'Nudge it ten times', how: 'together' },
  { caps: ['Delete'], does: 'Delete it' },
  { caps: ['C'], does: 'Finish the polygon' },
  { caps: ['Ctrl', 'Z'], does: 'Undo', how: 'together' },
  { caps: ['Ctrl', 'Shift', 'Z'], does: 'Redo', how: 'together' },
  { caps: ['Esc'], does: 'Leave the map' },
]

/** Props of MapKeys: those of a `<section>`, and these. */
export interface MapKeysProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** Its heading; "Keys on the map" by default. */
  title?: string
  /** Level of its heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** The keys; those of the map by default. */
  keys?: readonly MapKey[]
}

/** The keys of the map, always in sight beside it. Exposes a `region` named by its heading, with a description list; it is read. */
export function MapKeys({ title = 'Keys on the map', headingLevel = 3, keys = MAP_KEYS, ...rest }: MapKeysProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <List>
        {keys.map(({ caps, does, how }) => (
          <div key={caps.join(' ')}>
            <dt>
              <Keys data-how={how}>
                {caps.map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}
              </Keys>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </List>
    </Root>
  )
}
