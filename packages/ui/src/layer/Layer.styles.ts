import { css } from 'styled-components'
import { token } from '../tokens/tokens'

/** A layer beside a control, in the top layer. `useAnchoredLayer` sets its position. */
export const layerShape = css`
  position: fixed;
  flex-direction: column;
  inset: auto;
  width: max-content;
  max-width: min(28rem, calc(100vw - 16px));
  margin: 0;
  overflow: hidden;
  padding: 0;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};
  color: ${token('text')};

  &:is(:popover-open, [open]) {
    display: flex;
  }
`
