import { styled } from 'styled-components'
import { ControlBox } from '../field/Field.styles'

/** A day is read whole: where the text is large and the box narrow, its buttons stand under it. */
export const Box = styled(ControlBox)`
  flex-wrap: wrap;
  justify-content: flex-end;
  row-gap: 0;

  & > input {
    flex: 1 1 6.5rem;
  }
`
