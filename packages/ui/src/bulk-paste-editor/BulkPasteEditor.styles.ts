import { styled } from 'styled-components'
import { Rows } from '../tree/TreeRows.styles'
import { ellipsis, token } from '../tokens/tokens'

export const Root = styled.div`
  display: grid;
  gap: ${token('space-4')};
  min-width: 0;
`

/** As wide as its longest option, at most the available width. */
export const Choice = styled.div`
  justify-self: start;
  min-width: 0;
  max-width: 100%;
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
