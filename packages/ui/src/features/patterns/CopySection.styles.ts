import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const CopyBody = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  min-width: 0;
  max-width: ${token('form-max')};
  padding: ${token('space-5')} ${token('gutter')};
`

export const CopyHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-3')};

  & > h2 {
    font-size: ${token('size-16')};
  }
`

export const Count = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

/** The notes and the search above the rows. */
export const CopyList = styled.div`
  display: grid;
  gap: ${token('space-3')};
  min-width: 0;
`

/** Ruled lines, one record each. */
export const CopyRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};

  &:empty {
    display: none;
  }
  & > li + li {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const CopyRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('row')};
  padding: ${token('space-2')} ${token('space-3')};
`
