import { css } from 'styled-components'
import type { Palette, SCALE } from './themes'

/** A name of the design system: a size, a time, a layer or a color role. */
export type TokenName = keyof typeof SCALE | keyof Palette

/** The custom property of a token, for use in CSS: `token('accent')` is `var(--sw-accent)`. */
export const token = (name: TokenName): string => `var(--sw-${name})`

/**
 * Conditions that custom properties cannot express, ready to stand as a block in a style: `${media.narrow} { … }`.
 * Widths are in px, as the reader's text size changes what fits and not where a phone ends.
 */
export const media = {
  /** Under 640 px: one column, dialogs become sheets. */
  narrow: '@media (max-width: 639px)',
  /** Under 1024 px: tables scroll in their own region. */
  medium: '@media (max-width: 1023px)',
  /** Under 1201 px: the navigation folds. */
  folded: '@media (max-width: 1200px)',
  forcedColors: '@media (forced-colors: active)',
} as const

/** The one ring of the keyboard's focus. `ThemeStyles` draws it on everything; a component that resets outlines adds it back. */
export const focusRing = css`
  &:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
`

/** The ring drawn inside, for what would lose an outer one to a scrolling or clipping parent. */
export const focusRingInset = css`
  &:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
  }
`

/** One line, the rest told by an ellipsis; the whole text belongs into `title`. */
export const ellipsis = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
