import { styled } from 'styled-components'
import { ellipsis, media, token } from '../../tokens/tokens'
import { revisionBar } from '../../field/revision-bar.styles'

export const Edited = styled.div`
  position: relative;
  min-width: 0;

  &[data-edited]::before {
    ${revisionBar}
    inset-block: 2px;
    inset-inline-start: -11px;
  }
  ${media.narrow} {
    &[data-edited]::before {
      inset-inline-start: -8px;
    }
  }
`

/** The unsaved bar has the whole text. */
export const Was = styled.span`
  ${ellipsis}
  display: block;
  max-width: 14rem;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
`

/** A checkbox, and what it was at the end of its line. */
export const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token('space-3')};
`
