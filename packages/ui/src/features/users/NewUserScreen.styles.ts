import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The buttons at the end of a form that makes something. */
export const FormEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
