import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../../tokens/tokens'
import { Grid } from './ConfigCard.styles'

/** The form and its history beside each other, one below the other where there is no room for both. */
export const WithHistory = styled.div`
  display: contents;
  grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  min-width: 0;

  &[data-open] {
    display: grid;
  }

  & > :first-child {
    min-width: 0;
  }
  & > [data-part='wide'] {
    grid-column: 1 / -1;
  }
  /* There is room for two parameters beside the history. */
  &[data-open] ${Grid} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.narrow} {
    &[data-open] ${Grid} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Pane = styled.section`
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  border-inline-start: ${token('line')} solid ${token('border')};
  border-end-end-radius: ${token('radius-card')};
  background: ${token('canvas')};
  ${media.medium} {
    border-inline-start: 0;
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  padding-block-end: ${token('space-2')};

  & h3 {
    margin: 0;
    font-size: ${token('size-14')};
  }
  & > [data-part='count'] {
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='keys'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')};
    margin-inline-start: auto;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  ${media.narrow} {
    & > [data-part='keys'] {
      display: none;
    }
  }
`

export const Versions = styled.ol`
  margin: 0 0 ${token('space-2')};
  padding: 0;
  list-style: none;
`

/** A version, with the rule that joins its mark to the next one. */
export const Item = styled.li`
  position: relative;
  padding-inline-start: 2.25rem;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 1.125rem;
    width: 1px;
    background: ${token('border-strong')};
  }
  &:first-child::before {
    inset-block-start: 1.25rem;
  }
  &:last-child::before {
    inset-block-end: calc(100% - 1.25rem);
  }
  &:only-child::before {
    content: none;
  }
  &[data-open] {
    border-color: ${token('border-strong')};
    background: ${token('surface')};
  }
  & > button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} ${token('space-1')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${token('size-13')};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > button:hover {
    background: ${token('hover')};
  }
  & > button:focus-visible {
    ${focusRingInset}
  }
`

export const Mark = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-start: ${token('space-2')};
  inset-inline-start: 0.4375rem;
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: 50%;
  background: ${token('surface')};
  color: ${token('text-muted')};

  & > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
  [data-open] > & {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
  }
`

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-2')};

  & > b {
    font-weight: ${token('weight-medium')};
  }
  & > :is(time, code) {
    color: ${token('text-muted')};
  }
  & > code {
    font-size: ${token('size-12')};
  }
  & > [data-part='number'] {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    font-size: ${token('size-12')};
  }
`

export const Opened = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: 0 ${token('space-3')} ${token('space-3')} ${token('space-1')};
`

export const Details = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

export const SkeletonItem = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-3')} 0 ${token('space-3')} 2.5rem;
`

export const Comparison = styled.section`
  min-width: 0;
  border-block-start: ${token('line')} solid ${token('border')};

  & > h3 {
    margin: 0;
    padding: ${token('space-3')} ${token('space-4')} 0;
    font-size: ${token('size-14')};
  }
`

export const CompareBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-2')} ${token('space-4')} ${token('space-3')};

  & > [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')} ${token('space-3')};
    margin-inline-start: auto;
  }
`

/** What differs has the amber edge and a medium name, what is the same is muted. */
export const CompareTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${token('size-13')};

  & :is(th, td) {
    padding: ${token('space-2')} ${token('space-4')};
    border-block-start: ${token('line')} solid ${token('border')};
    font-weight: ${token('weight-text')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    background: ${token('sunken')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  & tr[data-same] > * {
    color: ${token('text-muted')};
  }
  & tr[data-differs] > th {
    box-shadow: inset 3px 0 0 ${token('warning')};
    font-weight: ${token('weight-medium')};
  }
  & tr[data-differs] > td:nth-of-type(2) {
    font-weight: ${token('weight-medium')};
  }
  & [data-part='use'] {
    width: 8.5rem;
    text-align: end;
  }
  ${media.narrow} {
    &,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      border-block-start: ${token('line')} solid ${token('border')};
    }
    & tbody :is(th, td) {
      flex: 1 1 40%;
      padding-block: 4px;
      border: 0;
    }
    & tbody th {
      flex-basis: 100%;
    }
  }
`
