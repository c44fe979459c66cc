import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The map over the full width of the page. */
export const MapSheet = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('gutter')} ${token('space-8')};
  min-width: 0;
`

/** The colors above the map. */
export const Appearance = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  padding-block: ${token('space-2')};

  /* The site in one column, its border in the other. */
  & > div {
    grid-template-rows: auto auto;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    column-gap: ${token('space-8')};
  }
  ${media.medium} {
    & > div {
      grid-template-rows: none;
      grid-auto-flow: row;
    }
  }
`

/** As high as the map. */
export const MapPlaceholder = styled.div`
  height: clamp(18rem, 56vh, 30rem);
  border-radius: ${token('radius-card')};
  background: ${token('sunken')};
`
