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
