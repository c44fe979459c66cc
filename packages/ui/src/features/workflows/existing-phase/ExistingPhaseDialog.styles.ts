import { styled } from 'styled-components'
import { Sheet } from '../../../dialog/Dialog.styles'
import { media, token } from '../../../tokens/tokens'

/** A list beside a preview: of one height, so that it does not jump while the user searches. */
export const PhaseSheet = styled(Sheet)`
  max-width: 58.75rem;
  height: min(43.75rem, 100%);

  ${media.narrow} {
    max-width: none;
    height: 100%;
  }
`

/** After the title. */
export const From = styled.span`
  margin-inline-start: ${token('space-1')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-text')};

  ${media.narrow} {
    display: block;
    margin: 0;
  }
`
