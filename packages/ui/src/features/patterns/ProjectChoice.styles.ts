import { styled } from 'styled-components'
import { media } from '../../tokens/tokens'

/** As wide as a choice of licenses in a toolbar. */
export const Choice = styled.div`
  width: 20rem;
  min-width: 0;
  max-width: 100%;
  ${media.narrow} {
    width: 100%;
  }
`
