'use client'

import { type ComponentPropsWithRef, useId } from 'react'
import { KeyCap } from '../../sign/KeyCap'
import { Keys, List, Root } from './MapKeys.styles'

/** A line of the list: keys and what they do. */
export interface MapKey {
  /** The labels of the keys: "Enter", "N". */
  caps: readonly string[]
  /** What the keys do: "Add vertex". */
  action: string
  /** Whether the keys are pressed together. By default each of them works alone. */
  isChord?: boolean
}

/** The keys of the map, as `useDrawing` and SiteMap handle them. */
export const MAP_KEYS: readonly MapKey[] = [
  { caps: ['←', '↑', '↓', '→'], action: 'Pan' },
  { caps: ['+', '−'], action: 'Zoom' },
  { caps: ['Enter'], action: 'Add vertex at the crosshair' },
  { caps: ['Backspace'], action: 'Remove last vertex' },
  { caps: ['N', 'P'], action: 'Next, previous vertex' },
  { caps: ['Alt', '↑'], action: 'Nudge vertex', isChord: true },
  { caps: ['Shift', 'Alt', '↑'], action: 'Nudge vertex ten times as far', isChord: true },
  { caps: ['Delete'], action: 'Delete vertex' },
  { caps: ['C'], action: 'Finish polygon' },
  { caps: ['Ctrl', 'Z'], action: 'Undo', isChord: true },
  { caps: ['Ctrl', 'Shift', 'Z'], action: 'Redo', isChord: true },
  { caps: ['Esc'], action: 'Leave the map, or cancel a drag' },
]

/** Texts of MapKeys. */
export interface MapKeysLabels {
  /** The heading. */
  title: string
  /** The lines of the list, with the labels of the keys on the user's keyboard. */
  keys: readonly MapKey[]
}

/** The English texts. */
export const MAP_KEYS_LABELS: MapKeysLabels = { title: 'Keys on the map', keys: MAP_KEYS }

/** Props of MapKeys: those of the root `<section>`, and these. */
export interface MapKeysProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Level of the heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** Replaces the English texts. */
  labels?: Partial<MapKeysLabels>
}

/** The keys of the map, always visible. Exposes a `region` named by its heading, with a description list. Not focusable. */
export function MapKeys({ headingLevel = 3, labels: labelOverrides, ...rest }: MapKeysProps) {
  const labels = { ...MAP_KEYS_LABELS, ...labelOverrides }
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest} aria-labelledby={id}>
      <Heading id={id}>{labels.title}</Heading>
      <List>
        {labels.keys.map(({ caps, action }) => (
          <div key={caps.join(' ')}>
            <dt>
              <Keys>
                {caps.map((cap) => (
                  <KeyCap key={cap} cap={cap} />
                ))}
              </Keys>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </List>
    </Root>
  )
}
