import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

export const Values = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;

  & caption {
    padding-block: ${token('space-2')} 2px;
    color: ${token('text-muted')};
    text-align: start;
  }
  & :is(th, td) {
    padding: 4px 12px 4px 0;
    font-weight: normal;
    line-height: 1.125rem;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: ${token('text-muted')};
    font-weight: ${token('weight-medium')};
  }
  & tbody tr + tr > * {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & td {
    color: ${token('text-muted')};
  }
  & td:last-child {
    padding-inline-end: 0;
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  & td svg {
    margin-inline-end: 6px;
    vertical-align: -2px;
    color: ${token('text-muted')};
  }
  ${media.narrow} {
    &,
    & tbody {
      display: block;
    }
    & caption {
      display: block;
    }
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & tr {
      display: flex;
      flex-wrap: wrap;
      padding-block: 4px;
    }
    & tbody th {
      flex: 1 0 100%;
    }
    & :is(th, td) {
      padding-block: 2px;
    }
    & tbody tr + tr > * {
      border: 0;
    }
    & tbody tr + tr {
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`
