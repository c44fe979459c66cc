import { styled } from 'styled-components'
import { ellipsis, token } from '../../tokens/tokens'

/** The link of the row, drawn as the link of a first column. */
export const NameCell = styled.span`
  display: contents;

  & > a {
    ${ellipsis}
    display: inline-block;
    max-width: 100%;
    padding-block: 3px;
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
    vertical-align: middle;
  }
  tr:hover & > a,
  & > a:focus-visible {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
`
