import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../tokens/tokens'

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  color: ${token('text')};
  container-type: inline-size;
`

/** The map, and what edits its shape: beside it where there is space, else after it. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @container (min-width: 56rem) {
    &[data-has-map] {
      grid-template-columns: minmax(0, 1fr) 26rem;
      /* As high as the window below the header of a page, so that the map stays in view while the side scrolls. */
      height: clamp(32rem, 100dvh - 18rem, 64rem);
    }
  }
`

/** The map with its overlays. */
export const Stage = styled.div`
  position: relative;
  min-width: 0;
  background: ${token('canvas')};

  @container (min-width: 56rem) {
    [data-has-map] > & {
      display: grid;
      grid-template-rows: minmax(0, 1fr) auto;
      min-height: 0;
    }
  }
`

/** The focusable map. The focus ring is inside, because the canvas would cover an outer one. */
export const Canvas = styled.div`
  position: relative;
  height: clamp(22.5rem, 56vh, 30rem);
  overflow: hidden;

  @container (min-width: 56rem) {
    height: auto;
  }

  &:focus {
    outline: none;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${token('focus-width')} solid ${token('focus')};
    box-shadow: inset 0 0 0 2px ${token('surface')};
    pointer-events: none;
  }
  &[data-drawing] canvas {
    cursor: crosshair;
  }

  & .maplibregl-ctrl-attrib,
  & .mapboxgl-ctrl-attrib {
    padding: 2px ${token('space-2')};
    border-start-start-radius: ${token('radius-tag')};
    background: ${token('raised')};
    color: ${token('text-muted')};
    font-family: ${token('font-sans')};
    font-size: ${token('size-11')};
  }
  & .maplibregl-ctrl-attrib a,
  & .mapboxgl-ctrl-attrib a {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
`

/** The position at which Enter adds a vertex. */
export const Crosshair = styled.svg`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 40px;
  height: 40px;
  fill: none;
  pointer-events: none;
  visibility: hidden;

  & path:first-child {
    stroke: ${token('canvas')};
    stroke-width: 4;
    opacity: 0.8;
  }
  & path:last-child {
    stroke: ${token('text')};
    stroke-width: 1.5;
  }
  &[data-on],
  *:focus-visible > & {
    visibility: visible;
  }
`

/** Groups of buttons over the map, at its start. */
export const Tools = styled.div`
  position: absolute;
  inset-block-start: ${token('space-3')};
  inset-inline-start: ${token('space-3')};
  /* The canvas follows in the order of focus. */
  z-index: 1;
  display: grid;
  gap: ${token('space-2')};
`

export const ToolGroup = styled.div`
  display: grid;
  border-radius: ${token('radius')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};

  ${media.forcedColors} {
    border: ${token('line')} solid ${token('border-strong')};
  }
`

export const Search = styled.div`
  position: absolute;
  inset-block-start: ${token('space-3')};
  inset-inline-end: ${token('space-3')};
  z-index: 1;
  width: min(17rem, calc(100% - 5rem));
  border-radius: ${token('radius')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};

  /* With large text on a narrow page, there is no space next to the buttons: the search is above the map. */
  @container (max-width: 14rem) {
    position: static;
    width: auto;
    margin: ${token('space-3')};
  }
`

export const Notices = styled.div`
  display: grid;
  gap: ${token('space-2')};
  ${focusRingInset}

  &:not(:empty) {
    padding: ${token('space-3')};
  }
`

/** What edits the shape, as ruled parts. */
export const Side = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  & > * {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  @container (min-width: 56rem) {
    [data-has-map] > & {
      overflow-y: auto;
      overscroll-behavior: contain;
      border-inline-start: ${token('line')} solid ${token('border')};
    }
    [data-has-map] > & > :first-child {
      border-block-start: 0;
    }
  }
`

export const Waiting = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

export const Part = styled.div`
  display: grid;
  gap: ${token('space-3')};
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  padding: ${token('space-4')};
  ${media.narrow} {
    padding: ${token('space-3')};
  }
`
