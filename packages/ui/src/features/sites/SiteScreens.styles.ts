import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Under the head of a screen that names sites; as wide as names are read well. */
export const Body = styled.div`
  max-width: calc(${token('form-max')} + 2 * ${token('gutter')});
  padding: ${token('space-5')} ${token('gutter')} ${token('space-8')};
  min-width: 0;
`
