import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const Above = styled.div`
  padding: ${token('space-4')} ${token('gutter')} 0;
`

export const Toolbar = styled.div`
  padding: ${token('space-3')} ${token('gutter')};
  & > * {
    max-width: 18.75rem;
  }
`

/** Compared character by character. */
export const Path = styled.span`
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  overflow-wrap: anywhere;
`
