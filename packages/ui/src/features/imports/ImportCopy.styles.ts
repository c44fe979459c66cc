import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The search above the list. */
export const CopyList = styled.div`
  display: grid;
  gap: ${token('space-3')};
  min-width: 0;
`

/** The name above its path. */
export const RowName = styled.span`
  display: grid;
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;

  & > span {
    color: ${token('text-muted')};
  }
`
