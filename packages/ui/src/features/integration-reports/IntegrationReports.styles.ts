import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The query: its project and its button. */
export const QueryBar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')} ${token('gutter')};
`

/** Previous, the page and Next. */
export const PageBar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  padding: ${token('space-2')} ${token('gutter')};
  border-block-start: ${token('line')} solid ${token('border')};

  & > p {
    font-variant-numeric: tabular-nums;
  }
`

export const Count = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** The content of a report below its head. */
export const ReportBody = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4')} ${token('gutter')} ${token('space-6')};
  min-width: 0;
`

/** The two files beside each other. */
export const Files = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-3')};
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const ReportHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};

  & > h2 {
    font-size: ${token('size-16')};
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`

export const Size = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`
