import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Buttons below the text that they belong to. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

/** What uses an entry, a line for each kind: the number, then names. */
export const Uses = styled.dl`
  display: grid;
  gap: ${token('space-2')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-3')};
  }
  & dt {
    min-width: 8rem;
    color: ${token('text-muted')};
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
