import { styled } from 'styled-components'

/** Of one width, so that nothing moves when the product licenses arrive. */
export const AddOnBox = styled.div`
  width: 16rem;
  & > * {
    width: 100%;
  }
  @media (max-width: 639px) {
    width: 100%;
  }
`
