import { styled } from 'styled-components'
import { TextControl } from '../text-field/TextControl'
import { media, token } from '../tokens/tokens'

export const Field = styled(TextControl)`
  & input {
    font-size: ${token('size-13')};
  }
`

/** Hidden on devices that usually have no keyboard. */
export const Key = styled.kbd`
  ${media.narrow} {
    display: none;
  }
  @media (pointer: coarse) {
    display: none;
  }
`
