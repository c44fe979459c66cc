import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/*
 * The marks of a 16 px box, as clip paths of its background. With an image, even one inside the style sheet, the browser would have to
 * load a document when the first box is checked.
 */
export const TICK = 'polygon(21.5% 55.3%, 40.9% 74.8%, 45.7% 74.8%, 77.2% 39.2%, 67.8% 30.9%, 42.9% 59%, 30.3% 46.5%)'
export const DASH = 'inset(43.75% 25% round 1px)'

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
  gap: ${token('space-2')};
  min-height: ${token('target-min')};
  padding-block: 2px;
  font-size: ${token('size-13')};
  line-height: 1.25rem;
  cursor: pointer;

  &[data-bare] {
    padding-block: 0;
  }
  &:has([data-fixed]) {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** The element is its 24 px target and draws the 16 px box inside. */
export const Input = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: ${token('target-min')};
  height: ${token('target-min')};
  /* The target is larger than the drawing but adds nothing to the layout. */
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
  }
  &:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
    border-radius: ${token('radius')};
  }
  &:is([aria-invalid='true'], [data-invalid])::before {
    border-color: ${token('danger')};
  }
  /* In CSS the radio buttons of a group without a selection are indeterminate too. */
  &:checked::before,
  &:where([type='checkbox']):indeterminate::before {
    background: ${token('accent')};
    border-color: ${token('accent')};
  }
  &:checked::after {
    background: ${token('text-on-accent')};
    clip-path: ${TICK};
  }
  &:where([type='checkbox']):indeterminate::after {
    background: ${token('text-on-accent')};
    clip-path: ${DASH};
  }
  &[data-fixed]::before {
    background: transparent;
    border-style: dashed;
    border-color: ${token('border-strong')};
  }
  &[data-fixed]::after {
    background: transparent;
  }
  &[data-fixed]:is(:checked, :where([type='checkbox']):indeterminate)::after {
    background: ${token('text-muted')};
  }

  /* Forced colors would remove the backgrounds that draw it. The tokens are system colors then. */
  forced-color-adjust: none;
`

/** Aligned with the label, not with the box. */
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
  &[data-tone='warning'] {
    color: ${token('warning')};
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
    margin-top: 1px;
  }
`
