import { styled } from 'styled-components'
import { Entry as FormEntry, Summary, Title as FormTitle } from '../form/Form.styles'
import { token } from '../tokens/tokens'

/** The summary of a form, also for remarks; what stands around it keeps the distance. */
export const Box = styled(Summary)`
  margin: 0;

  &[data-tone='warning'] {
    border-color: ${token('warning')};
    background: ${token('warning-subtle')};
  }
  & a:hover {
    text-decoration-thickness: ${token('line-strong')};
  }
`

/** No heading: the list stands in the midst of a form, at any depth. */
export const Title = styled(FormTitle).attrs({ as: 'p' })`
  font-weight: ${token('weight-strong')};
`

export const Entry = styled(FormEntry)`
  &[data-tone='warning'] > svg {
    color: ${token('warning')};
  }
`
