import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** Focused by script only, like `main`, so it has no focus ring. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;

  &:focus {
    outline: none;
  }
`

export const Stale = styled.div`
  padding: 12px ${token('gutter')};

  &[data-layout='region'] {
    padding-inline: 0;
  }
`
