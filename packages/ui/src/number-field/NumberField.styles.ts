import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** After the number. */
export const Unit = styled.span`
  flex: 0 1000 auto;
  min-width: 0;
  max-width: 50%;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** For the pointer. The keyboard has the arrow keys. */
export const Steppers = styled.span`
  display: inline-flex;
  flex: none;
  gap: 2px;
  margin-inline-end: -7px;
  /* A long press must not select text, nor zoom. */
  user-select: none;
  touch-action: manipulation;
`
