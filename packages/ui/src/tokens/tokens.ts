import { css } from 'styled-components'
import type { TokenName } from './themes'

export type { TokenName } from './themes'

/** Returns the custom property of a token for CSS: `token('accent')` is `var(--sw-accent)`. */
export const token = (name: TokenName): string => `var(--sw-${name})`

/**
 * Media queries for styles: `${media.narrow} { … }`. Widths are in px, because they depend on the device and not on the text
 * size.
 */
export const media = {
  /** Below 640 px: a single column; dialogs become bottom sheets. */
  narrow: '@media (max-width: 639px)',
  /** Below 1024 px: tables scroll in their own region. */
  medium: '@media (max-width: 1023px)',
  /** Below 1201 px: the navigation collapses. */
  folded: '@media (max-width: 1200px)',
  forcedColors: '@media (forced-colors: active)',
} as const

/** Focus ring. `ThemeStyles` applies it to all elements; a component that resets outlines adds it back. */
export const focusRing = css`
  &:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
`

/** Inset focus ring, for elements whose parent scrolls or clips. */
export const focusRingInset = css`
  &:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
  }
`

/**
 * A single line, truncated with an ellipsis. Put the whole text into `title`. The end of the text is cut off, also where the text has
 * another direction than the page.
 */
export const ellipsis = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`
