import { styled } from 'styled-components'
import { token } from '../tokens/tokens'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles'

/** Container for the query below, which depends on the text size. */
export const Differences = styled.div`
  container-type: inline-size;
`

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
  /* Field names do not break, even on a phone. */
  & tbody th {
    min-width: 4.5rem;
  }
  /* Stacks the cells, each with the head of its column, because three columns would break every word. */
  @container (max-width: 13rem) {
    &,
    & caption,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
    }
    & thead {
      ${visuallyHidden}
    }
    & tbody th {
      padding-top: ${token('space-2')};
      font-weight: ${token('weight-medium')};
    }
    & tbody th,
    & td:not(:last-child) {
      border-bottom: 0;
    }
    & td::before {
      content: attr(data-head);
      display: block;
      color: ${token('text-muted')};
      font-size: ${token('size-12')};
    }
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`
