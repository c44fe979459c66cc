import { styled } from 'styled-components'
import { Scrim, Sheet } from '../../dialog/Dialog.styles'
import { media, token } from '../../tokens/tokens'

export const SideScrim = styled(Scrim)`
  justify-content: flex-end;
  align-items: stretch;
  padding: 0;

  ${media.narrow} {
    align-items: stretch;
    padding: 0;
  }
`

export const SideSheet = styled(Sheet)`
  max-width: 30rem;
  border-radius: 0;

  ${media.narrow} {
    border-radius: 0;
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('size-13')};

  & > caption {
    padding: 0 0 4px;
    text-align: start;
    font-weight: ${token('weight-strong')};
  }
  & th,
  & td {
    padding: 4px 0;
    font-weight: ${token('weight-text')};
    text-align: start;
    border-bottom: ${token('line')} solid ${token('border')};
  }
  & td {
    padding-inline-start: 12px;
    text-align: end;
  }
  & small {
    font-size: ${token('size-12')};
    color: ${token('text-muted')};
  }
`
