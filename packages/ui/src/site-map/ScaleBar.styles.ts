import styled from 'styled-components'
import { token } from '../tokens/tokens'

/** Over the lower corner of the map; a press goes through it. */
export const ScaleRoot = styled.div`
  position: absolute;
  inset-block-end: ${token('space-2')};
  inset-inline-start: ${token('space-3')};
  display: flex;
  align-items: flex-end;
  gap: ${token('space-3')};
  padding: ${token('space-1')} ${token('space-2')};
  border-radius: ${token('radius')};
  background: ${token('raised')};
  color: ${token('text')};
  font-family: ${token('font-mono')};
  font-size: ${token('size-11')};
  line-height: ${token('leading-tight')};
  pointer-events: none;
  /* A scale reads from 0, whichever way the text runs. */
  direction: ltr;
`

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-1')};
  min-width: max-content;
  white-space: nowrap;
`

/** Four fields, every other filled. */
export const Bar = styled.div`
  height: 5px;
  border: ${token('line')} solid ${token('text')};
  background: repeating-linear-gradient(to right, ${token('text')} 0 25%, transparent 25% 50%);
  forced-color-adjust: none;
`

export const North = styled.svg`
  width: 24px;
  height: 24px;
  fill: ${token('text')};
  stroke: ${token('text')};
  stroke-width: 1.25;
  font-family: ${token('font-sans')};
  font-size: 12px;
  font-weight: ${token('weight-strong')};

  & text {
    stroke: none;
  }
`
