import { css } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The grid of drawing paper behind a sheet. */
export const drawingGrid = css`
  background-color: ${token('canvas')};
  background-image:
    linear-gradient(${token('grid-line')} 1px, transparent 0),
    linear-gradient(90deg, ${token('grid-line')} 1px, transparent 0);
  background-size: 24px 24px;
  background-position: 50% 0;
`
