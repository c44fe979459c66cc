import { styled } from 'styled-components'
import { token } from '../../../tokens/tokens'

export const List = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: ${token('space-2')} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px ${token('space-3')};
  }
`

export const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`
