import { styled } from 'styled-components'
import { bare, ControlBox } from '../field/Field.styles'
import { token } from '../tokens/tokens'

export const Box = styled(ControlBox)`
  /* With large text in a narrow container, the buttons wrap below the value. */
  flex-wrap: wrap;
  justify-content: flex-end;
  row-gap: 0;
  padding-inline-end: 3px;

  & > button {
    margin-inline-end: 0;
  }
`

export const Value = styled.input`
  ${bare}
  flex: 1 1 7rem;
  height: calc(${token('control')} - 2px);
  color: ${token('text')};
  font-family: ${token('font-mono')};
  font-size: ${token('size-13')};
  text-overflow: ellipsis;

  &[data-whole] {
    flex-basis: 14rem;
    height: auto;
    /* Without support, the field keeps its rows and scrolls. */
    field-sizing: content;
    min-height: calc(${token('control')} - 2px);
    padding-block: calc((${token('control')} - 2px - 1.25rem) / 2);
    line-height: 1.25rem;
    resize: none;
    word-break: break-all;
  }
`
