import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

/** In the top layer, so that no cell or dialog clips it. The padding bridges the gap, so that the pointer can reach it. */
export const Layer = styled.span`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 6px 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: auto;
  cursor: auto;
`

export const Bubble = styled.span`
  display: block;
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  /* Fits above or below any anchor. */
  max-height: max(8rem, 45vh);
  overflow: hidden;
  padding: 5px 8px;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius')};
  background: ${token('text')};
  color: ${token('surface')};
  font: ${token('weight-text')} ${token('size-12')} / 1rem ${token('font-sans')};
  letter-spacing: 0;
  text-align: start;
  text-decoration: none;
  white-space: normal;
  overflow-wrap: anywhere;
  box-shadow: ${token('shadow')};

  /* The browser draws a background of its own behind text, so light on dark would be light on light. */
  ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
  }
`
