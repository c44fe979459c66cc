import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'
import { Part } from './LicenseScreens.styles'

export const Root = styled(Part)`
  & > * + * {
    margin-block-start: ${token('space-4')};
  }
`

/** The chart, the chosen month and its users, one below the other. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  justify-items: start;

  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
`

/** A heading with what is chosen for the content below it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')} ${token('space-3')};
  min-width: 0;

  & :is(h2, h3) {
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & h3 {
    font-size: ${token('size-14')};
  }
`

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  min-width: 0;
`

export const Month = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space-3')};
  min-width: 0;

  & > p {
    margin: 0;
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
    overflow-wrap: anywhere;
  }
`
