import styled from 'styled-components'
import { token } from '../tokens/tokens'

export const TICK = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2.5 6.5 2.4 2.4L9.6 3.6'/%3E%3C/svg%3E")`
export const DASH = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M3 6h6'/%3E%3C/svg%3E")`

export const Root = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: 2px;
  max-width: 100%;
  vertical-align: middle;
  color: ${token('text')};
`

export const Label = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  min-height: ${token('target-min')};
  padding-block: 2px;
  font-size: ${token('size-13')};
  line-height: 1.25rem;
  cursor: pointer;

  &[data-bare] {
    padding-block: 0;
  }
  &:has([aria-disabled='true']) {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** The element is its 24 px target; the 16 px box is drawn inside it. */
export const Input = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: ${token('target-min')};
  height: ${token('target-min')};
  /* The target reaches beyond the drawing, and takes no room for it. */
  margin-block: calc((${token('target-min')} - 1.25rem) / -2);
  margin-inline: calc((${token('target-min')} - ${token('icon')}) / -2);
  border: 0;
  background: none;
  cursor: inherit;

  [data-bare] > & {
    margin-block: 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset: calc((${token('target-min')} - ${token('icon')}) / 2);
    border: 1.5px solid ${token('border-strong')};
    border-radius: 4px;
    background: ${token('surface')};
  }
  &::after {
    content: '';
    position: absolute;
    inset: calc((${token('target-min')} - ${token('icon')}) / 2);
    mask: center / 75% no-repeat;
  }
  &:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
    border-radius: ${token('radius')};
  }
  &:is([aria-invalid='true'], [data-invalid])::before {
    border-color: ${token('danger')};
  }
  /* To the browser, radio buttons of which none is chosen are indeterminate too. */
  &:checked::before,
  &[type='checkbox']:indeterminate::before {
    background: ${token('accent')};
    border-color: ${token('accent')};
  }
  &:checked::after {
    background: ${token('text-on-accent')};
    mask-image: ${TICK};
  }
  &[type='checkbox']:indeterminate::after {
    background: ${token('text-on-accent')};
    mask-image: ${DASH};
  }
  &[aria-disabled='true']::before {
    background: transparent;
    border-style: dashed;
    border-color: ${token('border-strong')};
  }
  &[aria-disabled='true']::after {
    background: transparent;
  }
  &[aria-disabled='true']:is(:checked, [type='checkbox']:indeterminate)::after {
    background: ${token('text-muted')};
  }

  /* Drawn with backgrounds, which the browser would take away; the tokens name system colors then. */
  forced-color-adjust: none;
`

/** Under the words, not under the box. */
export const Below = styled.span`
  display: flex;
  gap: 5px;
  padding-inline-start: calc(${token('icon')} + 8px);
  font-size: ${token('size-12')};
  line-height: 1.4;
  color: ${token('text-muted')};
  overflow-wrap: anywhere;

  &[data-tone='danger'] {
    color: ${token('danger')};
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
    margin-top: 1px;
  }
`
