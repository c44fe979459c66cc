import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** A sentence, and each character as a tile below it. Spans, because it is part of a paragraph. */
export const Characters = styled.span`
  display: grid;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-2')};

  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  & code {
    display: grid;
    place-items: center;
    min-width: 1.75rem;
    height: 1.75rem;
    border: ${token('line')} solid ${token('border-strong')};
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('text')};
    font-family: ${token('font-mono')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
  }
  & [data-typed] {
    border: ${token('line-strong')} solid ${token('danger')};
    background: ${token('danger-subtle')};
    color: ${token('danger')};
  }
`
