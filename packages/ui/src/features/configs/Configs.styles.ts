import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** Marks a changed value with the revision bar. */
const REVISION_BAR = `
  &[data-edited]::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: -11px;
    width: 3px;
    border-radius: 2px;
    background: ${token('highlight-line')};
    forced-color-adjust: none;
  }
`

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

export const Index = styled.nav`
  position: sticky;
  top: var(--sw-sticky-top, ${token('topbar')});
  align-self: start;
  max-height: calc(100dvh - var(--sw-sticky-top, ${token('topbar')}) - ${token('dock')});
  overflow-y: auto;
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
  & button:focus-visible {
    outline-offset: calc(${token('focus-offset')} * -1);
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
  & svg {
    flex: none;
    color: ${token('danger')};
  }
  ${media.medium} {
    display: none;
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

const CARD = `
  position: relative;
  min-width: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
`

/** One config. Until it is filled it is about as high as it will be, so that the scrollbar stays. */
export const CardForm = styled.form`
  ${CARD}
  &[hidden] {
    display: none;
  }
`

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  min-height: 3rem;
  padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} ${token('space-4')};
  border-block-end: ${token('line')} solid ${token('border')};

  & h2 {
    margin: 0;
    font-size: ${token('size-14')};
    overflow-wrap: anywhere;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
  ${media.narrow} {
    & > [data-part='actions'] {
      flex: 1 1 100%;
      margin: 0;
    }
    & > [data-part='actions'] > * {
      flex: 1 1 auto;
    }
  }
`

/** Notes, conflicts and the JSON of a config. */
export const CardPart = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')} 0;
  min-width: 0;

  &:empty {
    display: none;
  }
`

export const Body = styled.div`
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
`

/** Three parameters beside each other, one below the other on a phone. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-4')} ${token('space-8')};
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Cell = styled.div`
  position: relative;
  min-width: 0;
  ${REVISION_BAR}

  &[hidden] {
    display: none;
  }
  /* A number needs less room than its cell has. */
  &:is([data-kind='number'], [data-kind='positiveNumber']) :is(input) {
    max-width: 9rem;
  }
`

export const CheckCell = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  min-width: 0;
  ${REVISION_BAR}

  &[hidden] {
    display: none;
  }
`

/** At the end of the line of a label. */
export const Ends = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${token('space-1')};
  min-height: 1.75rem;
  min-width: 0;
`

/** Names of the values that another config must fit. */
export const Needs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-5')};
  margin: 0;
  padding-inline-start: ${token('space-4')};
`

export const Notes = styled.div`
  padding: ${token('space-4')} ${token('gutter')} 0;
`

export const SkeletonCard = styled.div`
  ${CARD}
`

export const SkeletonBody = styled(Body)`
  min-height: 5.5rem;
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
