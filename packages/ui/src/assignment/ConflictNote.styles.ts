import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

export const Table = styled.table`
  width: 100%;
  margin-block: ${token('space-2')};
  border-collapse: collapse;
  font-size: ${token('size-13')};
  & caption {
    text-align: start;
    font-weight: ${token('weight-medium')};
  }
  & th,
  & td {
    padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} 0;
    border-bottom: ${token('line')} solid ${token('border')};
    text-align: start;
    vertical-align: top;
    font-weight: ${token('weight-text')};
    overflow-wrap: anywhere;
  }
  /* The name of a field stands whole, also on a phone. */
  & tbody th {
    min-width: 4.5rem;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
