import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The buttons at the end of a form that makes something. */
export const FormEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

/** The groups alone, where the fields above them are saved. */
export const Joining = styled.div`
  margin-bottom: ${token('space-6')};
`
