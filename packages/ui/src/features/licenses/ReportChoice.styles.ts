import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { visuallyHidden } from '../../visually-hidden/VisuallyHidden.styles'

/** The name of the choice before it. */
export const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${visuallyHidden}
  }
  & > span {
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
`

export const Segments = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 2px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
`

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: calc(${token('control')} - 6px);
  padding: 0 10px;
  border-radius: ${token('radius-tag')};
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    background: ${token('accent-subtle')};
    color: ${token('accent-text')};
    font-weight: ${token('weight-medium')};
    box-shadow: inset 0 0 0 1px ${token('accent')};
  }
  &:has(:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &:has(:focus-visible) {
      outline: 2px solid CanvasText;
    }
  }
`
