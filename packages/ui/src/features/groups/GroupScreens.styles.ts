import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const Body = styled.div`
  display: grid;
  gap: ${token('space-5')};
  padding: ${token('space-5')} ${token('gutter')} ${token('space-8')};
  & > * {
    max-width: ${token('form-max')};
  }
`

/** The fields of a form, one below the other. */
export const Fields = styled.div`
  display: grid;
  gap: ${token('space-4')};
`

/** As tall with one user as with thousands: a list that shrinks while it is filtered moves the button from under the pointer. */
export const DialogList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-height: min(25rem, 60dvh);
  gap: ${token('space-3')};
`
