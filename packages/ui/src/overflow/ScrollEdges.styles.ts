import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

export const Edge = styled.button`
  position: absolute;
  inset-block: 0 1px;
  z-index: 1;
  display: flex;
  align-items: center;
  width: 3rem;
  padding: 0 6px;
  border: 0;
  background: linear-gradient(to right, transparent, ${token('surface')} 60%);
  color: ${token('text')};
  cursor: pointer;

  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
  &[data-side='end'] {
    inset-inline-end: 0;
    justify-content: end;
  }
  &[data-side='start'] {
    inset-inline-start: 0;
    background: linear-gradient(to left, transparent, ${token('surface')} 60%);
  }
  &:dir(rtl) {
    background: linear-gradient(to left, transparent, ${token('surface')} 60%);
    & > svg {
      scale: -1 1;
    }
  }
  &[data-side='start']:dir(rtl) {
    background: linear-gradient(to right, transparent, ${token('surface')} 60%);
  }
  ${media.forcedColors} {
    width: auto;
    background: Canvas;
    color: CanvasText;
  }
`
