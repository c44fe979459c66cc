import { styled } from 'styled-components'
import { ellipsis, token } from '../../tokens/tokens'

export const Mark = styled.mark`
  border-radius: 2px;
  background: ${token('accent-subtle')};
  box-shadow: 0 0 0 1px ${token('accent-subtle')};
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${token('accent')};
  text-underline-offset: 2px;
`

/** Below the name of a row, on a line of its own. */
export const MatchLine = styled.span`
  display: block;
  /* Within the space below the link, so that the row keeps its height. */
  margin-block: -4px 3px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-text')};
  line-height: 1.25;
  ${ellipsis}
`
