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
