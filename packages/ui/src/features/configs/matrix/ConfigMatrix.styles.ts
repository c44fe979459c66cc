import { styled } from 'styled-components'
import { ellipsis, focusRingInset, media, token } from '../../../tokens/tokens'

/** The choice of the reference, with its label before it. */
export const Reference = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  ${media.narrow} {
    display: grid;
    flex: 1 1 100%;
    gap: 2px;
  }
`

/** A control of a narrow window, as wide as the window. */
export const Narrow = styled.div`
  flex: 1 1 100%;
  & > * {
    width: 100%;
  }
`

/** The grid and the differences beside it, one below the other where there is no room for both. */
export const Work = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  &[data-open] {
    grid-template-columns: minmax(0, 1fr) 26rem;
    ${media.folded} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Region = styled.div`
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline-start: 13.5rem;
  ${focusRingInset}
  ${media.narrow} {
    scroll-padding-inline-start: 0;
  }
`

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${token('size-13')};

  & :is(th, td) {
    border-block-end: ${token('line')} solid ${token('border')};
    text-align: start;
  }
  & thead th {
    padding: ${token('space-2')} ${token('space-1')} ${token('space-2')} 10px;
    background: ${token('surface')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
    line-height: 1rem;
    vertical-align: bottom;
  }
  & thead th[data-open] {
    background: ${token('accent-subtle')};
    color: ${token('text')};
  }
  /* Stays while the configs scroll. */
  & tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    padding-inline-start: ${token('gutter')};
    background: ${token('surface')};
  }
  & tbody th {
    padding-block: 0;
    padding-inline-end: ${token('space-2')};
    font-weight: ${token('weight-medium')};
  }
  & tbody th a {
    display: block;
    color: ${token('text')};
    line-height: 2rem;
    text-decoration: none;
    ${ellipsis}
    ${focusRingInset}
  }
  & tbody th a:hover {
    text-decoration: underline;
  }
  & [data-part='id'] {
    display: inline-block;
    min-width: 1.75rem;
    padding-inline-end: 6px;
    color: ${token('text-muted')};
    font-family: ${token('font-mono')};
    font-weight: ${token('weight-text')};
  }
  & td {
    padding: 3px 2px;
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  & td[data-open] {
    background: ${token('accent-subtle')};
  }
  & tr[data-reference] > * {
    border-block-end-color: ${token('border-strong')};
    background: ${token('canvas')};
  }
  ${media.narrow} {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & td,
    & td[data-open] {
      border-inline-start: 0;
      background: none;
    }
    & tbody :is(th, td) {
      height: 2.75rem;
    }
  }
`

export const Cell = styled.button`
  display: flex;
  align-items: center;
  gap: 5px;
  width: 100%;
  min-height: 2rem;
  padding: 0 6px 0 8px;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('text-muted')};
  font: inherit;
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  ${focusRingInset}

  &:hover {
    background: ${token('hover')};
    color: ${token('text')};
  }
  & > svg {
    flex: none;
    width: 0.8125rem;
    height: 0.8125rem;
    stroke-width: 2.25;
  }
  &[data-state='same'] > svg {
    color: ${token('success')};
  }
  &[data-state='differs'] {
    background: ${token('warning-subtle')};
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  &[data-state='differs'] > svg {
    color: ${token('warning')};
  }
  &[data-state='missing'] {
    border: ${token('line')} dashed ${token('border-strong')};
  }
  &[aria-expanded='true'] {
    outline: 2px solid ${token('accent-text')};
    outline-offset: -2px;
  }
  &[data-state='reference'] {
    color: ${token('text')};
    cursor: default;
  }
`

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  padding: 10px ${token('gutter')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  ${media.narrow} {
    display: none;
  }
`

/** Below the grid: its pages and its keys. */
export const Foot = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('gutter')};
  border-block-start: ${token('line')} solid ${token('border')};
`

export const Keys = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & dd {
    margin-block: 0;
    margin-inline: 0 10px;
  }
  ${media.narrow} {
    display: none;
  }
`

export const Side = styled.section`
  min-width: 0;
  border-inline-start: ${token('line')} solid ${token('border')};
  background: ${token('surface')};
  ${media.folded} {
    border-inline-start: 0;
    border-block-start: ${token('line')} solid ${token('border-strong')};
  }
`

/** Stays in view while the grid scrolls beside it. */
export const Sticky = styled.div`
  position: sticky;
  top: var(--sw-sticky-top, ${token('topbar')});
  ${media.folded} {
    position: static;
  }
`

export const SideHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 2px ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4')} ${token('space-3')} ${token('space-5')};
  border-block-end: ${token('line')} solid ${token('border')};

  & h2 {
    margin: 0;
    font-size: ${token('size-16')};
    line-height: 2rem;
    overflow-wrap: anywhere;
  }
  & p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
  ${media.folded} {
    padding-inline: ${token('gutter')};
  }
`

export const SideBody = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-4')} ${token('space-4')} ${token('space-5')};
  font-size: ${token('size-13')};

  & p {
    margin-block: ${token('space-2')} 0;
  }
  ${media.folded} {
    padding-inline: ${token('gutter')};
  }
`

export const SideFoot = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')} ${token('space-5')};
  border-block-start: ${token('line')} solid ${token('border')};

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
  }
  & > [data-part='actions'] > * {
    flex: 1;
  }
  ${media.folded} {
    padding-inline: ${token('gutter')};
    & > [data-part='actions'] > * {
      flex: none;
    }
  }
  ${media.narrow} {
    & > [data-part='actions'] > * {
      flex: 1 1 100%;
    }
  }
`
