import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** Under the tabs of a project. */
export const SitesBody = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-5')} ${token('gutter')} ${token('space-5')};
  min-width: 0;

  /* The map reaches the edges of the page, directly under the tabs. */
  &[data-has-map] {
    gap: 0;
    padding: 0;
  }
  &[data-has-map] > [role='note'] {
    margin: ${token('space-3')} ${token('gutter')};
  }
`

/** The search and the choices above the trees. */
export const SitesBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space-3')} ${token('space-4')};
  min-width: 0;
  &[data-beside-map] {
    gap: ${token('space-2')};
  }
  &[data-beside-map] > :first-child {
    flex-basis: 10rem;
    max-width: none;
  }
  /* In the middle of the fields beside it. */
  & > :has([role='switch']) {
    margin-block-end: calc((${token('control')} - 1.25rem) / 2);
  }
`

export const Find = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  max-width: 22rem;
  ${media.narrow} {
    max-width: none;
  }
`

/** The default storage location. */
export const Storage = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
  max-width: 26rem;
  ${media.narrow} {
    max-width: none;
  }
`

export const SiteCount = styled.span`
  margin-inline-start: auto;
  padding-block-end: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`
