import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** A path or a reference, which is compared character by character. */
export const Path = styled.span`
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  overflow-wrap: anywhere;
`
