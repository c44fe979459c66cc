import { styled } from 'styled-components'
import { ControlBox } from '../field/Field.styles'

/** With large text in a narrow box, the buttons wrap under the day, so that it is never truncated. */
export const Box = styled(ControlBox)`
  flex-wrap: wrap;
  justify-content: flex-end;
  row-gap: 0;

  & > input {
    /* The widest day, 31/12/2030. */
    flex: 1 1 5rem;
  }
`
