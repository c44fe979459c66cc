import { css, keyframes, styled } from 'styled-components'
import { ellipsis, focusRingInset, media, token } from '../tokens/tokens'

/** Sticky position of the head: below the top bar by default. A page can set `--sw-sticky-top`. */
const STICKY_TOP = `var(--sw-sticky-top, ${token('topbar')})`

const pass = keyframes`
  from { background-position-x: -60%; }
  to { background-position-x: 160%; }
`

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;

  &[data-layout='framed'] {
    flex: none;
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius-card')};
    background: ${token('surface')};
    /* Clips the corners. Unlike hidden, it lets the head stick to the page. */
    overflow: clip;
  }
`

export const Region = styled.div`
  position: relative;
  min-width: 0;
  ${focusRingInset}

  &[data-empty] {
    display: flex;
    flex-direction: column;
    flex: 1;
    border-top: ${token('line')} solid ${token('border')};
  }
  [data-layout='framed'] > &[data-empty] {
    border-top: 0;
  }
  /* The line of the footer covers that of the last row, instead of doubling it. */
  [data-layout='page'] > &:not([data-empty]) {
    margin-bottom: calc(-1 * ${token('line')});
  }
  /* Scrolls here instead of on the page when the columns need more space. */
  &[data-overflowing] {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${token('gutter')};
  }
`

/** Takes no space, so that a refresh does not shift the layout. */
export const Progress = styled.div`
  position: sticky;
  top: ${STICKY_TOP};
  inset-inline: 0;
  z-index: calc(${token('z-sticky')} + 1);
  height: 2px;
  margin-bottom: -2px;
  background: linear-gradient(90deg, transparent, ${token('accent')} 40% 60%, transparent) 50% / 50% 100% no-repeat;
  animation: ${pass} ${token('pulse')} linear infinite;
  pointer-events: none;

  ${media.forcedColors} {
    forced-color-adjust: none;
    background-color: Highlight;
  }
`

/** In a narrow window, rows with places for their cells are blocks, below one line of headers that scrolls sideways. */
const blocks = css`
  ${media.narrow} {
    &[data-blocks] {
      &,
      & tbody {
        display: block;
      }
      /* The columns have no width. */
      min-width: 0 !important;
      & colgroup {
        display: none;
      }
      & thead {
        display: block;
        overflow-x: auto;
        border-block: ${token('line')} solid ${token('border')};
      }
      & thead tr {
        display: flex;
        width: max-content;
      }
      & thead th {
        display: flex;
        align-items: center;
        border: 0;
      }
      & tbody tr {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        gap: 2px 12px;
        padding: 8px ${token('gutter')} 10px;
        border-bottom: ${token('line')} solid ${token('border')};
      }
      & tbody :is(th, td) {
        display: none;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px 6px;
        height: auto;
        min-height: 1.5rem;
        padding: 0;
        border: 0;
        font-size: ${token('size-12')};
        white-space: normal;
      }
      & tbody :is(tr > :first-child, [data-block]) {
        display: flex;
      }
      & tbody :is(tr > :first-child, [data-block='line']) {
        flex: 1 0 100%;
      }
      & tbody tr > :first-child {
        padding-inline-end: 3rem;
        font-size: ${token('size-13')};
      }
      & tbody [data-block='corner'] {
        position: absolute;
        inset-block-start: 8px;
        inset-inline-end: ${token('gutter')};
      }
      & tbody [data-block='half'] {
        flex: 0 0 calc(50% - 6px);
      }
      & tbody [data-header]::before {
        content: attr(data-header) / '';
        color: ${token('text-muted')};
      }
      /* The edge of the row, not of its first line. */
      & tbody tr:has(a[aria-current], [data-attention]) {
        border-inline-start: 3px solid ${token('accent')};
        padding-inline-start: calc(${token('gutter')} - 3px);
      }
      & tbody tr:has([data-attention]):not(:has(a[aria-current])) {
        border-inline-start-color: ${token('warning')};
      }
      & tbody tr:has(a[aria-current], [data-attention]) > :first-child {
        border: 0;
        padding-inline-start: 0;
      }
    }
  }
`

export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('size-13')};
  font-variant-numeric: tabular-nums;
  text-align: start;

  & th,
  & td {
    padding: 0 12px;
    border-bottom: ${token('line')} solid ${token('border')};
    vertical-align: middle;
    ${ellipsis}
  }
  & [data-align='end'] {
    text-align: end;
    unicode-bidi: normal;
  }
  & tr > :first-child {
    padding-inline-start: ${token('gutter')};
  }
  & tr > :last-child {
    padding-inline-end: ${token('gutter')};
  }

  & thead th {
    position: sticky;
    top: ${STICKY_TOP};
    z-index: ${token('z-sticky')};
    height: ${token('head-row')};
    border-top: ${token('line')} solid ${token('border')};
    background: ${token('surface')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
  /* In a scrolling region, the head would stick to that region. */
  [data-overflowing] > & thead th {
    position: static;
  }
  & tbody :is(th, td) {
    height: ${token('row')};
    font-weight: ${token('weight-text')};
  }
  &[data-density='compact'] tbody :is(th, td) {
    height: ${token('row-compact')};
  }
  /* Focused elements scroll clear of the head, even in a scroll container. */
  & tbody :is(a, button, input, select, textarea) {
    scroll-margin-block: calc(${token('head-row')} + ${token('space-2')});
  }

  /* No opacity: the rows stay readable and usable. */
  &[data-outdated] tbody {
    filter: grayscale(1);
  }
  &[data-outdated] tbody :is(th, td, th a) {
    color: ${token('text-muted')};
  }
  /* On the row, so that selecting all rows does not restyle every cell. */
  & tbody tr:not([data-skeleton], [data-selected], :has(a[aria-current])):hover {
    background: ${token('hover')};
  }
  & tbody tr:is([data-selected], :has(a[aria-current])) {
    background: ${token('accent-subtle')};
  }
  /* The row of the open page, and rows that need attention. Forced colors replace the border, and not a shadow. */
  & tbody tr:has(a[aria-current], [data-attention]) > :first-child {
    border-inline-start: 3px solid ${token('accent')};
    padding-inline-start: calc(${token('gutter')} - 3px);
  }
  & tbody tr:has([data-attention]):not(:has(a[aria-current])) > :first-child {
    border-inline-start-color: ${token('warning')};
  }
  /* Width of the checkbox and the space before it. The next cell has its own padding. */
  & col[data-select] {
    width: calc(${token('gutter')} + 1.75rem);
  }
  & [data-select] {
    padding-inline-end: 0;
    overflow: visible;
    text-overflow: clip;
    user-select: none;
  }
  & td[data-select] > label {
    display: inline-flex;
    vertical-align: middle;
    cursor: pointer;
  }
  & td[data-select] [data-fixed] {
    cursor: not-allowed;
  }
  & tbody th a {
    display: inline-block;
    max-width: 100%;
    padding-block: 3px;
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
    vertical-align: middle;
    ${ellipsis}
  }
  & tbody tr:hover th a,
  & tbody th a:focus-visible {
    color: ${token('accent-text')};
    text-decoration: underline;
  }

  [data-layout='framed'] & col[data-select] {
    width: calc(12px + 1.75rem);
  }
  [data-layout='framed'] & :is(th, td):first-child {
    padding-inline-start: 12px;
  }
  [data-layout='framed'] & :is(th, td):last-child {
    padding-inline-end: 12px;
  }
  [data-layout='framed'] & thead th {
    border-top: 0;
    background: ${token('canvas')};
  }
  [data-layout='framed'] & tbody tr:last-child > :is(th, td) {
    border-bottom: 0;
  }
  ${blocks}
`

/** Data rows. A click on a row with a link follows the link. */
export const Rows = styled.tbody`
  & > tr[data-linked] {
    cursor: pointer;
  }
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: calc(100% + 12px);
  min-height: ${token('target-min')};
  margin: 0 -6px;
  padding: 0 6px;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${focusRingInset}

  & > span {
    ${ellipsis}
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
  }
  &:hover {
    background: ${token('sunken')};
    color: ${token('text')};
  }
  [aria-sort] > & {
    color: ${token('text')};
  }
  /* Keeps the text aligned with the numbers below it, with and without an arrow. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`

/** A failed refresh, above the stale rows. */
export const Above = styled.div`
  padding: 12px ${token('gutter')};

  [data-layout='framed'] > & {
    padding-inline: 12px;
  }
`

/** Docked below the table, so that row count, pages and selection bar stay visible. */
export const Dock = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token('z-dock')};
  margin-top: auto;

  [data-layout='framed'] > & {
    position: static;
  }
`

export const Foot = styled.div`
  padding: 8px ${token('gutter')};
  border-top: ${token('line')} solid ${token('border')};
  background: ${token('surface')};

  [data-layout='framed'] & {
    padding-inline: 12px;
  }
`
