import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { Sheet } from '../patterns/FormSheet.styles'

/** Name, class and types, and beside them the lists, which need more space. */
export const SiteSheet = styled(Sheet)`
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const SiteFields = styled.div`
  display: grid;
  gap: ${token('space-5')};
  max-width: ${token('form-max')};
`

/** The checkboxes of the types. */
export const TypeGroup = styled.fieldset`
  display: grid;
  gap: ${token('space-3')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${token('space-2')};
    padding: 0;
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
  }
`

/** One entry of a list below the other, and the button that adds one. */
export const RowList = styled.div`
  display: grid;
  gap: ${token('space-4')};
  justify-items: start;

  & > p {
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }

  & > ul {
    display: grid;
    gap: ${token('space-3')};
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** The fields of an entry, and its buttons at the end. */
export const EntryRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 2fr) ${token('control')};
  gap: ${token('space-2')};
  align-items: start;

  &[data-kind='overlay'] {
    grid-template-columns: minmax(0, 3fr) minmax(0, 6fr) auto;
  }
  & > [data-part='end'] {
    display: flex;
    align-items: center;
    min-height: ${token('control')};
  }
  ${media.narrow} {
    &,
    &[data-kind='overlay'] {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block-end: ${token('space-3')};
      border-block-end: ${token('line')} solid ${token('border')};
    }
    & > * {
      grid-column: 1;
    }
    & > [data-part='end'] {
      grid-column: 2;
      grid-row: 1;
    }
  }
`

/** The names of the columns, for the eye alone: each field has a label of its own. */
export const EntryHead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 2fr) ${token('control')};
  gap: ${token('space-2')};
  width: 100%;
  margin-block-end: calc(${token('space-3')} * -1);
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  &[data-kind='overlay'] {
    grid-template-columns: minmax(0, 3fr) minmax(0, 6fr) ${token('control')};
  }
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
