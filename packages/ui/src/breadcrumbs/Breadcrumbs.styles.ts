import { css, styled } from 'styled-components'
import { Link } from '../link/Link'
import { ellipsis, token } from '../tokens/tokens'

export const Root = styled.nav`
  position: relative;
  min-width: 0;
`

const row = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  font-size: ${token('size-12')};
  color: ${token('text-muted')};

  & > li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: ${token('target-min')};
  }
  & > li > svg {
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2;
  }
  & > li:dir(rtl) > svg {
    scale: -1 1;
  }
`

export const List = styled.ol`
  ${row}

  & > li {
    min-width: 0;
  }
  /* Of two entries that do not fit, the longer one shrinks. */
  & > li[data-folded] {
    flex: none;
  }
`

/** An invisible copy in which every entry has its full width. */
export const Copy = styled.ol`
  ${row}
  position: absolute;
  inset: 0 0 auto;
  height: 0;
  overflow: hidden;
  visibility: hidden;

  & > li {
    flex: none;
  }
`

const name = css`
  ${ellipsis}
  display: block;
  max-width: 16rem;
  padding-block: 3px;
`

export const Crumb = styled(Link)`
  ${name}
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${token('text')};
    text-decoration: underline;
  }
`

export const Here = styled.span`
  ${name}
  color: ${token('text')};
`

/** As high as the line, so that the row does not grow. */
export const Fold = styled.span`
  display: flex;

  & > * {
    width: ${token('target-min')};
    min-height: ${token('target-min')};
    border-radius: ${token('radius-tag')};
  }
`
