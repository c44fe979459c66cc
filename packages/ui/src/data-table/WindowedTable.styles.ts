import { styled } from 'styled-components'
import { token } from '../tokens/tokens'
import { Region } from './DataTable.styles'

/** The rows scroll here, under a head that stays. */
export const Scroller = styled(Region)`
  /* The head sticks to this region. */
  --sw-sticky-top: 0px;
  overflow: auto;
  overscroll-behavior: contain;
  /* What takes the focus is scrolled clear of the head, and of the rounded corners. */
  scroll-padding-block: calc(${token('head-row')} + ${token('space-1')}) ${token('space-1')};
  /* The rows above stay where they are when others come in: the window places them itself. */
  overflow-anchor: none;
`

/** The room of rows that are not drawn. */
export const Gap = styled.tr`
  && > td {
    height: 0;
    padding: 0;
    border: 0;
  }
`

/** Where Tab leaves the rows, and comes back to them: it holds the focus no longer than a press. */
export const End = styled.span`
  position: absolute;
  outline: none;
`
