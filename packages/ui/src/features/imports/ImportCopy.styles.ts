import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

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
