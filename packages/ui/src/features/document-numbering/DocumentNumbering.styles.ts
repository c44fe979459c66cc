import { styled } from 'styled-components'
import { EditableTable } from '../../editable-table/EditableTable'
import { media, token } from '../../tokens/tokens'

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

export const Numbers = styled(EditableTable)`
  & tbody :is([data-column='number'], [data-column='difference'], input) {
    font-family: ${token('font-mono')};
    font-size: ${token('size-13')};
  }
  & [data-column='difference'] > span {
    color: ${token('text-muted')};
    font-family: ${token('font-sans')};
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
