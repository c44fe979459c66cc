import styled from 'styled-components'
import { bare, ControlBox } from '../field/Field.styles'
import { token } from '../tokens/tokens'

export const Box = styled(ControlBox)`
  padding-inline-end: 3px;

  & > button {
    margin-inline-end: 0;
  }
`

export const Value = styled.input`
  ${bare}
  height: calc(${token('control')} - 2px);
  color: ${token('text')};
  font-family: ${token('font-mono')};
  font-size: ${token('size-13')};
  text-overflow: ellipsis;
`
