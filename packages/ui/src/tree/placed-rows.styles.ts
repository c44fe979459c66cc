import { css } from 'styled-components'

/** All rows of a tree, which have one height. `--rows` is their number, `--row` the position of one from the top, `--level` its depth. */
export const placedRows = (height: string) => css`
  position: relative;
  height: calc(var(--rows) * ${height});

  & > [data-row] {
    position: absolute;
    inset-block-start: calc(var(--row) * ${height});
    inset-inline: 0;
    height: ${height};
    contain: layout style;
  }
`
