import { css, styled } from 'styled-components'
import { revisionBar } from '../field/revision-bar.styles'
import { focusRingInset, media, token } from '../tokens/tokens'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles'

export const Root = styled.div`
  --edge: ${token('space-3')};
  /* A button and the gap before it. */
  --tool: calc(${token('control-small')} + ${token('space-1')});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  min-width: 0;
  font-size: ${token('size-13')};

  &[data-layout='page'] {
    --edge: ${token('gutter')};
  }
`

export const Frame = styled.div`
  /* Contains the visually hidden texts, so that they do not widen the page. */
  position: relative;
  min-width: 0;
  ${focusRingInset}

  [data-layout='framed'] > & {
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius-card')};
    background: ${token('surface')};
    overflow: clip;
  }
  &[data-overflowing] {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
`

/** In a narrow window, each row is a card: its cells one below the other with their heads, its buttons in the corner. */
const cards = css`
  ${media.narrow} {
    min-width: 0;

    & > thead {
      ${visuallyHidden}
    }
    & > tbody > tr {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      row-gap: ${token('space-2')};
      padding-block: ${token('space-3')};
    }
    & > tbody > tr > * {
      grid-column: 1 / -1;
    }
    & > tbody > tr > [data-align='end'] {
      text-align: start;
    }
    & > tbody > tr > [data-block='none'] {
      display: none;
    }
    & > tbody > tr > [data-block='half'] {
      grid-column: auto;
    }
    & > tbody > tr > :first-child {
      grid-row: 1;
    }
    /* The buttons are beside its content. */
    & > tbody > tr:has(> [data-tools]:not(:empty)) > :first-child {
      padding-inline-end: calc(var(--tools) * var(--tool) + ${token('space-2')});
    }
    & > tbody [data-head] {
      grid-template-rows: auto minmax(${token('control')}, auto);
      row-gap: 3px;
    }
    & > tbody [data-head]::before {
      content: attr(data-head) / '';
      color: ${token('text-muted')};
      font: ${token('weight-text')} ${token('size-12')} / 1.25rem ${token('font-sans')};
    }
  }
`

/** The rows are grids, because a browser skips the layout of rows far outside of the viewport only then. */
export const Table = styled.table`
  display: block;
  min-width: var(--min-width, 0);

  & > :is(thead, tbody) {
    display: block;
  }
  & > * > tr {
    display: grid;
    grid-template-columns: var(--columns);
    column-gap: ${token('space-3')};
    padding-inline: var(--edge);
    border-block-end: ${token('line')} solid ${token('border')};
  }
  & > * > tr > * {
    min-width: 0;
    padding: 0;
    text-align: start;
    font-weight: ${token('weight-text')};
  }
  & > * > tr > [data-align='end'] {
    text-align: end;
  }
  & > thead > tr {
    align-items: center;
    min-height: ${token('head-row')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  & > thead > tr > th {
    font-weight: ${token('weight-medium')};
  }
  & > tbody > tr {
    position: relative;
    padding-block: 7px;
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${token('control')};
  }
  /* A text is beside the first line of a field. What follows in the cell is below it. */
  & > tbody > tr > * {
    display: grid;
    grid-template: minmax(${token('control')}, auto) / minmax(0, 1fr);
    align-content: start;
    align-items: center;
    overflow-wrap: anywhere;
  }
  & > tbody > [data-change]::before {
    ${revisionBar}
    inset-block: ${token('space-2')};
    inset-inline-start: calc((var(--edge) - 3px) / 2);
  }

  [data-layout='framed'] & > thead {
    background: ${token('canvas')};
  }
  [data-layout='framed'] & > tbody > tr:last-child {
    border-block-end: 0;
  }
  [data-layout='page'] & > thead {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  ${cards}
`

/** The buttons of a row. */
export const Tools = styled.td`
  && {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: ${token('space-1')};
    height: ${token('control')};
  }
  ${media.narrow} {
    tr > && {
      grid-area: 1 / 1 / auto / -1;
      place-self: start end;
    }
    tr > &&:empty {
      display: none;
    }
    /* Beside the field, below its head. */
    tr > [data-block='line']:first-child ~ && {
      margin-block-start: calc(1.25rem + 3px);
    }
  }
`

/** What would be in the table. */
export const Empty = styled.div`
  color: ${token('text-muted')};

  [data-layout='page'] > & {
    padding: ${token('space-5')} var(--edge);
  }
`

/** The error of the rows, and the actions on them. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};

  & > p {
    flex-basis: 100%;
  }
  [data-layout='page'] > & {
    padding-inline: var(--edge);
  }
`
