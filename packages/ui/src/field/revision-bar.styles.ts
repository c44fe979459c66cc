import { css } from 'styled-components'
import { token } from '../tokens/tokens'

/** The bar that marks a changed value: the styles of a `::before`. The caller sets its insets. */
export const revisionBar = css`
  content: '';
  position: absolute;
  width: 3px;
  border-radius: 2px;
  background: ${token('highlight-line')};
  forced-color-adjust: none;
`
