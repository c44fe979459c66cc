import { styled } from 'styled-components'
import { ellipsis, media, token } from '../../tokens/tokens'

/** The lists of the source beside each other. */
export const CopyColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 9fr) minmax(0, 11fr);
  border-block-start: ${token('line')} solid ${token('border')};
  min-width: 0;

  & > * + * {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  ${media.folded} {
    grid-template-columns: minmax(0, 1fr);
    & > * + * {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

export const CopyBody = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  min-width: 0;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-5')};
`

export const CopyHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-3')};

  & > h2 {
    margin: 0;
    font-size: ${token('size-16')};
  }
`

export const Count = styled.span`
  /* Without the gap of its list. */
  &[role='status']:empty {
    margin-block-start: calc(-1 * ${token('space-3')});
  }
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
export const CopyRows = styled.div`
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  container-type: inline-size;

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li:not(:first-child) {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & li[data-selected] > :first-child {
    background: ${token('accent-subtle')};
  }
  & li:last-child > :first-child:last-child {
    border-end-start-radius: calc(${token('radius-card')} - 1px);
    border-end-end-radius: calc(${token('radius-card')} - 1px);
  }
  & small {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-variant-numeric: tabular-nums;
  }
`

/** The name, the source, the target and the action. Without room, the source has no column. */
export const CopyRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3.5rem 6.75rem 1.75rem;
  align-items: center;
  gap: 0 ${token('space-2')};
  min-height: ${token('row')};
  padding: 2px 6px 2px 10px;

  @container (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr) auto 1.75rem;
    & > :nth-child(2) {
      display: none;
    }
  }
`

/** The heads of the columns. */
export const Head = styled(CopyRow)`
  min-height: ${token('row-compact')};
  border-block-end: ${token('line')} solid ${token('border')};
  border-start-start-radius: calc(${token('radius-card')} - 1px);
  border-start-end-radius: calc(${token('radius-card')} - 1px);
  background: ${token('canvas')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-medium')};

  & label {
    color: inherit;
    font-size: inherit;
  }
`

export const Name = styled.div`
  display: grid;
  min-width: 0;
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;

  /* Below the label of the check box. */
  & > small {
    ${ellipsis}
    font-weight: normal;
  }
  & > span + small {
    padding-inline-start: calc(${token('icon')} + ${token('space-2')});
  }
`

export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${token('space-1')};
  min-width: 0;

  & > button > svg:first-child {
    color: ${token('warning')};
  }
  & > button {
    padding-inline: 6px;
    white-space: nowrap;
  }
`

/** Why a copy failed. */
export const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  color: ${token('danger')};
  font-size: ${token('size-12')};

  &:not(:empty) {
    padding: 2px 8px ${token('space-2')} 10px;
  }
  & > span {
    flex: 1 1 10rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
  }
`

/** The values below a row. */
export const More = styled.div`
  padding: 0 10px ${token('space-2')} calc(10px + ${token('icon')} + ${token('space-2')});
  border-block-start: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
`
