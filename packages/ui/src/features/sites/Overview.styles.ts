import { styled } from 'styled-components'
import { ellipsis, focusRingInset, token } from '../../tokens/tokens'

/** From this width, the list is beside the map. */
const WIDE = '@media (min-width: 1024px)'

/** The list, and the map beside it, which takes the rest of the window. */
export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  border-block-end: ${token('line')} solid ${token('border')};

  ${WIDE} {
    grid-template-columns: 25.25rem minmax(0, 1fr);
    /* Below the header of the page, its title, facts and tabs. */
    height: max(30rem, 100dvh - 15.25rem);
  }
`

/** The list. */
export const ListSide = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  min-width: 0;
  min-height: 0;
  padding: ${token('space-3')} ${token('space-3')} ${token('space-2')} ${token('gutter')};

  /* What a row says at its end is at the edge, and leaves space for the name. */
  & [data-part='label'] {
    flex: 1 1 auto;
  }
  & [data-part='name'] {
    flex: 0 1 auto;
    min-width: min(6rem, 50%);
  }
  & [data-part='label'] > small:not([data-part]) {
    ${ellipsis}
    flex: 0 1 auto;
    margin-inline-start: auto;
  }
  & > [role='radiogroup'] > label {
    flex: 1 1 auto;
    justify-content: center;
  }

  ${WIDE} {
    border-inline-end: ${token('line')} solid ${token('border')};

    /* The tree, which scrolls in what is left. */
    & > [data-table] {
      display: flex;
      flex: 1 1 auto;
      flex-direction: column;
      min-height: 0;
    }
    & > [data-table] > [aria-label] {
      min-height: 10rem;
    }
  }
`

/** The choice of the sites in view, and their number. */
export const InView = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

/** The map with its keys and messages. */
export const MapSide = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${token('canvas')};
`

export const Notices = styled.div`
  display: grid;
  gap: ${token('space-2')};
  ${focusRingInset}

  &:not(:empty) {
    padding: ${token('space-2')} ${token('space-3')};
  }
`

/** Instead of the map: why there is none. */
export const NoMap = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 18.75rem;
  padding: ${token('space-5')} ${token('gutter')};
`

/** The map and what floats over it. */
export const OverviewStage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 18.75rem;

  & > [role='application'] {
    flex: 1;
    height: auto;
    min-height: 18.75rem;
  }
  @media (min-width: 640px) and (max-width: 1023px) {
    & > [role='application'] {
      min-height: 27.5rem;
    }
  }
  & > [data-on-site] canvas {
    cursor: pointer;
  }
  & > [data-boxing] canvas {
    cursor: crosshair;
    touch-action: none;
  }
`

/** What is drawn, by class. Below the map where there is no space over it. */
export const LegendRoot = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${token('space-4')};
  margin: 0;
  padding: ${token('space-1')} ${token('space-3')};
  border: 0;
  background: ${token('raised')};
  font-size: ${token('size-12')};

  & [data-part='kind'] {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  @media (min-width: 640px) {
    position: absolute;
    inset-block-end: 3rem;
    inset-inline-start: ${token('space-3')};
    z-index: 1;
    max-width: calc(100% - 1.5rem);
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius')};
  }
`

/** The color of a site or of a class, in a list or the legend; dashed where the site is archived, a dash where it has no shape. */
export const ClassSign = styled.span`
  box-sizing: border-box;
  display: inline-block;
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: 3px;
  background: ${token('border-strong')};
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  forced-color-adjust: none;

  &[data-state='archived'] {
    border: 1px dashed ${token('border-strong')};
    background: none;
    box-shadow: none;
  }
  &[data-state='none'] {
    height: 0;
    border: 0 solid ${token('border-strong')};
    border-block-start-width: 2px;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`

/** The rectangle that the pointer draws. */
export const BoxFrame = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: 0;
  z-index: 1;
  border: ${token('line-strong')} dashed ${token('accent-text')};
  pointer-events: none;
  forced-color-adjust: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${token('accent')};
    opacity: 0.12;
  }
`

/** The text beside the marked site. It lets the pointer through. */
export const MarkText = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 1;
  display: grid;
  max-width: 16rem;
  padding: 6px 10px;
  border-radius: ${token('radius')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  /* An engine sets its own font. */
  font-family: ${token('font-sans')};
  line-height: 1.4;
  pointer-events: none;

  & a,
  & b {
    color: ${token('text')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
    overflow-wrap: anywhere;
  }
`

/** The keys, on one line below the map. */
export const KeyLine = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-4')};
  margin: 0;
  padding: ${token('space-2')} ${token('space-3')};
  border-block-start: ${token('line')} solid ${token('border')};
  background: ${token('surface')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > div {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & dt {
    display: flex;
    gap: 4px;
  }
  & dd {
    margin: 0;
  }
  @media (max-width: 639px) and (pointer: coarse) {
    display: none;
  }
`
