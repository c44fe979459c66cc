import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** In a region, the message replaces a few rows instead of a page. */
export const Region = styled.div`
  display: grid;
  gap: 8px;
`

export const RegionTitle = styled.p`
  font-weight: ${token('weight-medium')};
`

export const Request = styled.code`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`
