import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The source, where copies go, and how many were made. */
export const SourceBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space-3')} ${token('space-4')};
  min-width: 0;
`

export const SourceChoice = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  max-width: 28rem;
  ${media.narrow} {
    max-width: none;
  }
`

export const Target = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  min-height: ${token('row-compact')};
  margin: 0;
  font-size: ${token('size-13')};
  overflow-wrap: anywhere;
  & svg {
    flex: none;
  }
`

export const ColumnHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-3')};
  & h2 {
    margin: 0;
    font-size: ${token('size-16')};
  }
`
