import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { columns } from './StepLists.styles'

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
