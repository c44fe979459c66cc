import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The target size of a handle; the drawn circle is smaller. Positioned by its center. */
export const Handle = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: ${token('target-min')};
  height: ${token('target-min')};
  margin: calc(${token('target-min')} / -2) 0 0 calc(${token('target-min')} / -2);
  cursor: grab;
  touch-action: none;
  forced-color-adjust: none;

  &::before {
    content: '';
    box-sizing: border-box;
    width: 12px;
    height: 12px;
    border: ${token('line-strong')} solid ${token('accent-text')};
    border-radius: ${token('radius-round')};
    background: ${token('surface')};
  }
  &[data-selected]::before {
    width: 14px;
    height: 14px;
    border-color: ${token('text')};
    background: ${token('highlight')};
    outline: ${token('line-strong')} solid ${token('focus')};
    outline-offset: 1px;
  }
  &[data-fixed] {
    cursor: default;
  }
`

/** The middle of an edge: a smaller dot with the same target. */
export const MidpointHandle = styled(Handle)`
  &::before {
    width: 6px;
    height: 6px;
    border: 0;
    background: ${token('text')};
    outline: 1px solid ${token('surface')};
  }
  &[data-short] {
    visibility: hidden;
  }
`

/** The number above a vertex. It lets pointer events through. */
export const Number = styled.span`
  position: absolute;
  bottom: 100%;
  margin-block-end: -6px;
  color: ${token('text')};
  font-family: ${token('font-mono')};
  font-size: ${token('size-11')};
  line-height: 1;
  text-shadow:
    0 0 2px ${token('canvas')},
    0 0 2px ${token('canvas')},
    0 0 3px ${token('canvas')};
  pointer-events: none;
`

/** The selected vertex, at the bottom left of the map. It lets pointer events through. */
export const ReadoutRoot = styled.div`
  position: absolute;
  /* Above the labels of the meridians. */
  inset-block-end: 1.5rem;
  inset-inline-start: ${token('space-3')};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-3')};
  align-items: baseline;
  max-width: calc(100% - 2 * ${token('space-3')});
  padding: 6px 10px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('raised')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
  pointer-events: none;

  & b {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  & code {
    color: ${token('text')};
    font-family: ${token('font-mono')};
  }
`
