import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { SectionIndex } from '../patterns/SectionIndex.styles'

/** Search and views above the cards. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-3')} ${token('gutter')};
  border-block-end: ${token('line')} solid ${token('border')};
  background: ${token('surface')};

  & > [data-part='search'] {
    flex: 0 1 18.75rem;
    ${media.narrow} {
      flex-basis: 100%;
    }
  }
`

export const Quiet = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** The index beside the cards, where there is room for both. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 16.5rem minmax(0, 1fr);
  flex: 1;
  min-width: 0;
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** It can be longer than the screen, so it scrolls. */
export const Index = styled(SectionIndex)`
  max-height: calc(100dvh - var(--sw-sticky-top, ${token('topbar')}) - ${token('dock')});
  overflow-y: auto;

  & button:focus-visible {
    outline-offset: calc(${token('focus-offset')} * -1);
  }
  & button svg {
    flex: none;
    color: ${token('danger')};
  }
`

/** The keys of the page, below the index. */
export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  margin: ${token('space-4')} ${token('space-2')} 0;
  padding-block-start: ${token('space-3')};
  border-block-start: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & dd {
    margin: 0;
  }
  & kbd + kbd {
    margin-inline-start: 2px;
  }
`

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-3')};
  min-width: 0;
  padding: ${token('space-3')} ${token('gutter')} ${token('space-6')} ${token('space-3')};
  background: ${token('canvas')};
  ${media.medium} {
    padding-inline-start: ${token('gutter')};
  }
`

export const Notes = styled.div`
  padding: ${token('space-4')} ${token('gutter')} 0;
`

export const SkeletonIndex = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('gutter')};
  ${media.medium} {
    display: none;
  }
`
