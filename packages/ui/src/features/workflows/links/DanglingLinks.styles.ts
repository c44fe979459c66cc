import { styled } from 'styled-components'
import { media, token } from '../../../tokens/tokens'

export const List = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-2')} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${token('space-3')};
  }
`

export const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`

/** The board, with the links of a card beside it or, where there is no room, after it. */
export const Work = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  &[data-open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 23.25rem;
  }
  ${media.medium} {
    &[data-open] {
      display: flex;
    }
  }
`

export const Panel = styled.section`
  position: sticky;
  top: var(--sw-sticky-top, ${token('topbar')});
  align-self: start;
  max-height: calc(100dvh - var(--sw-sticky-top, ${token('topbar')}) - ${token('dock')});
  min-width: 0;
  overflow-y: auto;
  border-inline-start: ${token('line')} solid ${token('border')};
  background: ${token('surface')};

  & > p {
    margin: 0;
    padding: ${token('space-4')};
    color: ${token('text-muted')};
  }
  ${media.medium} {
    position: static;
    align-self: stretch;
    max-height: none;
    border-inline-start: 0;
    border-block-start: 2px solid ${token('border-strong')};
  }
`
