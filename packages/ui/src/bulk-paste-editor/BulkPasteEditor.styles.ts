import styled from 'styled-components'
import { ellipsis, token } from '../tokens/tokens'

export const Root = styled.div`
  display: grid;
  gap: ${token('space-4')};
  min-width: 0;
`

/** The delimiter and what is done with the lines. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;
`

export const Counted = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

export const NodeError = styled.span`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: 5px;
  min-width: 0;
  color: ${token('danger')};
  font-size: ${token('size-12')};

  & > span {
    ${ellipsis}
  }
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 2;
  }
`
