import { styled } from 'styled-components'
import { Rows } from '../tree/TreeRows.styles'
import { ellipsis, token } from '../tokens/tokens'

/** Measures the width that the two columns have. */
export const Root = styled.div`
  min-width: 0;
  container-type: inline-size;
`

/** What the caller shows below the steps. */
export const Status = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > :not(:empty) {
    margin-block-start: ${token('space-4')};
  }
  /* What is visible keeps its distance from the rule between the columns. */
  &:has(button, a, [data-tone]) {
    padding-block-end: ${token('space-4')};
  }
`

/** The lines, and beside them what they make; below them in a narrow place. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${token('space-8')};
  min-width: 0;
  & > * {
    padding-block: ${token('space-4')};
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
    & > :last-child {
      padding-inline-start: ${token('space-8')};
      border-inline-start: ${token('line')} solid ${token('border')};
    }
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space-4')};
  min-width: 0;
`

/** How the lines are read. */
export const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  min-width: 0;
`

/** Offers another delimiter. */
export const Suggestion = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  font-size: ${token('size-13')};
  /* Without the gap of its place. */
  &:has(> :only-child:empty) {
    margin-block-start: calc(-1 * ${token('space-2')});
  }
`

/** The head and the tree of the preview. */
export const Preview = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`

/** The rows of the preview. A long name is cut off and its badge is not. */
export const PreviewRows = styled(Rows)`
  & [data-part='label'] > [data-variant] {
    flex: none;
  }
  & [data-part='name'] {
    flex: 0 1 auto;
  }
`

/** A row of buttons. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;
`

export const Counted = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

export const NodeError = styled.span`
  display: flex;
  flex: 0 100 auto;
  align-items: center;
  gap: 5px;
  min-width: ${token('icon')};
  color: ${token('danger')};
  font-size: ${token('size-12')};

  & > span {
    ${ellipsis}
  }
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 2;
  }
`

/** Why nothing is created below an archived node. */
export const NodeRemark = styled.span`
  ${ellipsis}
  flex: 0 100 auto;
  min-width: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** The line of a node. A narrow place has no room for it beside names and errors. */
export const NodeLine = styled.span`
  flex: none;
  margin-inline-start: auto;
  padding-inline: ${token('space-3')} ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
  @container (max-width: 30rem) {
    display: none;
  }
`
