import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;
`

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-width: 0;
`

/** Reserves its line while it is empty, so that a text does not shift the layout. */
export const Result = styled.span`
  flex: 1 1 14rem;
  min-width: 0;
  min-height: 1.125rem;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`
