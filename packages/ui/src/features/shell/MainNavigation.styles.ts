import { css, styled } from 'styled-components'
import { Link } from '../../link/Link'
import { focusRing, token } from '../../tokens/tokens'

/** Narrow by the bar's own width: there the brand and the menus leave no room for a row. */
const onPhone = '@container topbar (max-width: 639px)'

export const WideNav = styled.nav`
  position: relative;
  flex: 1;
  height: 100%;
  min-width: 0;
  & > ul {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul:first-child {
    height: 100%;
  }
  ${onPhone} {
    display: none;
  }
`

/** What the entries take when nothing is in their way. */
export const Copy = styled.ul`
  position: absolute;
  inset: 0 0 auto;
  height: 0;
  overflow: hidden;
  visibility: hidden;
  & > li {
    flex: none;
  }
`

const underline = css`
  &::after {
    content: '';
    position: absolute;
    inset: auto 9px -1px;
    height: 2px;
    background: ${token('accent-text')};
  }
  @media (forced-colors: active) {
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

const linkLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  height: 100%;
  padding-inline: 9px;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-current] {
    color: ${token('text')};
  }
  & > svg {
    flex: none;
    width: 0.8125rem;
    height: 0.8125rem;
    stroke-width: 2;
  }
  &[aria-current] {
    ${underline}
  }
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
`

export const NavLink = styled(Link)`
  ${linkLook}
`

/** As wide as a link, and none. */
export const NavCopy = styled.span`
  ${linkLook}
`

/** The button of what is folded; the copy of it is as wide. */
export const More = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  &[data-current] {
    ${underline}
  }
  & > button,
  & > span {
    display: inline-flex;
    gap: 6px;
    padding-inline: 9px;
    border: ${token('line')} solid transparent;
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
    white-space: nowrap;
    color: ${token('text-muted')};
  }
  &[data-current] > button {
    color: ${token('text')};
  }
  & > span > svg {
    flex: none;
    width: ${token('icon')};
  }
`

export const FoldedNav = styled.div`
  display: none;
  ${onPhone} {
    display: block;
  }
`
