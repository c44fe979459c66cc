import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** An index of the sections of a page, which stays in view. Only on wide screens. */
export const SectionIndex = styled.nav`
  position: sticky;
  top: var(--sw-sticky-top, ${token('topbar')});
  align-self: start;
  padding: ${token('space-3')} ${token('space-3')} ${token('space-3')} calc(${token('gutter')} - ${token('space-2')});

  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & button {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    width: 100%;
    min-height: ${token('control')};
    padding: ${token('space-1')} ${token('space-2')};
    border: 0;
    border-radius: ${token('radius')};
    background: none;
    color: ${token('text-muted')};
    font: inherit;
    font-size: ${token('size-13')};
    line-height: ${token('leading-tight')};
    text-align: start;
    cursor: pointer;
  }
  & button[aria-current] {
    background: ${token('sunken')};
    color: ${token('text')};
    font-weight: 500;
  }
  & button:hover {
    background: ${token('hover')};
    color: ${token('text')};
  }
  & button > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='count'] {
    font-variant-numeric: tabular-nums;
  }
  & [data-part='mark'] {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${token('highlight-line')};
    forced-color-adjust: none;
  }
  ${media.medium} {
    display: none;
  }
`
