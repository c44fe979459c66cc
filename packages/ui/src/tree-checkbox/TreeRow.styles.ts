import styled from 'styled-components'
import { DASH, TICK } from '../checkbox/Checkbox.styles'
import { ellipsis, token } from '../tokens/tokens'

/** `--tree-row` is its number from the top, `--tree-level` how deep it stands. */
export const Root = styled.div`
  position: absolute;
  inset-block-start: calc(var(--tree-row) * ${token('row-compact')});
  inset-inline: 0;
  display: flex;
  align-items: center;
  height: ${token('row-compact')};
  /* What stands very deep keeps room for its name. */
  padding-inline: calc(4px + min(var(--tree-level) * 20px, 40%)) 12px;
  color: ${token('text')};
  cursor: pointer;

  &:hover {
    background: ${token('hover')};
  }
  &[aria-disabled='true'],
  [data-held] & {
    color: ${token('text-muted')};
    cursor: default;
  }
  [role='tree']:focus &[data-active] {
    background: ${token('accent-subtle')};
  }
  /* Inside, as the tree cuts off what reaches beyond it. */
  [role='tree']:focus-visible &[data-active] {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
    border-radius: ${token('radius')};
  }
`

/** 24 px, and the room of one where there is nothing to open. */
export const Expander = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${token('target-min')};
  height: ${token('target-min')};
  border-radius: ${token('radius-tag')};
  color: ${token('text-muted')};
  cursor: pointer;

  &:hover:not(:empty) {
    background: ${token('sunken')};
    color: ${token('text')};
  }
  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    transition: rotate ${token('fast')} ${token('ease')};
  }
  [dir='rtl'] & > svg {
    scale: -1 1;
  }
  [aria-expanded='true'] > & > svg {
    rotate: 90deg;
  }
`

/** A drawing of a check box: its 24 px are the target, its 16 px the box. The row itself has role and state. */
export const Box = styled.span`
  position: relative;
  flex: none;
  width: ${token('target-min')};
  height: ${token('target-min')};
  /* The target reaches beyond the drawing, and takes no room for it. */
  margin-inline-end: calc((${token('target-min')} - ${token('icon')}) / -2);
  /* Drawn with backgrounds, which the browser would take away; the tokens name system colors then. */
  forced-color-adjust: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc((${token('target-min')} - ${token('icon')}) / 2);
  }
  &::before {
    border: 1.5px solid ${token('border-strong')};
    border-radius: 4px;
    background: ${token('surface')};
  }
  &::after {
    mask: center / 75% no-repeat;
  }
  [aria-checked='true'] &::after,
  [aria-checked='mixed'] &::after {
    background: ${token('text-on-accent')};
  }
  [aria-checked='true'] &::after {
    mask-image: ${TICK};
  }
  [aria-checked='mixed'] &::after {
    mask-image: ${DASH};
  }
  [aria-checked='true'] &::before,
  [aria-checked='mixed'] &::before {
    background: ${token('accent')};
    border-color: ${token('accent')};
  }
  /* Dashed without a ground: there, and not yours to change. */
  [aria-disabled='true'] &::before,
  [data-held] &::before {
    border: 1.5px dashed ${token('border-strong')};
    background: transparent;
  }
  [aria-disabled='true']:is([aria-checked='true'], [aria-checked='mixed']) &::after,
  [data-held] [aria-checked='true'] &::after,
  [data-held] [aria-checked='mixed'] &::after {
    background: ${token('text-muted')};
  }
`

/** Box, name and badge: what the reason of a held row hangs on. */
export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;

  & > svg {
    flex: none;
  }
  /* Where both do not fit, the name keeps more of its room than the badge. */
  & > [data-variant] {
    flex: 0 4 auto;
    min-width: ${token('target-min')};
  }
  & > [data-variant] > span {
    ${ellipsis}
  }
`

export const End = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  gap: 6px;
  margin-inline-start: auto;
  padding-inline-start: 8px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`
