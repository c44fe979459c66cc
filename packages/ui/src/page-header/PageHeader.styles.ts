import styled from 'styled-components'
import { media, token } from '../tokens/tokens'

export const Root = styled.header`
  padding: 16px ${token('gutter')} 0;
  min-width: 0;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 2.25rem;
`

export const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-width: 0;

  & > h1 {
    margin-inline-end: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > h1:focus {
    outline: none;
  }
`

export const Subtitle = styled.span`
  margin-inline-end: 6px;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
  max-width: 100%;

  ${media.narrow} {
    /* One stays beside the title, two or more take a row of their own. */
    &:has(> :nth-child(2)) {
      width: 100%;
      margin-inline-start: 0;
    }
    &:has(> :nth-child(2)) > * {
      flex: 1 0 auto;
    }
  }
`

/** The title block of a drawing: facts in ruled cells. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  width: fit-content;
  max-width: 100%;
  margin: 12px 0 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  overflow: hidden;

  & > div {
    /* In one row there is nothing to grow into; in several each row is ruled to its end. */
    flex: 1 1 auto;
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
  dt {
    color: ${token('text-muted')};
    font-size: ${token('size-11')};
    line-height: 1rem;
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-size: ${token('size-13')};
    line-height: 1.125rem;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    width: 100%;
    & > div {
      flex: 1 1 45%;
    }
  }
`
