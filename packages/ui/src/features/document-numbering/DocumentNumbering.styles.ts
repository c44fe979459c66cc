import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { revisionBar } from '../../field/revision-bar.styles'

/** The table, and beside it what a submit changes. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 26.5rem);
  flex: 1;

  & > :only-child {
    grid-column: 1 / -1;
  }
  ${media.folded} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Numbers = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('size-13')};

  & :is(th, td) {
    padding: ${token('space-1')} ${token('space-3')};
    border-block-end: ${token('line')} solid ${token('border')};
    text-align: start;
  }
  & tr > :first-child {
    padding-inline-start: ${token('gutter')};
  }
  & tr > :last-child {
    padding-inline-end: ${token('gutter')};
  }
  & [data-align='end'] {
    text-align: end;
  }
  & thead th {
    height: ${token('head-row')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
  & tbody :is(th, td) {
    height: 2.75rem;
    font-weight: ${token('weight-text')};
  }
  & tbody th {
    overflow-wrap: anywhere;
  }
  & [data-part='number'],
  & [data-part='difference'],
  & input {
    font-family: ${token('font-mono')};
    font-size: ${token('size-13')};
    white-space: nowrap;
  }
  & thead [data-part='difference'] {
    font-family: inherit;
    font-size: ${token('size-12')};
  }
  & [data-part='difference'] > span {
    color: ${token('text-muted')};
    font-family: ${token('font-sans')};
  }
  & thead [data-part='new'] {
    width: 12.5rem;
  }
  & tbody [data-part='new'] > * {
    width: 9.75rem;
    margin-inline-start: auto;
  }
  & thead [data-part='difference'] {
    width: 8.5rem;
  }
  & [data-part='tool'] {
    width: calc(${token('control')} + ${token('gutter')} + ${token('space-3')});
    padding-inline-start: 0;
  }
  /* The revision bar of a changed number. */
  & [data-changed] > th {
    position: relative;
  }
  & [data-changed] > th::before {
    ${revisionBar}
    inset-block: ${token('space-2')};
    inset-inline-start: ${token('space-2')};
  }

  ${media.narrow} {
    table-layout: fixed;

    & :is(th, td) {
      padding-inline: ${token('space-2')};
    }
    & thead th {
      width: 4.5rem;
      line-height: 1.25;
    }
    & thead th:first-child {
      width: auto;
    }
    & thead [data-part='new'] {
      width: 7rem;
    }
    & tbody [data-part='new'] > * {
      width: 100%;
    }
    & [data-part='difference'] {
      display: none;
    }
    & [data-part='tool'] {
      width: calc(${token('control')} + ${token('space-2')});
      padding-inline: 0 ${token('space-1')};
    }
  }
`

/** What a submit changes. */
export const Side = styled.section`
  display: grid;
  gap: ${token('space-1')};
  align-content: start;
  padding: ${token('space-4')} ${token('gutter')};
  border-inline-start: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};

  & > h2 {
    font-size: ${token('size-14')};
  }
  & > p {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  ${media.folded} {
    border-inline-start: 0;
  }
`

export const Summary = styled.ol`
  margin: ${token('space-3')} 0 0;
  padding: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space-1')} ${token('space-3')};
    padding: ${token('space-3')} ${token('space-4')};
    font-size: ${token('size-12')};
  }
  & > li + li {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & h3 {
    font-size: ${token('size-13')};
    overflow-wrap: anywhere;
  }
  & [data-part='numbers'] {
    font-family: ${token('font-mono')};
    white-space: nowrap;
  }
  & p {
    grid-column: 1 / -1;
    color: ${token('text-muted')};
  }
  & p[data-tone='warning'] {
    display: flex;
    gap: ${token('space-2')};
    color: ${token('warning')};
  }
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
    vertical-align: -2px;
  }
`

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-2')} ${token('space-3')};
  align-items: center;
  margin: ${token('space-4')} 0 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > dt {
    display: flex;
    gap: ${token('space-1')};
  }
  & > dd {
    margin: 0;
  }
  & svg {
    width: 12px;
    height: 12px;
    vertical-align: -2px;
  }
  ${media.narrow} {
    display: none;
  }
`

/** The rejected numbers in the dialog. */
export const Rejected = styled.table`
  width: 100%;
  border: ${token('line')} solid ${token('border')};
  border-collapse: separate;
  border-radius: ${token('radius-card')};
  border-spacing: 0;
  font-size: ${token('size-13')};

  & :is(th, td) {
    height: ${token('row')};
    padding: ${token('space-1')} ${token('space-3')};
    text-align: end;
    font-weight: ${token('weight-text')};
  }
  & :is(th, td):first-child {
    text-align: start;
  }
  & thead th {
    background: ${token('canvas')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  & tbody tr > * {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & td {
    font-family: ${token('font-mono')};
  }
  & thead th:first-child {
    border-start-start-radius: ${token('radius-card')};
  }
  & thead th:last-child {
    border-start-end-radius: ${token('radius-card')};
  }
`

export const Saved = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-4')} 0 0;
  padding: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
  }
  & svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${token('success')};
  }
`
