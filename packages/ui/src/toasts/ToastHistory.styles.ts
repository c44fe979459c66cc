import { styled } from 'styled-components'
import { kindIcon } from './Toasts.styles'
import { token } from '../tokens/tokens'

export const List = styled.ol`
  display: grid;
  min-width: min(18rem, calc(100vw - 60px));
`

export const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 10px;
  padding-block: 7px;

  & + & {
    border-top: ${token('line')} solid ${token('border')};
  }
  ${kindIcon}
`

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const When = styled.div`
  display: flex;
  gap: 8px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

export const Quiet = styled.p`
  color: ${token('text-muted')};
`

export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
`
