import { styled } from 'styled-components'
import { layerShape } from '../layer/Layer.styles'
import { focusRing, media, token } from '../tokens/tokens'

export const Panel = styled.dialog`
  ${layerShape}

  &::backdrop {
    background: transparent;
  }
`

export const Body = styled.div`
  display: grid;
  /* No wider than the window, even if the head is wider. */
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  min-height: 0;
  padding: 12px;
  overflow: auto;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  & > h2 {
    flex: 1 1 auto;
    /* With large text in a narrow window the month wraps to two lines that fit. */
    font-size: min(${token('size-14')}, 7vw);
    text-align: center;
  }
  & > button[data-icon-only] {
    flex: 0 1 auto;
    min-width: 24px;
  }
  /* The arrows point in the reading direction. */
  &:dir(rtl) svg {
    transform: scaleX(-1);
  }
`

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th {
    padding: 4px 0;
    color: ${token('text-muted')};
    font-size: min(${token('size-12')}, 4.5vw);
    font-weight: ${token('weight-text')};
  }
  & td {
    padding: 1px;
    text-align: center;
  }
`

export const Day = styled.button`
  position: relative;
  width: 100%;
  /* Seven fit into the window at any text size. */
  min-width: min(${token('control')}, calc((100vw - 44px) / 7 - 2px));
  height: ${token('control')};
  padding: 0;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius')};
  background: transparent;
  color: ${token('text')};
  font-size: ${token('size-13')};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${token('hover')};
    border-color: ${token('border')};
  }
  /* Today is underlined, because color alone is not enough. */
  &[aria-current='date']::after {
    content: '';
    position: absolute;
    inset-inline: 25%;
    bottom: 3px;
    border-bottom: ${token('line-strong')} solid currentColor;
  }
  [aria-selected='true'] > & {
    background: ${token('accent')};
    border-color: ${token('accent')};
    color: ${token('text-on-accent')};
    font-weight: ${token('weight-strong')};
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    border-color: transparent;
    background: transparent;
    color: ${token('text-muted')};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  [aria-selected='true'] > &[aria-disabled='true'] {
    border-color: ${token('border-strong')};
  }
  ${media.forcedColors} {
    [aria-selected='true'] > & {
      forced-color-adjust: none;
    }
  }
`

export const Limit = styled.p`
  max-width: 17rem;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`
