import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

export const Notes = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('gutter')} 0;

  &:empty {
    display: none;
  }
`

/** Name and projects in one line, as far as there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  align-items: start;
  gap: ${token('space-4')};
  padding: ${token('space-4')} ${token('gutter')} 0;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Ruler = styled.section`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-4')} ${token('gutter')} ${token('space-3')};
  min-width: 0;
`

export const RulerHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};

  & > h2 {
    margin: 0;
    font-size: ${token('size-14')};
    font-weight: ${token('weight-strong')};
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
`

/** The phases in the widths of their weights. */
export const RulerBar = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  height: 1.75rem;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-tag')} ${token('radius-tag')} 0 0;
  background: ${token('surface')};
  overflow: hidden;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    padding: 0 8px 3px;
    overflow: hidden;
    border-inline-end: ${token('line')} solid ${token('border-strong')};
    box-shadow: inset 0 -4px 0 var(--phase);
    font-size: ${token('size-12')};
    line-height: 1;
    white-space: nowrap;
    forced-color-adjust: none;
  }
  & > li:last-child {
    border-inline-end: 0;
  }
  & > li > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & b {
    flex: none;
    font: ${token('weight-strong')} ${token('size-12')} / 1 ${token('font-mono')};
  }
`

/** The board has the rest of the page, on the background of the canvas. */
export const BoardArea = styled.div`
  flex: 1;
  min-width: 0;
  padding: ${token('space-3')} ${token('gutter')} ${token('space-6')};
  border-block-start: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
`

export const DialogFields = styled.div`
  display: grid;
  gap: ${token('space-4')};
`

export const Quiet = styled.span`
  margin-inline-end: auto;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** Reasons by project. */
export const Reasons = styled.div`
  display: grid;
  gap: ${token('space-3')};

  & > section + section {
    padding-block-start: ${token('space-3')};
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & h3 {
    margin: 0 0 4px;
    font-size: ${token('size-13')};
    font-weight: ${token('weight-strong')};
  }
  & ul {
    margin: 0 0 4px;
    padding: 0;
    color: ${token('text-muted')};
    list-style: none;
  }
`

export const ProjectList = styled.ul`
  margin: ${token('space-2')} 0 0;
  padding-inline-start: 1.25rem;
  max-height: 40dvh;
  overflow-y: auto;
`

export const ProjectField = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  min-width: 0;

  & > :first-child {
    justify-self: stretch;
  }
`

export const SkeletonColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16.5rem, 1fr));
  gap: 12px;
`

/** The weights of a dialog, as wide as the dialog. Doubled, because the editor has a width of its own. */
export const DialogWeights = styled.div`
  && > * {
    max-width: none;
  }
`

/** Codes of equipment statuses that the selected projects change. */
export const StatusFaults = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-2')} 0 0;
  padding-inline-start: ${token('space-4')};
  & p {
    margin: 0;
  }
  & button {
    display: flex;
    margin-block-start: ${token('space-1')};
  }
`
