import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Cards beside each other, as many as there is space for. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${token('space-3')};
`

export const Intro = styled.p`
  margin-block-end: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

export const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`
