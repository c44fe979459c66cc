import { styled } from 'styled-components'
import { DASH, TICK } from '../checkbox/Checkbox.styles'
import { ellipsis, token } from '../tokens/tokens'
import { drawingInset, expander } from './expander.styles'
import { placedRows } from './placed-rows.styles'

/** All rows and their parts: one styled element instead of five for each row, because scrolling mounts rows by the dozen. */
export const Rows = styled.div`
  ${placedRows(token('row-compact'))}

  & > [role='treeitem'] {
    display: flex;
    align-items: center;
    padding-inline-end: 12px;
    color: ${token('text')};
    cursor: pointer;
  }
  /* A leaf with a checkbox has the space of an expander and no element for it, because most rows are leaves. */
  & > [aria-checked]:not([aria-expanded]) > [data-part='label'] {
    margin-inline-start: ${token('target-min')};
  }
  & > [aria-description]::before {
    content: '';
    position: absolute;
    inset: 6px 0;
    width: 3px;
    background: ${token('highlight-line')};
    forced-color-adjust: none;
  }
  & > :hover {
    background: ${token('hover')};
  }
  & > [aria-disabled='true'],
  [data-disabled] > & > * {
    color: ${token('text-muted')};
    cursor: default;
  }
  [role='tree']:focus > & > [data-active] {
    background: ${token('accent-subtle')};
  }
  /* An inset outline, because the tree clips its content. */
  [role='tree']:focus-visible > & > [data-active] {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
    border-radius: ${token('radius')};
  }

  ${expander}

  /* A drawing of a checkbox with a 24 px target. The row has the role and the state. */
  & [data-part='check'] {
    position: relative;
    flex: none;
    width: ${token('target-min')};
    height: ${token('target-min')};
    /* The target is larger than the drawing and takes no extra space. */
    margin-inline-end: calc(${drawingInset} * -1);
    forced-color-adjust: none;
  }
  & [data-part='check']::before,
  & [data-part='check']::after {
    content: '';
    position: absolute;
    inset: ${drawingInset};
  }
  & [data-part='check']::before {
    border: 1.5px solid ${token('border-strong')};
    border-radius: 4px;
    background: ${token('surface')};
  }
  & [aria-checked='true'] [data-part='check']::after {
    background: ${token('text-on-accent')};
    clip-path: ${TICK};
  }
  & [aria-checked='mixed'] [data-part='check']::after {
    background: ${token('text-on-accent')};
    clip-path: ${DASH};
  }
  & [aria-checked='true'] [data-part='check']::before,
  & [aria-checked='mixed'] [data-part='check']::before {
    background: ${token('accent')};
    border-color: ${token('accent')};
  }
  /* Dashed and without a fill: it cannot be changed. */
  & [aria-disabled='true'] [data-part='check']::before,
  [data-disabled] > & [data-part='check']::before {
    border: 1.5px dashed ${token('border-strong')};
    background: transparent;
  }
  & [aria-disabled='true']:not([aria-checked='false']) [data-part='check']::after,
  [data-disabled] > & :not([aria-checked='false']) > [data-part='label'] > [data-part='check']::after {
    background: ${token('text-muted')};
  }

  /* Box, name and badge: the anchor of the reason of a disabled row. */
  & [data-part='label'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  & [data-part='name'] {
    ${ellipsis}
    font-size: ${token('size-13')};
    line-height: 1.5;
  }
  & [data-part='link'] {
    color: ${token('text')};
    text-decoration: none;
  }
  & [data-part='link']:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  /* The name is truncated before the badge, because a truncated state is useless. */
  & [data-variant] {
    max-width: min(12rem, 34vw);
  }
  & [data-variant] > span {
    ${ellipsis}
  }
  & [data-part='trailing'] {
    display: flex;
    align-items: center;
    flex: none;
    gap: 6px;
    margin-inline-start: auto;
    padding-inline-start: 8px;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-variant-numeric: tabular-nums;
  }
`
