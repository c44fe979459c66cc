import styled from 'styled-components'
import { Link } from '../link/Link'
import { media, token } from '../tokens/tokens'

export const Root = styled.header`
  padding: 16px ${token('gutter')} 0;
  min-width: 0;
`

export const Crumbs = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('size-12')};
  color: ${token('text-muted')};

  & > li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
    min-height: ${token('target-min')};
  }
  & > li > svg {
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2;
  }
  & > li:dir(rtl) > svg {
    scale: -1 1;
  }
`

export const Crumb = styled(Link)`
  padding-block: 3px;
  color: ${token('text-muted')};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${token('text')};
    text-decoration: underline;
  }
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
