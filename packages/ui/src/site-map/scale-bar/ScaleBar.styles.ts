import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** A line below the map. Over the map, it would cover the labels of the meridians. */
export const ScaleRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token('space-1')} ${token('space-4')};
  padding: ${token('space-1')} ${token('space-3')};
  border-block-start: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
  font-size: ${token('size-11')};
  line-height: ${token('leading-tight')};

  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`

/** A scale starts with 0 on the left, even in right-to-left text. */
export const Ends = styled.div`
  direction: ltr;
  color: ${token('text')};
  font-family: ${token('font-mono')};
  display: flex;
  justify-content: space-between;
  gap: ${token('space-1')};
  min-width: max-content;
  white-space: nowrap;
`

/** Four segments, alternately filled. */
export const Bar = styled.div`
  height: 5px;
  border: ${token('line')} solid ${token('text')};
  background: repeating-linear-gradient(to right, ${token('text')} 0 25%, transparent 25% 50%);
  forced-color-adjust: none;
`

/** The letter is to the right of the arrow, also in right-to-left text, where it would cover the arrow. */
export const North = styled.svg`
  direction: ltr;
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
