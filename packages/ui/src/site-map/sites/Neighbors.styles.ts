import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const NeighborSection = styled.section`
  display: grid;
  gap: ${token('space-2')};
  min-width: 0;
`

export const NeighborHelp = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const NeighborRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('size-13')};

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-3')};
    padding-block: ${token('space-2')};
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > span + span {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-variant-numeric: tabular-nums;
  }
`
