import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** What a group does not name. */
export const Unnamed = styled.span`
  color: ${token('text-muted')};
`
