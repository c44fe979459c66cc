import { NAMED_COLORS, type NamedColor } from './color-names'
import type { CompleteTexts } from '../locale/label-texts'

/** Texts of a color picker. */
export interface ColorLabels {
  /** In the name of the field, after the label: "hex". */
  hex: string
  /** On the button of the native picker: "Custom". */
  custom: string
  /** Name of the swatches: "Palette". */
  palette: string
  /** Instead of the name of a color: "No color". */
  none: string
  /** For a text that is not a color: "Enter a color in hex, such as" and an example. */
  unreadable: (example: string) => string
}

/** The English texts. */
export const COLOR_LABELS: CompleteTexts<ColorLabels> = {
  hex: 'hex',
  custom: 'Custom',
  palette: 'Palette',
  none: 'No color',
  unreadable: 'Enter a color in hex, such as {example}.',
}

const PALETTE_NAMES = [
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

/** Colors that most people can distinguish, with contrast to a light map and a dark one. */
export const PALETTE: readonly NamedColor[] = NAMED_COLORS.filter(({ name }) => PALETTE_NAMES.includes(name)).toSorted(
  (a, b) => PALETTE_NAMES.indexOf(a.name) - PALETTE_NAMES.indexOf(b.name),
)

/** A color, as an example of how to write one. */
export const EXAMPLE_COLOR = NAMED_COLORS.find(({ name }) => name === 'Steel blue')?.value ?? ''
