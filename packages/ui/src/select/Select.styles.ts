import { styled } from 'styled-components'
import { ControlBox } from '../field/Field.styles'
import { token } from '../tokens/tokens'

export const SelectBox = styled(ControlBox)`
  padding: 0;
  gap: 0;

  &[data-read-only],
  &[data-disabled] {
    border-style: dashed;
    background: transparent;
    color: ${token('text-muted')};
  }
  & > svg {
    position: absolute;
    inset-inline-end: 9px;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
    pointer-events: none;
  }
`

/** A select in a toolbar, whose label is inside the outline, before the value. */
export const PrefixedRoot = styled.div`
  display: inline-grid;
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  font-size: ${token('size-13')};
`

export const Prefix = styled.label`
  flex: none;
  padding-inline-start: 10px;
  color: ${token('text-muted')};
  white-space: nowrap;
`

export const NativeSelect = styled.select`
  appearance: none;
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: calc(${token('control')} - 2px);
  padding: 0;
  padding-inline: 10px calc(0.875rem + 16px);
  border: 0;
  border-radius: ${token('radius')};
  outline: 0;
  background: transparent;
  font-size: ${token('size-14')};
  text-overflow: ellipsis;
  cursor: pointer;

  ${Prefix} + & {
    padding-inline-start: 6px;
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
  }
  &:is([aria-disabled='true'], [aria-readonly='true']) {
    cursor: not-allowed;
  }
  /* The browser draws the open list on its own background. */
  & > option {
    background: ${token('raised')};
    color: ${token('text')};
    font-weight: ${token('weight-text')};
  }
`
