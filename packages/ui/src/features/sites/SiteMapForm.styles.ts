import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The map over the full width of the page, directly under the tabs. */
export const MapSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  & > section {
    border-width: 0 0 ${token('line')};
    border-radius: 0;
  }
  & > :not(section) {
    margin: ${token('space-3')} ${token('gutter')};
  }
`

/** The fields for colors and opacities. */
export const Appearance = styled.div`
  min-width: 0;
  padding-block: ${token('space-2')};
`

/** A quiet sentence. */
export const Hint = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** The button of the colors, and their errors. */
export const ColorPart = styled.div`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;
  min-width: 0;
`

/** The color of the site in that of its border; dashed where the site has no color. */
export const ColorSign = styled.span`
  box-sizing: border-box;
  width: 16px;
  height: 16px;
  border: 2px solid ${token('border-strong')};
  border-radius: ${token('radius-tag')};
  forced-color-adjust: none;

  &[data-none] {
    border-style: dashed;
  }
`

/** As high as the map. */
export const MapPlaceholder = styled.div`
  height: clamp(22.5rem, 56vh, 30rem);
  background: ${token('sunken')};
`
