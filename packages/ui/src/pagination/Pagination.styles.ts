import { styled } from 'styled-components'
import { Link } from '../link/Link'
import { media, token } from '../tokens/tokens'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: ${token('control')};
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  font-variant-numeric: tabular-nums;
`

export const Size = styled.bdi`
  ${media.narrow} {
    display: none;
  }
`

export const SizeSelect = styled.div`
  ${media.narrow} {
    display: none;
  }
`

export const Pages = styled.nav`
  margin-inline-start: auto;

  & > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
  ${media.narrow} {
    /* Long numbers need the space, and the arrows reach the neighbors. */
    & > ul[data-long] > [data-neighbor] {
      display: none;
    }
  }
`

export const Page = styled(Link)`
  display: grid;
  place-items: center;
  min-width: ${token('control-small')};
  height: ${token('control-small')};
  padding-inline: 6px;
  border-radius: ${token('radius')};
  color: ${token('text')};
  text-decoration: none;

  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
  /* Next points in the reading direction. */
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  &:hover {
    background: ${token('sunken')};
  }
  &[aria-current] {
    font-weight: ${token('weight-strong')};
    box-shadow: inset 0 0 0 1px ${token('border-strong')};
  }
  &[aria-disabled='true'] {
    border: ${token('line')} dashed ${token('border-strong')};
    background: none;
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[aria-current] {
      outline: ${token('line-strong')} solid Highlight;
      outline-offset: -2px;
    }
  }
`

export const Gap = styled.span`
  display: grid;
  place-items: center;
  min-width: ${token('control-small')};
  height: ${token('control-small')};
`
