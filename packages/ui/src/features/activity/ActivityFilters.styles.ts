import { styled } from 'styled-components'
import { focusRing, media, token } from '../../tokens/tokens'

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')} ${token('gutter')};

  & > [data-part='search'] {
    flex: 0 1 16.5rem;
  }
  & > [data-part='by'] {
    display: flex;
    flex: 0 1 15rem;
    align-items: center;
    gap: ${token('space-2')};
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
    & > :last-child {
      flex: 1;
      min-width: 0;
    }
  }
  & > [data-part='export'] {
    margin-inline-start: auto;
  }
  & > button {
    max-width: 100%;
  }
  ${media.narrow} {
    & > [data-part],
    & > button {
      flex: 1 1 100%;
    }
    & > [data-part='export'] > button {
      width: 100%;
    }
  }
`

export const Active = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-height: ${token('control-small')};
  padding: 0 ${token('gutter')} ${token('space-3')};
  font-size: ${token('size-13')};
  color: ${token('text-muted')};

  & > [role='status'] {
    margin-inline-end: 4px;
    font-variant-numeric: tabular-nums;
  }
`

/** A filter that is on. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  max-width: 100%;
  padding-inline-start: 8px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-tag')};
  font-size: ${token('size-12')};
  line-height: 24px;

  & > b {
    overflow: hidden;
    max-width: 16rem;
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius-tag')};
    background: none;
    color: inherit;
    cursor: pointer;
    ${focusRing}
  }
  & > button:hover {
    background: ${token('hover')};
    color: ${token('text')};
  }
`

export const KindList = styled.ul`
  display: grid;
  min-width: 12rem;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    min-height: 30px;
  }
  & > li > span {
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
`

export const Panel = styled.div`
  display: grid;
  gap: 12px;
  width: min(20.5rem, 100%);
`

/** Buttons in one row, such as the days of a panel. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`

export const Pair = styled.div`
  display: grid;
  gap: 12px;
`

export const Help = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** What was written since the list was opened. */
export const Fresh = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${token('head-row')};
  padding: 0 ${token('gutter')};
  border-block: ${token('line')} solid ${token('border')};
  background: ${token('info-subtle')};
  font-size: ${token('size-13')};

  & > svg {
    color: ${token('info')};
  }
`
