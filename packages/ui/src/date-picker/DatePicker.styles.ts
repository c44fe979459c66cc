import { styled } from 'styled-components'
import { ControlBox } from '../field/Field.styles'

/** With large text in a narrow box, the buttons wrap under the day, so that it is never truncated. */
export const Box = styled(ControlBox)`
  flex-wrap: wrap;
  justify-content: flex-end;
  row-gap: 0;

  & > input {
    flex: 1 1 6.5rem;
  }
`
