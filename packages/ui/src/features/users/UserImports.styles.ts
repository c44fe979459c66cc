import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Says how the tab saves. */
export const Hint = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

/** Ruled lines, one system each. */
export const Systems = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: ${token('line')} solid ${token('border')};
  & > li {
    padding: ${token('space-2')} 0;
    border-bottom: ${token('line')} solid ${token('border')};
    overflow-wrap: anywhere;
  }
`
