import type { CompleteTexts } from '../../locale/label-texts'

/** What keys of the map do. */
export type MapKeyAction =
  | 'pan'
  | 'zoom'
  | 'add'
  | 'addExactly'
  | 'insert'
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
export const MAP_KEYS: readonly (readonly [action: MapKeyAction, caps: readonly string[]])[] = [
  ['pan', ['←', '↑', '↓', '→']],
  ['zoom', ['+', '−']],
  ['add', ['Enter']],
  ['addExactly', ['Shift', 'Enter']],
  ['insert', ['I']],
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
export const MAP_KEYS_LABELS: CompleteTexts<MapKeysLabels> = {
  title: 'Keys on the map',
  actions: {
    pan: 'Pan',
    zoom: 'Zoom',
    add: 'Add vertex at the crosshair',
    addExactly: 'Add vertex without snapping',
    insert: 'Insert vertex after the selected one',
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
