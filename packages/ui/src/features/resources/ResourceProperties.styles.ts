import { styled } from 'styled-components'
import { EditableTable } from '../../editable-table/EditableTable'
import { media, token } from '../../tokens/tokens'

export const Workspace = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const Notes = styled.div`
  padding: ${token('space-4')} ${token('gutter')} 0;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')} ${token('gutter')};
`

export const Find = styled.div`
  flex: 0 1 18.75rem;
  min-width: 0;
  ${media.narrow} {
    flex: 1 1 100%;
  }
`

export const Count = styled.span`
  margin-inline-end: auto;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

export const Properties = styled(EditableTable)`
  & tbody [data-column='place'] {
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
  /* Two tags of usual length fit in one line. */
  & [data-has-tags] > input {
    flex-basis: 2.5rem;
    width: 2.5rem;
  }
`

/** A selection above its default value. */
export const Choices = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

/** Which earlier property has the same name. */
export const Clashes = styled.p`
  margin-block-start: ${token('space-1')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** What the two flags mean. */
export const Legend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-8')};
  margin: 0;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-6')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-2')};
  }
  & dt {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  & dd {
    margin: 0;
  }
`
