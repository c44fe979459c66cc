import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The buttons at the end of a form that makes something: what it does first, then the way back, under the fields that one comes from. */
export const FormEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  /* As far from the fields as groups of fields are from each other. */
  margin-top: ${token('space-6')};
`
