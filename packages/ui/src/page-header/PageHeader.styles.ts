import { styled } from 'styled-components'
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
    /* A single action stays beside the title; two or more get their own row. */
    &:has(> :nth-child(2)) {
      width: 100%;
      margin-inline-start: 0;
    }
    &:has(> :nth-child(2)) > * {
      flex: 1 0 auto;
    }
  }
`

export const Facts = styled.div`
  margin-top: 12px;
`
