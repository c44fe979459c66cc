import { styled } from 'styled-components'
import { Frame, Table } from '../../stat-table/StatTable.styles'
import { focusRing, media, token } from '../../tokens/tokens'
import { revisionBar } from '../../field/revision-bar.styles'

/** The license and its product licenses beside each other, its integrations and environments below. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  grid-template-rows: auto 1fr;
  min-width: 0;
  margin-block-start: ${token('space-4')};
  border-block-start: ${token('line')} solid ${token('border')};

  & > :nth-child(even) {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  & > :nth-child(n + 3) {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;

    & > :nth-child(n) {
      border-inline-start: 0;
    }
    & > * + * {
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

/** The heading of a section, with a control or a count at its end. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-height: ${token('control')};
  margin-block-end: ${token('space-2')};

  & > h2 {
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & > :nth-child(n + 2):last-child {
    margin-inline-start: auto;
  }
`

/** The note about who is shut out, below the field that shuts them out. */
export const Shut = styled.div`
  margin-block-start: 10px;
  & p {
    margin: 0;
  }
  & dl {
    background: ${token('surface')};
  }
  & small {
    display: block;
    margin-block-start: ${token('space-2')};
    font-size: ${token('size-12')};
    line-height: 1.125rem;
  }
`

export const Count = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

/** The table of limits. Below 640 px only the name and the limit stay beside each other. */
export const Limits = styled(Table)`
  min-width: 0;

  & thead th:last-child {
    width: 11rem;
  }
  & tbody > tr + tr[data-note] > * {
    padding-block-start: 0;
    border-block-start: 0;
  }
  & tr[data-note] > td {
    height: auto;
    padding-block-end: 10px;
    padding-inline-start: 3.5rem;
    font-size: ${token('size-12')};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & tr:has(+ tr[data-note]) > * {
    border-block-end: 0;
  }
  ${media.narrow} {
    & thead th:last-child {
      width: 9.5rem;
    }
    & [data-id] {
      display: none;
    }
    & tr > :is(th, td) {
      padding-inline: 8px;
    }
    & tbody th {
      min-width: 0;
    }
  }
`

export const LimitsFrame = Frame

/** A product license: its tag in a column of its own, then name and description, and badges where there is space. */
export const Product = styled.div`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-width: 0;
`

export const ProductName = styled.span`
  min-width: 0;
  max-width: 100%;

  & > small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-text')};
    line-height: 1.35;
  }
  ${media.narrow} {
    & > small {
      display: none;
    }
  }
`

/** A note under a table or a field. */
export const Remark = styled.p`
  display: flex;
  align-items: baseline;
  gap: 6px;
  margin-block-start: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    translate: 0 2px;
  }
`

/** Names in a sentence. */
export const Names = styled.span`
  & a {
    border-radius: ${token('radius')};
    color: ${token('accent-text')};
    text-decoration: underline;
    ${focusRing}
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Card = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  min-width: 0;
  padding: 10px 12px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  overflow-wrap: anywhere;

  &[data-edited]::before {
    ${revisionBar}
    inset-block: 2px;
    inset-inline-start: -6px;
  }
`

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
