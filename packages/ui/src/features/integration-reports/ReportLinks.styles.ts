import { css, styled } from 'styled-components'
import { Link } from '../../link/Link'
import { focusRingInset, media, token } from '../../tokens/tokens'

/** The query and the pages of a list beside a report, which stay while its links scroll. */
export const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token('z-sticky')};
  background: ${token('surface')};
  border-block-end: ${token('line')} solid ${token('border')};

  & > form {
    flex-wrap: nowrap;
  }
  & > form > :first-child {
    flex: 1;
    width: auto;
    min-width: 0;
  }
  & > nav {
    justify-content: space-between;
  }
`

export const Links = styled.ul`
  flex: 1;
  list-style: none;
  background: ${token('canvas')};
`

const twoLines = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${token('space-3')};
  padding: ${token('space-2')} ${token('gutter')};
  border-block-end: ${token('line')} solid ${token('border')};
`

/** A report that is still loading. */
export const ReportPlace = styled.div`
  ${twoLines}
`

/** The name and the time, and the end of the reference. */
export const ReportLink = styled(Link)`
  ${twoLines}
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  text-decoration: none;
  /* Clear of the query above and the count below. */
  scroll-margin-block: 8rem 4rem;
  ${focusRingInset}

  & > strong {
    overflow: hidden;
    color: ${token('text')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: ${token('hover')};
  }
  &[aria-current] {
    background: ${token('accent-subtle')};
    box-shadow: inset 3px 0 ${token('accent')};
    &:dir(rtl) {
      box-shadow: inset -3px 0 ${token('accent')};
    }
    ${media.forcedColors} {
      border-inline-start: 3px solid Highlight;
    }
  }
`

export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-3')};
  margin-block-start: auto;
  padding: ${token('space-3')} ${token('gutter')};
  border-block-start: ${token('line')} solid ${token('border')};
  background: ${token('surface')};
`

/** The keys that open the next and the previous report. */
export const Keys = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > kbd {
    display: inline-block;
    min-width: 1.25rem;
    padding: 1px 4px;
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius-tag')};
    font-family: ${token('font-mono')};
    text-align: center;
  }
`
