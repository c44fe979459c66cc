type KeyName =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Home'
  | 'End'
  | 'Page Up'
  | 'Page Down'
  | 'Backspace'
  | 'Delete'
  | 'F2'
  | 'F6'
  | 'F8'
  | '↑'
  | '↓'
  | '←'
  | '→'
  | '1'
  | '9'
  | 'A'
  | 'C'
  | 'J'
  | 'K'
  | 'M'
  | 'I'
  | 'N'
  | 'P'
  | 'S'
  | 'T'
  | 'X'
  | 'Y'
  | 'Z'
  | '['
  | ']'
  | '*'
  | '/'
  | '+'
  | '−'
  | '='
  | ','
  | ';'
type Modifier = 'Shift' | 'Ctrl' | '⌘' | 'Alt' | 'Ctrl+Shift' | 'Alt+Shift'

/** A key as a page shows it; `Letters` and `Digits` are any of them. */
export type Shortcut = KeyName | `${Modifier}+${KeyName}` | 'Letters' | 'Digits'

/** One row of the table of keys. */
export interface KeyRow {
  /** Keys that do the same, or the two directions of one movement. */
  keys: readonly Shortcut[]
  /** The part that must have the focus, if it isn't the whole component: `a link`. */
  on?: string
  /** What the keys do, as a sentence without a subject and a period. */
  does: string
}

/** One pair of good and bad use. */
export interface Advice {
  do: string
  dont: string
}

/**
 * What the documentation page of a component or pattern says, beside its stories. Texts are Markdown.
 * `.storybook/ComponentPage.tsx` renders it, the search of Storybook finds its names, and tests/repo/descriptions.test.ts checks it.
 */
export interface ComponentDescription {
  /** The name in the sidebar: `Tree checkbox`. */
  name: string
  /** The entry point after `@sitewright/ui/`. A pattern that is not published has none. */
  entry?: string
  /** What it is for, in one or two sentences. */
  purpose: string
  /** What else a reader must know before using it. */
  details?: string
  /** Cases for it. */
  use?: readonly string[]
  /** Cases that need something else, with its name. */
  notFor: string
  /** The role and the accessible name that it exposes. */
  role?: string
  /** The keys. An element without keys says with `noKeys` why. */
  keys: readonly KeyRow[]
  /** Why it has no keys: `It is read-only and has no tab stop`. */
  noKeys?: string
  /** What the table of keys cannot say. */
  keyNotes?: string
  /** Other names that a reader may search for. */
  aliases: readonly string[]
  /** A component that is `preview` can change in a minor version; one that is `deprecated` names its replacement in `notFor`. */
  status: 'stable' | 'preview' | 'deprecated'
  /** The version in the changelog that published it first, or `Unreleased`. */
  since: string
  /** Names of other pages. */
  related: readonly string[]
  /** Names of the numbered parts, in the order of their numbers in the story `Anatomy`. */
  anatomy?: readonly string[]
  /** Captions of the pairs that the stories `Do1`, `Dont1`, `Do2` … render. */
  advice?: readonly Advice[]
  /** Rules for its texts. */
  content?: readonly string[]
  /** What was tried for accessibility and how, and what was not. */
  accessibility?: readonly string[]
}
