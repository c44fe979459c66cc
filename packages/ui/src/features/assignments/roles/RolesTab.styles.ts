import { styled } from 'styled-components'
import { media, token } from '../../../tokens/tokens'
import { SectionIndex } from '../../patterns/SectionIndex.styles'

/** Height of the toolbar on one line. */
const TOOLBAR = '3.5rem'

const BELOW_TOOLBAR = `calc(var(--sw-sticky-top, ${token('topbar')}) + ${TOOLBAR})`

export const Toolbar = styled.div`
  position: sticky;
  top: var(--sw-sticky-top, ${token('topbar')});
  z-index: ${token('z-sticky')};
  background: ${token('surface')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-3')} ${token('gutter')};
  border-bottom: ${token('line')} solid ${token('border')};

  & > [data-part='search'] {
    flex: 0 1 18.75rem;
  }
  /* On several lines it would cover too much. */
  ${media.medium} {
    position: static;
  }
  ${media.narrow} {
    & > [data-part='search'] {
      flex-basis: 100%;
    }
  }
`

export const Count = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

/** The index beside the groups, if there is room for both. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;

  &:has(> nav) {
    grid-template-columns: 14.5rem minmax(0, 1fr);
  }
  ${media.medium} {
    &:has(> nav) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Index = styled(SectionIndex)`
  top: ${BELOW_TOOLBAR};
`

export const Groups = styled.div`
  min-width: 0;
  padding-bottom: ${token('space-6')};

  nav + & {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  ${media.medium} {
    nav + & {
      border-inline-start: 0;
    }
  }
`

/** Focus below the sticky toolbar, never under it. */
export const Group = styled.section`
  & :is(h2, input) {
    scroll-margin-top: ${BELOW_TOOLBAR};
  }
  padding: 0 ${token('gutter')} ${token('space-3')};

  & + & {
    border-top: ${token('line')} solid ${token('border')};
  }
`

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-height: 2.75rem;
  padding-top: ${token('space-1')};

  & > h2 {
    font-size: ${token('size-14')};
    letter-spacing: 0;
  }
`

/** Why some roles of the group cannot be changed: visible, because a reason on hover alone cannot be found by touch. */
export const LockNote = styled.p`
  display: flex;
  gap: ${token('space-2')};
  margin: 0 0 ${token('space-1')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.25rem;

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 1.25rem;
  }
`

/** Three columns, two when the navigation folds, fewer for large text: each has room for the name of a role. */
export const Grid = styled.ul`
  --gap: ${token('space-5')};
  --widest: calc((100% - 2 * var(--gap)) / 3);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(17rem, var(--widest))), 1fr));
  gap: 2px var(--gap);
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.folded} {
    --widest: calc((100% - var(--gap)) / 2);
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Choice = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 2px ${token('space-2')};
  min-width: 0;
  margin-inline-start: calc(-1 * ${token('space-2')});
  /* Content that wraps is aligned with the label, not with the checkbox. */
  --box: calc(${token('icon')} + ${token('space-2')});
  padding: 2px ${token('space-2')};
  padding-inline-start: calc(${token('space-2')} + var(--box));
  border-radius: ${token('radius')};

  & > :first-child {
    max-width: calc(100% + var(--box));
    margin-inline-start: calc(-1 * var(--box));
  }

  &:hover {
    background: ${token('hover')};
  }
  &[data-change]::before {
    content: '';
    position: absolute;
    inset-block: 5px;
    inset-inline-start: -2px;
    width: 3px;
    border-radius: 2px;
    background: ${token('highlight-line')};
  }
  & > [data-part='badge'] {
    margin-top: 2px;
  }
  & > [data-part='lock'] {
    width: 0.875rem;
    height: 1.5rem;
    color: ${token('text-muted')};
  }
  & > [data-part='change'] {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 1.5rem;
  }
`
