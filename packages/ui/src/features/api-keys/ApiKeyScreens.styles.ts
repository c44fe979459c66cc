import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** What is compared character by character. */
export const Code = styled.span`
  font-family: ${token('font-mono')};
`
