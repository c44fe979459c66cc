import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The buttons at the end of a form that creates a record: save first, then the way back. */
export const FormEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  padding: ${token('space-4')} ${token('gutter')} ${token('space-8')};

  [data-sheet] + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`
