'use client'

import { type ComponentPropsWithRef, useId } from 'react'
import { KeyCap } from '../../sign/KeyCap'
import { Keys, List, Root } from './MapKeys.styles'
import type { CompleteTexts, LabelTexts } from '../../locale/label-texts'
import { useLabels } from '../../locale/locale-context'

/** What keys of the map do. */
export type MapKeyAction =
  | 'pan'
  | 'zoom'
  | 'add'
  | 'takeBack'
  | 'select'
  | 'nudge'
  | 'nudgeFar'
  | 'remove'
  | 'finish'
  | 'undo'
  | 'redo'
  | 'leave'

/** The keys of the map, as `useDrawing` and SiteMap handle them. Several keys are pressed together, or each of them works alone. */
const MAP_KEYS: readonly (readonly [action: MapKeyAction, caps: readonly string[]])[] = [
  ['pan', ['←', '↑', '↓', '→']],
  ['zoom', ['+', '−']],
  ['add', ['Enter']],
  ['takeBack', ['Backspace']],
  ['select', ['N', 'P']],
  ['nudge', ['Alt', '↑']],
  ['nudgeFar', ['Shift', 'Alt', '↑']],
  ['remove', ['Delete']],
  ['finish', ['C']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['leave', ['Esc']],
]

/** Texts of MapKeys. */
export interface MapKeysLabels {
  /** The heading. */
  title: string
  /** What the keys do: "Add vertex". */
  actions: Readonly<Record<MapKeyAction, string>>
}

/** The English texts. */
const LABELS: CompleteTexts<MapKeysLabels> = {
  title: 'Keys on the map',
  actions: {
    pan: 'Pan',
    zoom: 'Zoom',
    add: 'Add vertex at the crosshair',
    takeBack: 'Remove last vertex',
    select: 'Next, previous vertex',
    nudge: 'Nudge vertex',
    nudgeFar: 'Nudge vertex ten times as far',
    remove: 'Delete vertex',
    finish: 'Finish polygon',
    undo: 'Undo',
    redo: 'Redo',
    leave: 'Leave the map, or cancel a drag',
  },
}

/** Props of MapKeys: those of the root `<section>`, and these. */
export interface MapKeysProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Level of the heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** Replaces the English texts. */
  labels?: LabelTexts<MapKeysLabels>
}

/** The keys of the map, always visible. Exposes a `region` named by its heading, with a description list. Not focusable. */
export function MapKeys({ headingLevel = 3, labels: labelOverrides, ...rest }: MapKeysProps) {
  const labels = useLabels('MapKeys', LABELS, labelOverrides)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest} aria-labelledby={id}>
      <Heading id={id}>{labels.title}</Heading>
      <List>
        {MAP_KEYS.map(([action, caps]) => (
          <div key={action}>
            <dt>
              <Keys>
                {caps.map((cap) => (
                  <KeyCap key={cap} cap={cap} />
                ))}
              </Keys>
            </dt>
            <dd>{labels.actions[action]}</dd>
          </div>
        ))}
      </List>
    </Root>
  )
}
