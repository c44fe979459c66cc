import { styled } from 'styled-components'
import { Link } from '../../link/Link'
import { focusRing, media, token } from '../../tokens/tokens'

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  /* The panes of a SplitPage scroll, and not the page; the smallest windows scroll both. */
  @media screen {
    &:has([data-split-page]) {
      height: max(100dvh, 30rem);
      & > main {
        min-height: 0;
      }
    }
  }
`

export const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: ${token('space-2')};
  top: calc(-1 * ${token('space-16')});
  z-index: ${token('z-toast')};
  padding: ${token('space-2')} ${token('space-3')};
  border-radius: ${token('radius')};
  background: ${token('accent')};
  color: ${token('text-on-accent')};
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  &:focus {
    top: ${token('space-2')};
  }
  ${focusRing}
`

/** What stays at the top of the window: bars that concern everything, and the top bar. */
export const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token('z-topbar')};
  /* A small window would be covered by them: there the top bar alone stays. */
  @media (max-width: 639px), (max-height: 480px) {
    display: contents;
  }
`

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('z-topbar')};
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  height: ${token('topbar')};
  padding-inline: ${token('gutter')};
  background: ${token('canvas')};
  border-bottom: ${token('line')} solid ${token('border')};
  container: topbar / inline-size;
  @media (max-width: 639px) {
    padding-inline: 4px;
  }
`

export const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 9px;
  margin-inline-end: 14px;
  color: ${token('text')};
  font-weight: ${token('weight-strong')};
  font-size: ${token('size-14')};
  letter-spacing: -0.015em;
  text-decoration: none;
  ${focusRing}
  @media (max-width: 639px) {
    margin-inline: 6px;
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

export const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  margin-inline-start: auto;
  padding-inline-start: ${token('space-3')};
  /* A phone with large text: what is least needed goes, so that the user menu stays. */
  @container topbar (max-width: 16rem) {
    gap: 0;
    padding-inline-start: 0;
    & > :last-child > svg {
      display: none;
    }
  }
`

export const Environment = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding: 0.3125rem 7px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  font: ${token('weight-medium')} 0.6875rem / 1 ${token('font-mono')};
  letter-spacing: 0.02em;
  color: ${token('text-muted')};
  &[data-test] {
    background: ${token('highlight')};
    border-color: ${token('highlight')};
    color: ${token('text-on-highlight')};
  }
  ${media.forcedColors} {
    /* The backplate of text would hide it on the fill. */
    &[data-test] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
  @container topbar (max-width: 16rem) {
    &:not([data-test]) {
      display: none;
    }
  }
`

/** Looks like a field, because that is what it opens. */
export const JumpButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: ${token('control')};
  height: ${token('control')};
  padding: 0 6px 0 9px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('text-muted')};
  font: inherit;
  font-size: ${token('size-13')};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  & > kbd {
    margin-inline-start: ${token('space-6')};
  }
  ${media.folded} {
    justify-content: center;
    padding: 0;
    border-color: transparent;
    background: none;
    & > span,
    & > kbd {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** The initials are drawn, not said: the button's name says who it is. */
export const Avatar = styled.span`
  &::before {
    content: attr(data-initials);
  }
  display: inline-grid;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  border-radius: 50%;
  background: ${token('text')};
  color: ${token('surface')};
  font-size: 0.6875rem;
  font-weight: ${token('weight-strong')};
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
    color: Canvas;
  }
`

export const Main = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${token('surface')};
  &:focus {
    outline: none;
  }
`
