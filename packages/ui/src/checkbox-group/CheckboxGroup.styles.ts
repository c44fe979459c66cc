import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** The checkbox for all options, and how many are selected. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  margin-bottom: 4px;
`

/** Isolated, so that "0 of 2 selected" keeps its order in a right-to-left page. */
export const Count = styled.bdi`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
`
