import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const HomeBody = styled.p`
  margin: 0;
  padding: ${token('space-4')} ${token('gutter')};
  max-width: 60ch;
  color: ${token('text-muted')};
`
