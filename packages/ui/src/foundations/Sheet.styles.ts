import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** A sheet of samples. */
export const Sheet = styled.div`
  display: grid;
  gap: 24px;
  padding: 16px;
  background: ${token('surface')};
  color: ${token('text')};
`

export const Section = styled.section`
  display: grid;
  gap: 12px;
  min-width: 0;
`

export const Chips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 12px;
`

export const Chip = styled.li`
  display: grid;
  align-content: start;
  gap: 4px;
  min-width: 0;
  font-size: ${token('size-12')};

  & > i {
    display: block;
    height: 48px;
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius')};
    forced-color-adjust: none;
  }
  & > code {
    overflow-wrap: anywhere;
  }
  & > small {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
`

export const Specimen = styled.dl`
  display: grid;
  grid-template-columns: minmax(72px, auto) minmax(0, 1fr);
  gap: 8px 16px;
  align-items: baseline;

  & > dt {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px 24px;
`

export const Table = styled.table`
  border-collapse: collapse;
  font-size: ${token('size-13')};
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: 8px;
    text-align: start;
  }
  th,
  td {
    padding: 4px 12px;
    border-bottom: ${token('line')} solid ${token('border')};
    text-align: start;
    font-weight: ${token('weight-text')};
  }
  thead th {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
  td {
    text-align: end;
  }
`

export const Scroll = styled.div`
  overflow-x: auto;
`
