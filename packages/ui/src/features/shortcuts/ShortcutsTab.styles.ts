import { styled } from 'styled-components'
import { ellipsis, media, token } from '../../tokens/tokens'

/** Basic and dashboard shortcuts beside each other, unassigned reports below. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block-end: ${token('line')} solid ${token('border')};

  & > :nth-child(2) {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  & > :nth-child(3) {
    grid-column: 1 / -1;
    border-block-start: ${token('line')} solid ${token('border')};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);

    & > :nth-child(2) {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

/** A group with its heading. */
export const Group = styled.section`
  min-width: 0;
  padding: ${token('space-5')} ${token('gutter')} ${token('space-6')};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')} ${token('space-4')};
    min-height: 2rem;
    margin-block-end: ${token('space-3')};
  }
  & h2 {
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & h2 > span {
    margin-inline-start: ${token('space-2')};
    font-weight: 400;
    color: ${token('text-muted')};
  }
  & > p {
    margin-block-end: ${token('space-3')};
    color: ${token('text-muted')};
  }
`

export const Rows = styled.ul`
  border-block-start: ${token('line')} solid ${token('border')};
`

/** One report. Its buttons are at the end, its name is cut before them. */
export const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('row')};
  padding: ${token('space-1')} ${token('space-2')};
  border-block-end: ${token('line')} solid ${token('border')};
  background: ${token('surface')};

  &[data-dragging] {
    opacity: 0.5;
  }
  &[data-drop]::after {
    content: '';
    position: absolute;
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
  & > [data-part='place'] {
    flex: none;
    min-width: 1.5rem;
    font-variant-numeric: tabular-nums;
    text-align: end;
    color: ${token('text-muted')};
  }
  & > [data-part='type'] {
    flex: none;
    width: 8rem;
    color: ${token('text-muted')};
    ${media.narrow} {
      width: 6rem;
    }
  }
  & > [data-part='report'] {
    flex: 1;
    min-width: 0;
  }
  & > [data-part='tools'] {
    display: flex;
    flex: none;
    gap: ${token('space-1')};
  }
`

/** For a pointer alone: the keyboard has the buttons and Alt with the arrows. */
export const Handle = styled.span`
  flex: none;
  display: flex;
  padding: ${token('space-2')} ${token('space-1')};
  color: ${token('text-muted')};
  cursor: grab;
  touch-action: none;

  [data-dragging] > & {
    cursor: grabbing;
  }
`

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  overflow-wrap: anywhere;
`

/** Compared character by character. */
export const Path = styled.span`
  display: block;
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  color: ${token('text-muted')};
  ${ellipsis}
`

export const Filter = styled.div`
  flex: 0 1 18.75rem;
`

/** The fields of the dialog. */
export const Fields = styled.div`
  display: grid;
  gap: ${token('space-4')};
`
