import { styled } from 'styled-components'
import { ControlBox, FieldRoot } from '../../field/Field.styles'

/** Puts the button beside the control, whatever stands above and below it. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px;
  align-content: start;
  min-width: 0;

  & > ${FieldRoot} {
    display: contents;
  }
  & > ${FieldRoot} > * {
    grid-column: 1 / -1;
  }
  & > ${FieldRoot} > ${ControlBox} {
    grid-column: 1;
    grid-row: 2;
  }
  & > button {
    grid-column: 2;
    grid-row: 2;
  }
  &[data-label-hidden] > ${FieldRoot} > ${ControlBox}, &[data-label-hidden] > button {
    grid-row: 1;
  }
`
