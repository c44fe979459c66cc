import { css } from 'styled-components'

/** All rows of a tree, which have one height. `rowAttributes` places each of them. */
export const placedRows = (height: string) => css`
  position: relative;

  & > [data-row] {
    position: absolute;
    inset-inline: 0;
    height: ${height};
    contain: layout style;
  }
`
