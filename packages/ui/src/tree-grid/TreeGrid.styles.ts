import { styled } from 'styled-components'
import { ellipsis, token } from '../tokens/tokens'
import { expander } from '../tree/expander.styles'
import { placedRows } from '../tree/placed-rows.styles'
import { WindowedRegion } from '../windowing/WindowedRegion.styles'

/** The space above each card, inside the row of its root: rows have one height, so that they can be virtualized. */
const GAP = token('space-2')

/** The scroll container. Its cards have frames of their own. */
export const Region = styled(WindowedRegion)`
  border: 0;
  border-radius: 0;
  background: none;
  padding: 0 2px;

  /* A long press drags, and opens neither a menu nor a selection of text. */
  &[data-draggable] {
    -webkit-touch-callout: none;
  }
  @media (pointer: coarse) {
    &[data-draggable] {
      user-select: none;
    }
  }
  [data-dragging] > & * {
    cursor: grabbing;
  }
  [data-dragging='refused'] > & * {
    cursor: not-allowed;
  }
`

/** Where dragged rows are dropped to have no parent. */
export const TopLevel = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 6px;
  padding-inline: 10px;
  border: ${token('line')} dashed ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('text')};
  font-size: ${token('size-13')};
  cursor: grabbing;

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
  }
  &[data-drop='allowed'] {
    outline: ${token('focus-width')} solid ${token('accent')};
    outline-offset: -2px;
    background: ${token('accent-subtle')};
  }
  &[data-drop='refused'] {
    outline: ${token('focus-width')} dashed ${token('danger')};
    outline-offset: -2px;
    cursor: not-allowed;
  }
`

/** What a drop would do, at the pointer. */
export const Tip = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${token('z-popover')};
  display: grid;
  gap: 2px;
  max-width: min(22rem, calc(100vw - 24px));
  padding: 8px 12px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};
  color: ${token('text')};
  font-size: ${token('size-13')};
  line-height: 1.4;
  overflow-wrap: anywhere;
  pointer-events: none;

  & > strong {
    font-weight: ${token('weight-medium')};
  }
  & > span {
    display: flex;
    gap: 6px;
    color: ${token('text-muted')};
  }
  & > [data-refused] {
    color: ${token('danger')};
  }
  & svg {
    flex: none;
    width: ${token('icon')};
    height: 1.4em;
  }
`

/** Measures the width that the heads have, which is that of the rows. */
export const HeadFrame = styled.div`
  container-type: inline-size;
`

/** The checkbox for all rows, over those of the roots, and the menu of levels. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px ${token('space-3')};
  /* The border, the start of a root and its expander. */
  padding-inline: calc(2px + 6px + ${token('target-min')} + 4px + (${token('target-min')} - ${token('icon')}) / 2) 2px;
  min-height: ${token('control-small')};
  position: relative;

  & > :only-child:is(button) {
    margin-inline-start: auto;
  }
`

/** The widths of the columns. */
const DETAILS = '5.5rem'
const OUTCOME = '6.75rem'
const NARROW_OUTCOME = '5rem'
/** Two buttons, so that a second one moves no column. */
const ACTIONS = `calc(2 * ${token('control-small')} + 2px)`

/** The heads of the columns, above them. */
export const ColumnHeads = styled.div`
  display: flex;
  flex: 1 1 auto;
  justify-content: flex-end;
  gap: 8px;
  /* The actions, the gap before them and the end of the row. */
  padding-inline-end: calc(${ACTIONS} + 8px + 8px);
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-medium')};
  & > span {
    flex: none;
    width: ${OUTCOME};
  }
  & > :first-child {
    width: ${DETAILS};
  }
  @container (max-width: 24rem) {
    padding-inline-end: calc(${token('control-small')} + 8px + 8px);
    & > :first-child {
      display: none;
    }
    & > :last-child {
      width: ${NARROW_OUTCOME};
    }
  }
`

/** All rows and their parts. */
export const Rows = styled.div`
  ${placedRows(token('row'))}
  container-type: inline-size;

  & > [role='row'] {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline-end: 8px;
    color: ${token('text')};
    isolation: isolate;
  }
  /* The frame of the card, and the background of the row. */
  & > [role='row']::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border: ${token('line')} solid ${token('border')};
    border-block-width: 0;
    background: ${token('surface')};
  }
  & > [data-root] {
    padding-block-start: ${GAP};
  }
  & > [data-root]::before {
    inset-block-start: ${GAP};
    border-block-start-width: 1px;
    border-start-start-radius: ${token('radius')};
    border-start-end-radius: ${token('radius')};
  }
  & > [data-root]:not([data-last])::before {
    border-block-end-width: 1px;
  }
  & > [data-last]::before {
    border-block-end-width: 1px;
    border-end-start-radius: ${token('radius')};
    border-end-end-radius: ${token('radius')};
  }
  & > [aria-expanded] {
    cursor: pointer;
  }
  & > [aria-selected='true']::before {
    background: ${token('accent-subtle')};
  }
  & > :hover::before,
  & > [data-marked]::before {
    background: ${token('hover')};
  }
  /* Also where colors are forced, and on a selected row. */
  & > [data-marked]::before {
    border-inline-start: 3px solid ${token('text')};
  }
  & > [data-dragged] {
    opacity: 0.5;
  }
  & > [data-drop]::before {
    outline: ${token('focus-width')} solid ${token('accent')};
    outline-offset: calc(${token('focus-width')} * -1);
    background: ${token('accent-subtle')};
  }
  & > [data-drop='refused']::before {
    outline: ${token('focus-width')} dashed ${token('danger')};
    background: ${token('surface')};
  }
  & > :focus-visible {
    outline: 0;
  }
  & > :focus::before {
    background: ${token('accent-subtle')};
  }
  /* Inside the row, because the next row covers what is outside. */
  & > :focus-visible::before {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
  }

  & [data-cell='name'] {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }
  & [data-part='label'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  & [data-bare] {
    display: inline-flex;
    flex: none;
  }
  & [data-part='name'] {
    ${ellipsis}
    padding-block: 3px;
    border-radius: ${token('radius-tag')};
    color: ${token('text')};
    font-size: ${token('size-13')};
    line-height: 1.4;
    text-decoration: none;
  }
  & [data-part='outcome-cell'] {
    display: contents;
  }
  &[data-columns] [data-part='label'] {
    flex: 1;
  }
  &[data-columns] small {
    width: ${DETAILS};
    margin-inline-start: auto;
  }
  &[data-columns] [data-part='outcome-cell'] {
    display: flex;
    flex: none;
    width: ${OUTCOME};
    min-width: 0;
  }
  /* A failure is a sentence, and more important than the details. */
  &[data-columns] [data-part='label']:has([data-tone='danger']) small {
    display: none;
  }
  &[data-columns] [data-part='outcome-cell']:has([data-tone='danger']) {
    flex: 0 1 auto;
    width: auto;
    min-width: ${OUTCOME};
    margin-inline-start: auto;
  }
  &[data-columns] [data-cell='actions'] {
    justify-content: flex-end;
    min-width: ${ACTIONS};
  }
  @container (max-width: 24rem) {
    &[data-columns] small {
      display: none;
    }
    &[data-columns] [data-part='outcome-cell'] {
      width: ${NARROW_OUTCOME};
      margin-inline-start: auto;
    }
    /* A badge before it needs the space. */
    &[data-columns] [data-variant='fixed'] ~ [data-part='outcome-cell']:has([data-variant='text']) {
      display: none;
    }
    &[data-columns] [data-cell='actions'] {
      min-width: ${token('control-small')};
    }
  }
  & [data-part='outcome'] {
    flex: 0 1 auto;
    min-width: 3rem;
  }
  & [data-part='outcome'] > span {
    ${ellipsis}
  }
  & a[data-part='name']:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  & [data-part='name']:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
  }
  & > [data-root] [data-part='name'] {
    font-weight: ${token('weight-medium')};
  }
  & [data-part='label'] > :not([data-part]) {
    flex: none;
  }
  & small {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Without actions there is space for it. */
  @container (max-width: 24rem) {
    & > :has([data-cell='actions'] > *) small {
      display: none;
    }
  }
  & [data-cell='actions'] {
    display: flex;
    flex: none;
    align-items: center;
    gap: 2px;
  }
  /* Inside the control, for the same reason as in the row. */
  & [data-cell='actions'] > :focus-visible {
    outline-offset: calc(${token('focus-width')} * -1);
  }

  ${expander}
`
