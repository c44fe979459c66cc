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

/** The choice of a class, a card each. */
export const ClassCards = styled.div`
  & [data-orientation] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
    gap: ${token('space-2')};
  }
  & [data-orientation] > * {
    place-self: stretch;
    padding: ${token('space-2')} ${token('space-3')};
    border: ${token('line')} solid ${token('border-strong')};
    border-radius: ${token('radius')};
  }
  & [data-orientation] > :has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-subtle')};
  }
`

/** The checkboxes of the types, ruled. */
export const TypeGroup = styled.fieldset`
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
  & > div {
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius')};
  }
  & > div > * {
    padding: ${token('space-2')} ${token('space-3')};
  }
  & > div > * + * {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`
