import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** The box for all of them, and how many are on. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  margin-bottom: 4px;
`

/** Keeps its order in a page from right to left: "0 of 2 selected". */
export const Count = styled.bdi`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
`
