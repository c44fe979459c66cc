import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Buttons below what they are about. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
