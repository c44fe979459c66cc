import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};

  & [data-part='count'] {
    /* Of the width of two digits, so that nothing moves when the counts arrive. */
    min-width: 2ch;
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
  & [aria-pressed='true'] [data-part='count'] {
    color: inherit;
  }
  & [data-empty] {
    border-style: dashed;
  }
  & [data-facet='warning'] > svg {
    color: ${token('warning')};
  }
  & [data-facet='danger'] > svg {
    color: ${token('danger')};
  }
  & [aria-pressed='true'] > svg {
    color: inherit;
  }
  ${media.narrow} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    & > :first-child {
      grid-column: 1 / -1;
    }
    & > * {
      justify-content: flex-start;
    }
  }
`
