import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Buttons below the text that they belong to. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
