import { styled } from 'styled-components'
import { Entry as FormEntry, Summary, Title as FormTitle } from '../form/Form.styles'
import { token } from '../tokens/tokens'

/** The error summary of a form, also used for warnings. Its parent sets the distance around it. */
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

/** Not a heading, because the list can be anywhere in a form, at any heading level. */
export const Title = styled(FormTitle).attrs({ as: 'p' })`
  font-weight: ${token('weight-strong')};
`

export const Entry = styled(FormEntry)`
  &[data-tone='warning'] > svg {
    color: ${token('warning')};
  }
`
