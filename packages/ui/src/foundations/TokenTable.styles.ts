import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** One row for each token. On a phone, a row is a block, and each value names its theme. */
export const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  color: ${token('text')};
  font: ${token('weight-text')} ${token('size-13')} / ${token('leading')} ${token('font-sans')};

  th,
  td {
    padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} 0;
    border-bottom: ${token('line')} solid ${token('border')};
    text-align: start;
    vertical-align: baseline;
    font-weight: ${token('weight-text')};
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
  thead th:first-child {
    width: 15rem;
  }
  &[data-themed] thead th:nth-child(n + 3) {
    width: 6.5rem;
  }
  code {
    font: ${token('size-12')} / ${token('leading')} ${token('font-mono')};
  }
  tr[data-current] {
    background: ${token('accent-subtle')};
  }
  td > b {
    display: none;
  }

  @media (max-width: 639px) {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      padding: ${token('space-2')} 0;
      border-bottom: ${token('line')} solid ${token('border')};
    }
    th,
    td {
      padding: ${token('space-1')} 0;
      border-bottom: 0;
    }
    td > b {
      display: inline-block;
      min-width: 7rem;
      color: ${token('text-muted')};
      font-weight: ${token('weight-text')};
    }
  }
`

/** A name in code, with its button. */
export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
`

/** A sample of a value, as large as a text or a control. */
export const Sample = styled.i`
  display: inline-block;
  vertical-align: middle;
  margin-inline-end: ${token('space-2')};
  min-width: 1px;
  border: ${token('line')} solid ${token('border-strong')};
  background: ${token('accent-subtle')};
  font-style: normal;

  &[data-kind='color'] {
    width: 18px;
    height: 18px;
    border-radius: ${token('radius-tag')};
    forced-color-adjust: none;
  }
  &[data-kind='length'] {
    max-width: 100%;
    height: 12px;
  }
  &[data-kind='box'] {
    width: 40px;
    height: 24px;
  }
  &[data-kind='text'] {
    border: 0;
    background: none;
  }
`
