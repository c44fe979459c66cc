import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** What is chosen for the whole page, below the facts. */
export const Choice = styled.div`
  padding: ${token('space-3')} ${token('gutter')} 0;
`

/** Sections beside each other, one below the other where there is no space for two. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-block-start: ${token('space-4')};
  border-block: ${token('line')} solid ${token('border')};

  & > * + * {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  &[data-report] {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  ${media.medium} {
    &,
    &[data-report] {
      grid-template-columns: minmax(0, 1fr);
    }
    & > * + * {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

/** One section with its heading. */
export const Part = styled.section`
  min-width: 0;
  padding: ${token('space-5')} ${token('gutter')} ${token('space-6')};

  & > h2 {
    margin-block-end: ${token('space-3')};
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
`

/** A product license in a table: its tag in a column of its own, then its name. */
export const Product = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};

  & > :first-child {
    flex: none;
    min-width: 3rem;
  }
`

/** A number over its limit, with its badge. */
export const Used = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  color: ${token('warning')};
  font-weight: ${token('weight-medium')};
`

/** The limit after a number, where the rows are blocks: the column of the limit is not visible there. */
export const OfLimit = styled.span`
  display: none;
  color: ${token('text')};
  font-weight: ${token('weight-text')};

  ${media.narrow} {
    display: inline;
  }
`

/** A day with its badge. */
export const Expiry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  font-variant-numeric: tabular-nums;
`
