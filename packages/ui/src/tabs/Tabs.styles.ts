import { styled } from 'styled-components'
import { focusRing, media, token } from '../tokens/tokens'

/** Can be narrower than its tabs, which scroll. */
export const Root = styled.div`
  min-width: 0;
`

/** Contains the edges of the list. */
export const Frame = styled.div`
  position: relative;
`

export const TabList = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  border-bottom: ${token('line')} solid ${token('border')};
  overflow-x: auto;
  scroll-padding-inline: 3rem;
  scrollbar-width: none;
`

export const TabButton = styled.button`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 2.375rem;
  padding-inline: 9px;
  border: 0;
  background: none;
  color: ${token('text-muted')};
  font: inherit;
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  cursor: pointer;

  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${token('radius')};
  }
  &:hover,
  &[aria-selected='true'] {
    color: ${token('text')};
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 9px 0;
    height: 2px;
    background: ${token('accent-text')};
  }
  &[aria-disabled='true'] {
    color: ${token('text-muted')};
    text-decoration: underline dashed ${token('line')};
    text-underline-offset: 4px;
    cursor: not-allowed;
  }
  & > svg {
    width: 0.875rem;
    height: 0.875rem;
    color: ${token('danger')};
  }
  ${media.forcedColors} {
    &[aria-selected='true']::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

export const TabCount = styled.span`
  color: ${token('text-muted')};
  font-weight: ${token('weight-text')};
  font-variant-numeric: tabular-nums;
`
