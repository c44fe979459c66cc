import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The groups alone, where the fields above them are saved. */
export const Joining = styled.div`
  margin-bottom: ${token('space-6')};
`
