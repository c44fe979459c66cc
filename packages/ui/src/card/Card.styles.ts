import { styled } from 'styled-components'
import { Link } from '../link/Link'
import { media, token } from '../tokens/tokens'

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  font-size: ${token('size-13')};
  line-height: 1.25rem;

  &[data-link] {
    border-color: ${token('border-strong')};
  }
  &[data-link]:has([data-cover]:hover) {
    background: ${token('hover')};
  }
  /* The focus ring surrounds the area that the link covers. */
  &:has([data-cover]:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
  /* Other controls are above the link. */
  &[data-link] :is(a, button, input, select, textarea, summary, [tabindex]):not([data-cover]) {
    position: relative;
    z-index: 1;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;
  padding: 12px 16px;

  &[data-followed] {
    padding-block-end: 0;
  }
`

/** Holds the icon before the title. */
export const Plate = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('canvas')};
  color: ${token('text-muted')};

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
  }
`

export const Titles = styled.div`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-width: 0;
  min-height: ${token('target-min')};

  & > :is(h2, h3, h4) {
    min-width: 0;
    font-size: ${token('size-14')};
    letter-spacing: 0;
  }
`

export const Description = styled.p`
  color: ${token('text-muted')};
`

/** Covers the whole card, so that a press anywhere follows the link and no control is nested in it. */
export const Cover = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius-card')};
  }
  &:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  ${media.forcedColors} {
    text-decoration: underline;
  }
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 100%;
`

export const Body = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: 12px;
  min-width: 0;
  padding: 10px 16px 16px;
  overflow-wrap: anywhere;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-start: auto;
  padding: 10px 16px;
  border-top: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`
