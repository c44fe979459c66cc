import { NAMED_COLORS, type NamedColor } from './color-names'

/** What a color picker says. */
export interface ColorLabels {
  /** Name of the field after the label; "hex". */
  hex: string
  /** On the button of the browser's own picker; "Custom". */
  custom: string
  /** Name of the swatches; "Palette". */
  palette: string
  /** In place of a name; "No color". */
  none: string
  /** For what is no color; "Enter a color in hex, such as" and an example */
  unreadable: string
}

/** The words in English. */
export const COLOR_LABELS: ColorLabels = {
  hex: 'hex',
  custom: 'Custom',
  palette: 'Palette',
  none: 'No color',
  unreadable: `Enter a color in hex, such as ${NAMED_COLORS.find(({ name }) => name === 'Steel blue')?.value ?? ''}.`,
}

const CHOSEN = [
  'Steel blue',
  'Royal blue',
  'Dark cyan',
  'Sea green',
  'Olive drab',
  'Goldenrod',
  'Dark orange',
  'Firebrick',
  'Medium violet red',
  'Slate blue',
  'Slate gray',
  'Black',
]

/** Colors that are told apart by most people, and stand off a light map and a dark one. */
export const PALETTE: readonly NamedColor[] = NAMED_COLORS.filter(({ name }) => CHOSEN.includes(name)).toSorted(
  (one, other) => CHOSEN.indexOf(one.name) - CHOSEN.indexOf(other.name),
)
