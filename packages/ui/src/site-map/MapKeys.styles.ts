import styled from 'styled-components'
import { token } from '../tokens/tokens'

export const Root = styled.section`
  display: grid;
  gap: 12px;
  align-content: start;
  min-width: 0;
`

export const List = styled.dl`
  display: grid;
  gap: 6px;
  font-size: ${token('size-12')};

  & > div {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    gap: 4px 12px;
    align-items: center;
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const Keys = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 4px;
`
