import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** As tall with one user as with thousands: a list that shrinks while it is filtered moves the button from under the pointer. */
export const DialogList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-height: min(25rem, 60dvh);
  gap: ${token('space-3')};
`
