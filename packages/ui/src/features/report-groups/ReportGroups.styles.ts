import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Compared character by character. */
export const Path = styled.span`
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  overflow-wrap: anywhere;
`

/** What a group does not name. */
export const Unnamed = styled.span`
  color: ${token('text-muted')};
`
