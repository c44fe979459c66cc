import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

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
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
  }
  & dt {
    flex: none;
    width: 7.5rem;
  }
  /* With large text on a narrow page, the text wraps below the keys. */
  & dd {
    flex: 1 1 6rem;
    min-width: 0;
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
