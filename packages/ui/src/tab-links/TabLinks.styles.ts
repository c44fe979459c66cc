import { css, styled } from 'styled-components'
import { Link } from '../link/Link'
import { focusRing, media, token } from '../tokens/tokens'

export const Root = styled.nav`
  position: relative;
  margin-top: 12px;
`

/** What has the focus stays clear of the edges. */
export const Row = styled.div`
  padding-inline: ${token('gutter')};
  border-bottom: ${token('line')} solid ${token('border')};
  overflow-x: auto;
  scroll-padding-inline: 3rem;
  scrollbar-width: none;
`

export const List = styled.ul`
  display: flex;
  gap: 2px;
  width: max-content;
  margin: 0;
  margin-inline-start: -9px;
  padding: 0;
  list-style: none;
`

const look = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  height: 2.375rem;
  padding-inline: 9px;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;

  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const Tab = styled(Link)`
  ${look}

  &:hover,
  &[aria-current] {
    color: ${token('text')};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 9px 0;
    height: 2px;
    background: ${token('accent-text')};
  }
  ${media.forcedColors} {
    &[aria-current]::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

export const DisabledTab = styled.a`
  ${look}
  text-decoration: underline dashed ${token('line')};
  text-underline-offset: 4px;
  cursor: not-allowed;
`

export const Count = styled.span`
  color: ${token('text-muted')};
  font-weight: ${token('weight-text')};
  font-variant-numeric: tabular-nums;
`
