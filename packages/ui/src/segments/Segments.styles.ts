import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** Segments in one frame. The inputs cover their segments, so that a pointer and a screen reader find them where they are visible. */
export const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-self: start;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};

  & > label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: calc(${token('control')} - 6px);
    margin: 2px;
    padding: 0 ${token('space-2')};
    border: ${token('line')} solid transparent;
    border-radius: calc(${token('radius')} - 2px);
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
    cursor: pointer;
  }
  /* Visible, and not changeable. */
  &:has([aria-disabled]) {
    border-style: dashed;
  }
  & > label:hover {
    color: ${token('text')};
  }
  & > label:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-subtle')};
    color: ${token('accent-text')};
    font-weight: 500;
  }
  & > label:has(:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > label:has([aria-disabled]),
  & [aria-disabled] {
    cursor: default;
  }
  & [data-part='count'] {
    font-variant-numeric: tabular-nums;
  }
`

/** The visible label above the frame. */
export const Label = styled.span`
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
`

export const Root = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`
