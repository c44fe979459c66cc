import { styled } from 'styled-components'
import { focusRingInset, token } from '../tokens/tokens'

/** The scroll container, so that a wide table does not scroll the page. */
export const Frame = styled.div`
  /* Contains the visually hidden texts, so that they do not widen the page. */
  position: relative;
  min-width: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  container-type: inline-size;
  ${focusRingInset}
`

export const Table = styled.table`
  width: 100%;
  min-width: 24rem;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('size-13')};
  font-variant-numeric: tabular-nums;
  text-align: start;

  & :is(th, td) {
    height: ${token('row')};
    padding: 6px 12px;
    text-align: start;
    vertical-align: middle;
    font-weight: ${token('weight-text')};
  }
  & tr + tr > *,
  & tbody + tfoot > tr:first-child > *,
  & thead + tbody > tr:first-child > * {
    border-top: ${token('line')} solid ${token('border')};
  }
  & [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  & thead th {
    height: ${token('head-row')};
    background: ${token('canvas')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
  & thead th:last-child {
    width: 36%;
  }
  & tbody th {
    min-width: 10rem;
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }
  & tfoot > tr > * {
    border-top-width: ${token('line-strong')};
    font-weight: ${token('weight-strong')};
  }

  /* A column beside another one, and a phone: all figures stay in view. */
  @container (max-width: 27rem) {
    min-width: 0;

    & :is(th, td) {
      padding-inline: 8px;
    }
    & thead th:last-child {
      width: auto;
    }
    & tbody th {
      min-width: 6.5rem;
    }
    && [data-layout='inline'] {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 6px;
    }
    && [data-layout='inline'] > [role='meter'] {
      min-width: 2.25rem;
    }
  }
  @container (max-width: 21rem) {
    && [data-layout='inline'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`

export const Quiet = styled.span`
  color: ${token('text-muted')};
`
