import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** Name and projects, above the lists. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  gap: ${token('space-4')};
  align-items: start;
  padding: ${token('space-5')} ${token('gutter')};
  border-block-end: ${token('line')} solid ${token('border')};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The lists, and the keys at the end of the page. */
export const Editor = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

/** Both lists beside each other. */
export const Lists = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  background: ${token('canvas')};

  & > section + section {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;

    & > section + section {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

/** One list with its heading. */
export const List = styled.section`
  min-width: 0;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-6')};

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    min-height: ${token('control')};
  }
  & h2 {
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & h2 > span {
    display: inline-block;
    margin-inline-start: ${token('space-2')};
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-text')};
  }
  & > p {
    margin-block: ${token('space-1')} ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
  & > strong {
    display: block;
    margin-block-end: ${token('space-2')};
    color: ${token('danger')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
`

const columns = `minmax(0, 1fr) 4.75rem 5.75rem`

/** The frame of the rows. */
export const Rows = styled.div`
  overflow: clip;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};

  /* The width of the buttons of a row: a recurring step has one more. */
  --tools: 5.25rem;

  &[data-type='1'] {
    --tools: 7rem;
  }
  &[data-read-only] {
    --tools: 0px;
  }
  &[data-read-only][data-type='1'] {
    --tools: 1.75rem;
  }
  &[data-over] {
    border-color: ${token('accent')};
  }
  & > p {
    padding: ${token('space-4')} ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** The names of the columns, for the eye alone: each field has a label of its own. */
export const ColumnNames = styled.div`
  display: grid;
  grid-template-columns: ${columns} var(--tools);
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} 2.125rem;
  border-block-end: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-medium')};

  ${media.narrow} {
    display: none;
  }
`

/** One step. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr);
  gap: 0 ${token('space-2')};
  padding: ${token('space-2')};
  background: ${token('surface')};

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  &[data-read-only] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-edited]::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 0;
    width: 3px;
    background: ${token('highlight-line')};
    forced-color-adjust: none;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  &[data-drop]::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    height: 2px;
    background: ${token('accent')};
  }
  &[data-drop='before']::after {
    inset-block-start: -1px;
  }
  &[data-drop='after']::after {
    inset-block-end: -1px;
  }
  & > [data-part='fields'] {
    display: grid;
    grid-template-columns: ${columns} var(--tools);
    gap: 0 ${token('space-2')};
    align-items: start;
    min-width: 0;
  }
  & [data-part='tools'] {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-height: ${token('control')};
  }
  & [data-part='note'] {
    grid-column: 2 / -1;
    margin-block-start: ${token('space-1')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    overflow-wrap: anywhere;
  }
  &[data-read-only] [data-part='note'] {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    & > [data-part='fields'] {
      grid-template-columns: 5rem minmax(0, 1fr);
      gap: ${token('space-2')};
    }
    & > [data-part='fields'] > :first-child,
    & [data-part='tools'] {
      grid-column: 1 / -1;
    }
  }
`

/** For a pointer alone: the keyboard has the buttons and Alt with the arrows. */
export const Handle = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${token('control')};
  color: ${token('text-muted')};
  cursor: grab;
  touch-action: none;

  [data-dragging] > & {
    cursor: grabbing;
  }
`

/** The next dates of a step on a ruler, the first tick accented. */
export const Dates = styled.div`
  grid-column: 2 / -1;
  padding-block: ${token('space-3')} ${token('space-1')};
  font-size: ${token('size-12')};

  [data-read-only] > & {
    grid-column: 1 / -1;
  }
  & > p {
    color: ${token('text-muted')};
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    margin: ${token('space-3')} 0 0;
    padding: 0;
    border-block-start: ${token('line')} solid ${token('border-strong')};
    list-style: none;
  }
  & li {
    position: relative;
    padding: ${token('space-2')} ${token('space-1')} 0 0;
    overflow-wrap: anywhere;
  }
  & li::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    width: ${token('line')};
    height: 6px;
    background: ${token('border-strong')};
  }
  & li:first-child::before {
    width: 2px;
    background: ${token('accent')};
  }
  & b {
    display: block;
    font-weight: ${token('weight-medium')};
    font-variant-numeric: tabular-nums;
  }
  & li > span {
    color: ${token('text-muted')};
  }
  ${media.narrow} {
    & > ol {
      grid-template-columns: minmax(0, 1fr);
      border-block-start: 0;
      border-inline-start: ${token('line')} solid ${token('border-strong')};
    }
    & li {
      display: flex;
      gap: ${token('space-3')};
      padding: ${token('space-1')} 0 ${token('space-1')} ${token('space-3')};
    }
    & li::before,
    & li:first-child::before {
      inset-block-start: 50%;
      width: 6px;
      height: ${token('line')};
    }
    & li:first-child::before {
      height: 2px;
    }
  }
`

/** The keys of the editor, always visible below the lists. */
export const Keys = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};
  margin: 0;
  padding: ${token('space-3')} ${token('gutter')};
  border-block-start: ${token('line')} solid ${token('border')};
  font-size: ${token('size-12')};

  & > div {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
  }
  & dt {
    display: flex;
    gap: ${token('space-1')};
  }
  & kbd {
    display: inline-flex;
    align-items: center;
  }
  & dd {
    margin: 0;
    color: ${token('text-muted')};
  }
`
