import { styled } from 'styled-components'
import { bare } from '../field/Field.styles'
import { ellipsis, focusRing, media, token } from '../tokens/tokens'
import { expander } from '../tree/expander.styles'
import { placedRows } from '../tree/placed-rows.styles'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  min-width: 0;
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  min-width: 0;

  /* Icons that point in the direction of a move. */
  [dir='rtl'] & [data-sideways] {
    scale: -1 1;
  }
`

/** The search field and what it found. */
export const Find = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  min-width: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  font-variant-numeric: tabular-nums;

  & > div {
    flex: 1 1 12rem;
    min-width: 0;
    max-width: 20rem;
  }
  & > :empty {
    display: none;
  }
  & > button {
    margin-inline-start: auto;
  }
`

/** Measures the width of the tree and what is beside it. */
export const Sides = styled.div`
  min-width: 0;
  container-type: inline-size;
`

/** The tree, and beside it the problems and the help; below it in a narrow place. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px ${token('space-6')};
  min-width: 0;
  @container (min-width: 56rem) {
    &[data-side] {
      grid-template-columns: minmax(0, 1fr) minmax(15rem, 22rem);
    }
  }
`

/** The search, the toolbar and the tree. */
export const Main = styled.div`
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
`

/** The problems and the help. */
export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  min-width: 0;
`

/** The tree and the current error under it. Narrow rows have another layout. */
export const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  container-type: inline-size;
`

/** All rows and their parts. */
export const Rows = styled.div`
  ${placedRows(token('row'))}
  ${expander}

  & [data-part='expander'] {
    margin-inline-end: -6px;
    cursor: pointer;
  }
  & span[data-part='expander'] {
    cursor: auto;
  }
  & [data-part='state'] > small {
    flex: none;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }

  & > [role='row'] > [role='gridcell'] {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 100%;
    padding-inline-end: 10px;
  }
  & > [data-active] {
    background: ${token('accent-subtle')};
  }
  & > [data-match] input {
    box-shadow: inset 0 -3px ${token('highlight')};
  }
  & [data-part='state'] {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    justify-content: flex-end;
    gap: 6px;
    min-width: 0;
    max-width: 60%;
  }
  /* With large text on a small screen the name shrinks to its minimum first, then a badge. */
  & [data-part='state'] > * {
    flex: 0 1 auto;
    min-width: 0;
  }
  & [data-part='state'] > * > span {
    ${ellipsis}
  }
  & [data-part='state']:empty {
    display: none;
  }
  & [data-part='error'] {
    display: flex;
    flex: 0 9999 auto;
    align-items: center;
    gap: 5px;
    min-width: ${token('icon')};
    color: ${token('danger')};
    font-size: ${token('size-12')};
    line-height: 1.4;
  }
  & [data-part='error'] > span {
    ${ellipsis}
  }
  & [data-part='error'] > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 2;
  }
  /* A narrow row shows only the icon. The text is under the tree. */
  @container (max-width: 34rem) {
    & [data-part='error'] > span {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`

/** The field of a name, with a subtle border until hover or focus. */
export const NameInput = styled.input`
  ${bare}
  flex: 1 9999 6rem;
  min-width: min(4.5rem, 45%);
  height: ${token('control-small')};
  padding-inline: 7px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  font-size: ${token('size-13')};
  text-overflow: ellipsis;

  &:hover {
    border-color: ${token('border-strong')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('danger')};
  }
  &[readonly] {
    border-style: dashed;
    border-color: ${token('border-strong')};
    color: ${token('text-muted')};
  }
  ${focusRing}
  &:focus {
    background: ${token('surface')};
    text-overflow: clip;
  }
  ${media.forcedColors} {
    &[aria-invalid='true'] {
      border-width: ${token('line-strong')};
    }
    [data-match] & {
      border-block-end-width: 3px;
    }
  }
`

/**
 * The full error of the current row, where narrow rows show only an icon. One line high even when it is empty, so that nothing moves
 * while a user types.
 */
export const CurrentError = styled.div`
  display: none;
  min-height: 1.4em;
  font-size: ${token('size-12')};
  line-height: 1.4;

  @container (max-width: 34rem) {
    display: block;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  font-size: ${token('size-13')};
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
`
