import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

export const Root = styled.header`
  padding: 16px ${token('gutter')} 0;
  min-width: 0;
`

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px 12px;
  min-height: 2.25rem;

  ${media.narrow} {
    flex-wrap: wrap;
  }
`

export const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-width: 0;
  min-height: 2.25rem;

  & > :is(h1, h2) {
    margin-inline-end: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > h2 {
    font-size: ${token('size-20')};
  }
  & > :is(h1, h2):focus {
    outline: none;
  }
`

export const Subtitle = styled.span`
  margin-inline-end: 6px;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`

/** On one line, also if the line with the title wraps. */
export const Badges = styled.div`
  display: flex;
  gap: 8px;
`

/** At the end of the first line, also if the title is long. */
export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
  min-height: 2.25rem;
  max-width: 100%;

  ${media.narrow} {
    /* A single action stays beside the title; two or more get their own row. */
    flex-wrap: wrap;
    &:has(> :nth-child(2)) {
      width: 100%;
      margin-inline-start: 0;
    }
    &:has(> :nth-child(2)) > * {
      flex: 1 0 auto;
    }
    /* An open tab without actions. Until then the row is reserved for them. */
    &:has(> [data-settled]:empty) {
      display: none;
    }
  }
`

export const Facts = styled.div`
  margin-top: 12px;
`
