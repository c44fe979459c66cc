import { styled } from 'styled-components'
import { token } from '../../../tokens/tokens'

/** What an item cannot have, each with a button at the end of its line. */
export const ExcludedList = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-2')} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')} ${token('space-3')};
    align-items: start;
    justify-content: space-between;
  }
  & p {
    display: grid;
    flex: 1 1 16rem;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`
