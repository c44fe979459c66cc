import { styled } from 'styled-components'
import { token } from '../tokens/tokens'
import { Region } from './DataTable.styles'

/** Scroll container of the rows, with a sticky head. */
export const Scroller = styled(Region)`
  /* The head sticks to this container. */
  --sw-sticky-top: 0px;
  overflow: auto;
  overscroll-behavior: contain;
  /* Focused elements scroll clear of the head and of the rounded corners. */
  scroll-padding-block: calc(${token('head-row')} + ${token('space-1')}) ${token('space-1')};
  /* The virtualizer positions the rows itself. */
  overflow-anchor: none;
`

/** Spacer for rows that are not rendered. */
export const Gap = styled.tr`
  && > td {
    height: 0;
    padding: 0;
    border: 0;
  }
`

/** Tab stop behind the rows. It has the focus only while Tab leaves or enters the rows. */
export const EndSentinel = styled.span`
  position: absolute;
  outline: none;
`
