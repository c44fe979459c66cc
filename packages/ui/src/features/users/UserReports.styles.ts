import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const Above = styled.div`
  padding: ${token('space-4')} ${token('gutter')} 0;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-3')} ${token('gutter')};
  & > :first-child {
    flex: 0 1 18.75rem;
  }
`
