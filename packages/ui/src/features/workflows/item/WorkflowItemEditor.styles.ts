import { styled } from 'styled-components'
import { badgeShape } from '../../../badge/Badge.styles'
import { focusRing, media, token } from '../../../tokens/tokens'

/** Fields on twelve columns; a field takes four of them, or what its `data-span` says. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${token('space-4')};
  align-items: start;

  & > * {
    grid-column: span 4;
    min-width: 0;
  }
  & > [data-span='5'] {
    grid-column: span 5;
  }
  & > [data-span='half'] {
    grid-column: span 6;
  }
  & > [data-span='7'] {
    grid-column: span 7;
  }
  & > [data-span='wide'] {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    & > *,
    & > [data-span] {
      grid-column: 1 / -1;
    }
  }
`

/** A field with a note or a button under it. */
export const Stack = styled.div`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;

  & > * {
    max-width: 100%;
  }
  & > :first-child {
    width: 100%;
  }
`

/** The state and the status of the own equipment status, beside each other. */
export const StatusPair = styled.fieldset`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token('space-3')};
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: 5px;
    padding: 0;
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')};
  }
`

/** The content of a tab. */
export const TabContent = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding-block-start: ${token('space-4')};
  min-width: 0;

  & > p {
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
`

/** The form of one part of an item, inside a tab. */
export const PartGroup = styled.div`
  display: grid;
  gap: ${token('space-4')};
  min-width: 0;
`

/** Buttons or badges in wrapping lines. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  align-items: center;
  min-width: 0;

  &[data-loose] {
    column-gap: ${token('space-5')};
  }
`

/** Entries one below the other, and the button that adds one. */
export const RowList = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-items: start;
  min-width: 0;

  & > ul {
    display: grid;
    gap: ${token('space-3')};
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** One entry: one field, or two, and its button at the end. */
export const EntryRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('control')};
  gap: ${token('space-2')};
  align-items: start;

  &[data-fields='2'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) ${token('control')};
  }
  & > [data-part='end'] {
    display: flex;
    align-items: center;
    min-height: ${token('control')};
  }
  ${media.narrow} {
    &[data-fields='2'] {
      grid-template-columns: minmax(0, 1fr) ${token('control')};
      padding-block-end: ${token('space-3')};
      border-block-end: ${token('line')} solid ${token('border')};
    }
    &[data-fields='2'] > * {
      grid-column: 1;
    }
    &[data-fields='2'] > [data-part='end'] {
      grid-column: 2;
      grid-row: 1;
    }
  }
`

/** The names of the columns, for sighted users: each field has a label of its own. */
export const EntryHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) ${token('control')};
  gap: ${token('space-2')};
  width: 100%;
  margin-block-end: calc(${token('space-2')} * -1);
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  ${media.narrow} {
    display: none;
  }
`

/** Why a list as a whole cannot be saved. */
export const ListError = styled.strong`
  color: ${token('danger')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-medium')};
`

/** A requirement that a press opens in the form. */
export const RequirementBadge = styled.button`
  ${badgeShape}
  min-height: ${token('target-min')};
  border-color: ${token('border-strong')};
  background: ${token('surface')};
  color: ${token('text')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  ${focusRing}
  &:hover {
    background: ${token('hover')};
  }
  &[aria-pressed='true'] {
    border-color: ${token('accent')};
    background: ${token('accent-subtle')};
  }
`

/** At the start of the footer. */
export const FootNote = styled.p`
  flex: 1 1 auto;
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  &[data-tone='danger'] {
    color: ${token('danger')};
    font-weight: ${token('weight-medium')};
  }
  ${media.narrow} {
    flex-basis: 100%;
  }
`

/** The fields of the dialog that creates an item. */
export const Fields = styled.div`
  display: grid;
  gap: ${token('space-4')};
`
