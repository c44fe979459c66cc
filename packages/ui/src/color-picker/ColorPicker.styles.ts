import { css, styled } from 'styled-components'
import { ControlBox } from '../field/Field.styles'
import { focusRing, media, token } from '../tokens/tokens'

export const Root = styled.div`
  display: grid;
  gap: 8px;
  min-width: 0;
`

export const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
`

export const HexBox = styled(ControlBox)`
  flex: none;
  width: 8.5rem;
  max-width: 100%;

  & > input {
    font-family: ${token('font-mono')};
    font-size: ${token('size-13')};
  }
`

/** A line across means no color. */
const none = css`
  background: linear-gradient(to top right, transparent 46%, ${token('danger')} 46% 54%, transparent 54%);
`

/** The inner edge keeps any color visible on any background. No text is drawn on it. */
const swatch = css`
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  forced-color-adjust: none;
`

export const Swatch = styled.i`
  ${swatch}
  flex: none;
  width: ${token('icon')};
  height: ${token('icon')};
  border-radius: ${token('radius-tag')};

  &[data-none] {
    ${none}
  }
`

export const Name = styled.span`
  flex: 1 1 7rem;
  min-width: 0;
  font-size: ${token('size-13')};
  overflow-wrap: anywhere;

  &[data-none] {
    color: ${token('text-muted')};
  }
`

/** The native picker, drawn as a button. */
export const Custom = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: ${token('control')};
  padding-inline: 8px 10px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  font-size: ${token('size-13')};
  cursor: pointer;

  &:hover {
    background: ${token('hover')};
  }
  &:has(input:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
  &[data-fixed] {
    border-style: dashed;
    background: transparent;
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
`

export const Native = styled.input`
  flex: none;
  appearance: none;
  width: 1.5rem;
  height: 1.25rem;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  cursor: inherit;

  &[type='button'] {
    ${none}
    ${swatch}
    border-radius: ${token('radius-tag')};
  }
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    ${swatch}
    border: 0;
    border-radius: ${token('radius-tag')};
    box-shadow: none;
    outline: 1px solid ${token('swatch-edge')};
    outline-offset: -1px;
  }
  &::-moz-color-swatch {
    ${swatch}
    border: 0;
    border-radius: ${token('radius-tag')};
  }
`

export const Palette = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`

/** A radio button drawn as its color. The chosen one has a thick line and a dot, because color alone is not enough. */
export const Chip = styled.input`
  ${focusRing}
  position: relative;
  flex: none;
  appearance: none;
  width: ${token('control-small')};
  height: ${token('control-small')};
  margin: 0;
  border-radius: ${token('radius')};
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  forced-color-adjust: none;
  cursor: pointer;

  &:checked {
    box-shadow:
      0 0 0 ${token('line-strong')} ${token('text')},
      inset 0 0 0 ${token('line-strong')} ${token('surface')};
  }
  &:checked:focus-visible {
    outline-offset: calc(${token('focus-offset')} + ${token('line-strong')});
  }
  &:checked::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 0.625rem;
    height: 0.625rem;
    margin: auto;
    border: ${token('line-strong')} solid ${token('text')};
    border-radius: ${token('radius-round')};
    background: ${token('surface')};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    border: ${token('line')} solid CanvasText;

    &:checked {
      outline: ${token('line-strong')} solid CanvasText;
      outline-offset: 1px;
    }
    &:checked::after {
      border-color: CanvasText;
      background: Canvas;
    }
    &:focus-visible {
      outline: ${token('focus-width')} solid Highlight;
      outline-offset: ${token('focus-offset')};
    }
  }
`
