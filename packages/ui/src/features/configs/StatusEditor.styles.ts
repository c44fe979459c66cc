import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The statuses, and the automatic ones beside them. */
export const Equipment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div:first-child > p,
  & > div:first-child > div {
    padding: ${token('space-3')} ${token('space-4')};
  }
`

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  border-inline-start: ${token('line')} solid ${token('border')};
  ${media.medium} {
    border-inline-start: 0;
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

/** Focused by script only, after a row was removed. */
export const StatusTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('size-13')};

  &:focus {
    outline: none;
  }
  & :is(th, td) {
    height: ${token('row')};
    padding: ${token('space-1')} ${token('space-2')};
    border-block-end: ${token('line')} solid ${token('border')};
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & thead :is(th, td) {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  & tbody th {
    font-weight: ${token('weight-medium')};
  }
  & tr > :first-child {
    width: 4.5rem;
    padding-inline-start: ${token('space-4')};
    font-variant-numeric: tabular-nums;
  }
  & tr > :last-child {
    width: 1%;
    padding-inline-end: ${token('space-3')};
    text-align: end;
    white-space: nowrap;
  }
  & tr[data-edited] > :first-child {
    box-shadow: inset 3px 0 0 ${token('highlight-line')};
  }
  & td > label,
  & td > div {
    display: inline-flex;
  }
  ${media.narrow} {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      grid-template-columns: 2.5rem minmax(0, 1fr) auto;
      align-items: center;
      padding: ${token('space-1')} 0;
      border-block-end: ${token('line')} solid ${token('border')};
    }
    & tbody :is(th, td) {
      display: flex;
      align-items: center;
      width: auto;
      height: auto;
      min-height: 1.75rem;
      padding: 0 ${token('space-2')};
      border: 0;
    }
    & td:nth-child(3) {
      grid-area: 2 / 2;
    }
    & td:nth-child(4) {
      grid-area: 1 / 3;
    }
  }
`

export const AddStatus = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space-2')};
`

export const Uses = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-2')} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${token('size-13')};

  & > li {
    padding-block-start: ${token('space-1')};
    border-block-start: ${token('line')} solid ${token('border')};
    overflow-wrap: anywhere;
  }
`

/** The new name of a status, below what it changes. */
export const RenameForm = styled.form`
  display: grid;
  gap: ${token('space-3')};
  & > p {
    margin: 0;
  }
`
