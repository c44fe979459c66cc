import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'
import { FieldPairs } from '../patterns/FormSheet.styles'

/** How a path is entered, and the field below. */
export const PathParts = styled.div`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;

  & input[type='text'],
  & input:not([type]) {
    font-family: ${token('font-mono')};
  }
`

/** The fields of an import system. Beside a list, only the name and the project share a line. */
export const ImportPairs = styled(FieldPairs)`
  [data-detail-pane] & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

/** The badges of a title. */
export const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

/** A form below a header without tabs, with a rule between them. */
export const Ruled = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  margin-block-start: ${token('space-4')};
  border-block-start: ${token('line')} solid ${token('border')};
`
