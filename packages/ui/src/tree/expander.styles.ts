import { css } from 'styled-components'
import { token } from '../tokens/tokens'

/** A shape that points to the right. */
const CHEVRON = 'polygon(35% 27.6%, 40% 22.4%, 67.6% 50%, 40% 77.6%, 35% 72.4%, 57.4% 50%)'

/** The inset of a 16 px drawing in a 24 px target. */
export const drawingInset = `calc((${token('target-min')} - ${token('icon')}) / 2)`

/** The part `expander` in the rows of a tree. Its row has `aria-expanded`. */
export const expander = css`
  /* A 24 px target; in a leaf of a tree grid only its space. */
  & [data-part='expander'] {
    position: relative;
    flex: none;
    width: ${token('target-min')};
    height: ${token('target-min')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius-tag')};
    background: none;
    cursor: inherit;
  }
  & [aria-expanded] [data-part='expander']:hover {
    background: ${token('sunken')};
  }
  & [aria-expanded] [data-part='expander']::before {
    content: '';
    position: absolute;
    inset: ${drawingInset};
    background: ${token('text-muted')};
    clip-path: ${CHEVRON};
    /* Forced colors would remove the background that draws the shape. */
    forced-color-adjust: none;
  }
  & [aria-expanded='true'] [data-part='expander']::before {
    rotate: 90deg;
  }
  [dir='rtl'] & [aria-expanded='false'] [data-part='expander']::before {
    rotate: 180deg;
  }
`
