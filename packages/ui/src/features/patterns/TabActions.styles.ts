import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The place in the header of a page that the open tab fills with its actions. `data-settled` when the record has loaded, so that an empty place stays empty. */
export const Slot = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  max-width: 100%;

  ${media.narrow} {
    flex-wrap: wrap;
  }
`
