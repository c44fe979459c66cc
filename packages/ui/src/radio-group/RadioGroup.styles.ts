import { styled } from 'styled-components'
import { Input as Checkbox } from '../checkbox/Checkbox.styles'
import { token } from '../tokens/tokens'

/** The target and states of a checkbox, drawn round. */
export const Radio = styled(Checkbox)`
  &:focus-visible,
  &::before,
  &::after {
    border-radius: ${token('radius-round')};
  }
  &:checked::after {
    inset: calc((${token('target-min')} - 0.375rem) / 2);
    clip-path: none;
  }
`
