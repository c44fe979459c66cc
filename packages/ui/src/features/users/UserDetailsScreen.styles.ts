import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'
import { TabBody } from '../patterns/TabBody.styles'

export const Body = styled(TabBody)`
  gap: ${token('space-6')};
`

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  margin: 0 0 ${token('space-6')};
  padding: 0;
  border: 0;
  min-width: 0;
  & > legend {
    padding: 0;
    margin-bottom: ${token('space-3')};
    font-size: ${token('size-16')};
    font-weight: ${token('weight-strong')};
    line-height: ${token('leading-tight')};
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const History = styled.section`
  max-width: ${token('form-max')};
  & h2 {
    margin: 0 0 ${token('space-3')};
    font-size: ${token('size-16')};
  }
  & dl {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    gap: ${token('space-2')} ${token('space-5')};
    margin: 0;
    font-size: ${token('size-13')};
  }
  & dt {
    color: ${token('text-muted')};
  }
  & dd {
    margin: 0;
    min-height: 1.5em;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`
