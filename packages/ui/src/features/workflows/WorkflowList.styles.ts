import { styled } from 'styled-components'
import { ellipsis } from '../../tokens/tokens'

/** Many ids are cut; the tooltip has all of them. */
export const Ids = styled.span`
  ${ellipsis}
  display: block;
`
