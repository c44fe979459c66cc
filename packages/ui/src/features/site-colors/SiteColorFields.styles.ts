import { styled } from 'styled-components'

export const Fields = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`
