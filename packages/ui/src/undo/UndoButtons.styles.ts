import { styled } from 'styled-components'

export const Pair = styled.div`
  display: inline-flex;
  gap: 2px;
`
