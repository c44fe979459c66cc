import { css, styled } from 'styled-components'
import { ellipsis, focusRing, focusRingInset, media, token } from '../tokens/tokens'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  color: ${token('text')};
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

/** The search at the end of the tools, with how many cards match. */
export const Find = styled.div`
  display: flex;
  flex: 0 1 20rem;
  align-items: center;
  gap: 8px;
  min-width: 0;
  margin-inline-start: auto;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  ${media.narrow} {
    flex-basis: 100%;
  }
`

export const DisabledNote = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
  }
`

/** The keys in one line above the board, or below it on a narrow page, where they take several lines. */
export const Keys = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 5px;
  }
  & dt {
    display: flex;
    gap: 2px;
  }
  & dd {
    margin: 0;
  }
  ${media.narrow} {
    order: 1;
  }
`

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(16.5rem, 1fr);
  align-items: start;
  gap: 12px;
  min-width: 0;
  padding: 16px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* A phase that scrolls into view shows the edge of its neighbor. */
  scroll-padding-inline: 24px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('canvas')};

  ${media.narrow} {
    grid-auto-columns: min(100%, 20rem);
    padding: 12px;
    scroll-padding-inline: 12px;
    scroll-snap-type: x proximity;
  }
`

/** The browser skips style, layout and paint of a phase outside the viewport. Assistive technology and find-in-page still find it. */
export const Column = styled.section`
  position: relative;
  min-width: 0;
  content-visibility: auto;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};

  /* A skipped phase is missing from the accessibility tree of some browsers. */
  &[data-whole] {
    content-visibility: visible;
    contain: layout style paint;
  }

  ${media.narrow} {
    scroll-snap-align: start;
  }
  [aria-disabled='true'] & {
    border-style: dashed;
    border-color: ${token('border-strong')};
  }
  &[data-lifted] {
    border: ${token('line')} dashed ${token('border-strong')};
    opacity: 0.6;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

/** The customer's color. Its edge is visible on every background, and no text is on it. */
export const Band = styled.i`
  display: block;
  height: 6px;
  margin: calc(${token('line')} * -1);
  border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  background: ${token('border')};
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  forced-color-adjust: none;
`

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-height: 2.5rem;
  padding: 6px 6px 4px 10px;
  padding-inline: 10px 6px;
`

/** Large text on a narrow page gets a line of its own. */
export const Title = styled.h3`
  display: flex;
  flex: 1 1 4.5rem;
  align-items: center;
  min-width: 0;
  margin: 0;
  font-size: ${token('size-14')};
  font-weight: ${token('weight-strong')};
  line-height: 1.25rem;
`

/** The name of a card or a phase, which gets the focus. */
const stop = css`
  ${ellipsis}
  min-height: ${token('target-min')};
  padding: 0 2px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`

export const TitleButton = styled.button`
  ${stop}
  border-radius: ${token('radius-tag')};
  ${focusRingInset}
`

export const Quiet = styled.span`
  flex: none;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-text')};
  white-space: nowrap;
`

export const Weight = styled.b`
  flex: none;
  font: ${token('weight-strong')} ${token('size-12')} / 1 ${token('font-mono')};
  color: ${token('text')};
`

export const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  margin: 0;
  padding: 0 12px 4px;
  color: ${token('warning')};
  font-size: ${token('size-12')};
  line-height: 1rem;

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 1rem;
  }
`

/** Below the warning of a phase. */
export const WarningActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  padding: 0 4px 4px;
`

/** Scrolls when a phase is long. The drop line scrolls with the cards. */
export const Region = styled.div`
  position: relative;
  max-height: max(16rem, 65dvh);
  padding: 2px 8px;
  overflow: hidden auto;
  overscroll-behavior-y: auto;
  scroll-padding-block: 8px;
  border-radius: ${token('radius-card')};
`

export const List = styled.ol`
  position: relative;
  min-height: 2.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Positioned by \`top\`. The gap below is part of the row, so that all rows have the same height. */
export const Row = styled.li`
  position: absolute;
  inset-inline: 0;
  padding-block: 3px;

  &[data-editing] {
    z-index: ${token('z-sticky')};
  }
`

/** The name of a card outside the viewport. No clip, which would cost a layer for each card. */
export const FarButton = styled.button`
  min-height: ${token('target-min')};
  padding: 0 2rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
`

export const Face = styled.div`
  position: relative;
  display: grid;
  /* Large text on a narrow page stacks the buttons, so that the name has room. */
  grid-template-columns: 1.5rem minmax(3.25rem, 1fr) minmax(min-content, auto);
  column-gap: 2px;
  padding: 3px 4px 5px 0;
  padding-inline: 0 4px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('text')};
  font-size: ${token('size-13')};

  &:hover {
    border-color: ${token('border-strong')};
  }
  &[data-invalid] {
    border-color: ${token('danger')};
  }
  /* Does not match the search. Not translucent, so that it stays readable. */
  &[data-muted] {
    background: ${token('canvas')};
    color: ${token('text-muted')};
  }
  &[data-muted] b {
    color: inherit;
  }
  & mark {
    background: none;
    color: inherit;
    text-decoration: underline 2px ${token('highlight')};
    text-underline-offset: 3px;
  }
  &[data-lifted] {
    border: ${token('line')} dashed ${token('border-strong')};
    opacity: 0.6;
  }
  &[data-overlay] {
    position: fixed;
    z-index: ${token('z-popover')};
    touch-action: none;
    border-color: ${token('accent-text')};
    background: ${token('raised')};
    box-shadow: ${token('shadow')};
    cursor: grabbing;
  }
  [aria-disabled='true'] & {
    border-style: dashed;
    border-color: ${token('border-strong')};
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

/** Marks an unsaved change. */
export const Bar = styled.i`
  position: absolute;
  inset-block: 5px;
  inset-inline-start: -1px;
  width: 3px;
  border-radius: 2px;
  background: ${token('highlight-line')};
  forced-color-adjust: none;
`

/** The sign of a card with an error. */
export const Wrong = styled.span`
  position: relative;
  z-index: 1;
  display: inline-grid;
  color: ${token('danger')};

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
  }
`

export const CardButton = styled.button`
  ${stop}
  padding-block: 4px 2px;
  font-weight: ${token('weight-medium')};
  outline: none;

  /* The whole card is clickable. The other controls are above this layer. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius')};
  }
  &:focus-visible::after {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: -1px;
  }
  ${media.forcedColors} {
    &:focus-visible::after {
      outline-color: Highlight;
    }
  }
`

export const ControlButton = styled.button`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.625rem;
  min-height: 1.625rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  color: ${token('text-muted')};
  cursor: pointer;
  ${focusRing}

  &:hover:not([aria-disabled='true']) {
    background: ${token('sunken')};
    color: ${token('text')};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > svg {
    opacity: 0.45;
  }
  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
  &[data-part='handle'] {
    grid-row: span 2;
    width: 1.5rem;
    cursor: grab;
    touch-action: none;
  }
  &[data-part='handle'] > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`

export const Controls = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
`

export const Facts = styled.span`
  display: flex;
  grid-column: 2 / -1;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 1.25rem;
  padding-inline: 2px 6px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Word = styled.span`
  ${ellipsis}
`

export const Remark = styled.span`
  ${ellipsis}
  position: relative;
  z-index: 1;
  color: ${token('accent-text')};

  &[data-invalid] {
    color: ${token('danger')};
  }
`

export const Flags = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
  flex: none;
  margin-inline-start: auto;

  /* As high as a target, so that the pointer finds it. */
  & > span {
    display: flex;
    margin-block: -5px;
    padding: 5px 2.5px;
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
  }
`

export const Spoken = styled.span`
  ${visuallyHidden}
`

export const NameInput = styled.input`
  width: 100%;
  min-width: 0;
  min-height: 1.625rem;
  padding: 0 6px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-tag')};
  background: ${token('surface')};
  color: ${token('text')};
  font: inherit;

  &[aria-invalid='true'] {
    border-color: ${token('danger')};
  }
`

export const NameError = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  color: ${token('danger')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-text')};
  line-height: 1rem;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 1rem;
  }
`

export const Editor = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  grid-column: 2 / -1;
  flex: 1;
  gap: 3px;
  min-width: 0;
  padding-block: 1px 2px;
`

export const Empty = styled.p`
  display: grid;
  place-items: center;
  min-height: 2.5rem;
  margin: 0;
  border: ${token('line')} dashed ${token('border-strong')};
  border-radius: ${token('radius')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px 6px 6px;
  margin-block-start: 4px;
  border-block-start: ${token('line')} solid ${token('border')};
`

export const FootButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${token('control-small')};
  padding: 2px 9px;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('text')};
  font: ${token('weight-medium')} ${token('size-13')} / ${token('leading-tight')} ${token('font-sans')};
  cursor: pointer;

  &:hover {
    background: ${token('sunken')};
  }
  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
`

const ends = css`
  &[hidden] {
    display: none;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    background: inherit;
  }
  &[data-refused] {
    background: ${token('danger')};
  }
  ${media.forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`

/** Shows where a dragged card will land, with a tick at each end. */
export const Line = styled.div`
  position: absolute;
  z-index: ${token('z-sticky')};
  inset-inline: 8px;
  height: ${token('line-strong')};
  background: ${token('accent-text')};
  pointer-events: none;
  ${ends}

  &::before,
  &::after {
    inset-block-start: -3px;
    width: 2px;
    height: 8px;
  }
  &::before {
    inset-inline-start: 0;
  }
  &::after {
    inset-inline-end: 0;
  }
`

/** Shows where a dragged phase will land. */
export const UprightLine = styled.div`
  position: absolute;
  z-index: ${token('z-sticky')};
  inset-block: 0;
  inset-inline-start: 1px;
  width: ${token('line-strong')};
  background: ${token('accent-text')};
  pointer-events: none;
  ${ends}

  &[data-end] {
    inset-inline: auto 1px;
  }
  &::before,
  &::after {
    inset-inline-start: 0;
    width: 8px;
    height: 2px;
  }
  &[data-end]::before,
  &[data-end]::after {
    inset-inline: auto 0;
  }
  &::before {
    inset-block-start: 0;
  }
  &::after {
    inset-block-end: 0;
  }
`

/** Why a dragged card may not land here. */
export const DropError = styled.p`
  position: sticky;
  z-index: ${token('z-sticky')};
  inset-block-end: 0;
  margin: 4px 0 0;
  padding: 4px 8px;
  border: ${token('line')} solid ${token('danger')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('danger')};
  font-size: ${token('size-12')};
  line-height: 1rem;
  overflow-wrap: anywhere;
`
