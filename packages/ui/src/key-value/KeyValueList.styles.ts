import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

/** Two columns with a line below each item. Narrow containers stack them. */
export const List = styled.dl`
  container-type: inline-size;
  min-width: 0;
  font-size: ${token('size-13')};
  line-height: 1.25rem;

  & > div {
    display: grid;
    grid-template-columns: minmax(6rem, 14rem) minmax(0, 1fr);
    gap: 0 16px;
    padding-block: 7px;
    border-block-end: ${token('line')} solid ${token('border')};
  }
  & > div:last-child {
    border-block-end: 0;
  }
  & dt {
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  & dd {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    min-width: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* Smaller than the line, so that a copy button does not increase the row height. */
  & dd > button {
    width: ${token('target-min')};
    min-height: ${token('target-min')};
    margin-block: -2px;
  }
  @container (max-width: 22rem) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Bordered cells, like the title block of a drawing. */
export const Facts = styled.dl`
  /* One row: a cell with a long value wraps it before the last cell gets a row of its own. */
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: auto;
  width: fit-content;
  max-width: 100%;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  overflow: hidden;

  & > div {
    min-width: 0;
    margin: 0 -1px -1px 0;
    padding: 6px 12px 7px;
    padding-inline-end: 16px;
    border-inline-end: ${token('line')} solid ${token('border')};
    border-block-end: ${token('line')} solid ${token('border')};
  }
  & > div:dir(rtl) {
    margin: 0 0 -1px -1px;
  }
  & dt {
    color: ${token('text-muted')};
    font-size: ${token('size-11')};
    line-height: 1rem;
    overflow-wrap: anywhere;
  }
  & dd {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    margin: 0;
    /* As tall as a tag, so that removing the last tag does not change the height. */
    min-height: 1.25rem;
    font-size: ${token('size-13')};
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & dd > button {
    width: ${token('target-min')};
    min-height: ${token('target-min')};
    margin-block: -3px;
  }
  @media (max-width: 767px) {
    display: flex;
    flex-wrap: wrap;
    & > div {
      /* Each row is bordered to its end. */
      flex: 1 1 auto;
    }
  }
  ${media.narrow} {
    width: 100%;
    & > div {
      /* Two cells per row, or one with large text. */
      flex: 1 1 max(45%, 8rem);
    }
  }
`

export const Value = styled.span`
  min-width: 0;
`

export const Quiet = styled.span`
  color: ${token('text-muted')};
`
