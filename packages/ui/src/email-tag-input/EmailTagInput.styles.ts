import { styled } from 'styled-components'
import { bare } from '../field/Field.styles'
import { Box as ComboBox } from '../combo-box/ComboBox.styles'
import { ellipsis, focusRing, media, token } from '../tokens/tokens'

export const Box = styled(ComboBox)`
  padding-inline-end: 4px;

  /* Without tags it has the height of other fields, under tags that of a line. */
  &[data-has-tags] > input {
    flex: 1 1 6rem;
    height: calc(${token('control')} - 8px);
    min-height: ${token('target-min')};
  }
  /* While a tag is edited, the tag has the focus ring. */
  &:has(li input:focus-visible) {
    outline: none;
  }
  /* Without typing it needs no line of its own. */
  &[data-has-tags]:is([data-disabled], [data-read-only]) > input {
    flex-basis: 1rem;
  }
`

/** An address, and the button that removes it. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: stretch;
  min-width: 0;
  max-width: 100%;
  min-height: ${token('target-min')};
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  background: ${token('sunken')};
  color: ${token('text')};
  font-size: ${token('size-12')};

  &[data-fault] {
    border-color: ${token('danger')};
    color: ${token('danger')};
  }
  &[data-fixed] {
    border-style: dashed;
    border-color: ${token('border-strong')};
    background: transparent;
    color: inherit;
  }
  ${media.forcedColors} {
    &[data-fault] {
      border-width: ${token('line-strong')};
    }
  }
`

export const Name = styled.button`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  padding: 0;
  padding-inline: 7px 2px;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: transparent;
  color: inherit;
  font-size: inherit;
  cursor: text;

  & > bdi {
    ${ellipsis}
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
  }
  &:is(span) {
    padding-inline-end: 7px;
    cursor: inherit;
  }
`

export const Remove = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token('target-min')};
  min-height: ${token('target-min')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: transparent;
  color: inherit;
  cursor: pointer;

  & > svg {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2;
  }
  &:hover {
    background: ${token('hover')};
  }
`

/** The editor of a tag, as wide as its text. */
export const Editor = styled.input`
  ${bare}
  ${focusRing}
  flex: none;
  width: auto;
  min-width: 8rem;
  max-width: 100%;
  min-height: ${token('target-min')};
  padding-inline: 7px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-tag')};
  color: ${token('text')};
  font-size: ${token('size-12')};
  field-sizing: content;
`

export const LabelEnds = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 8px;
`

/** Bold beyond the maximum, because color alone is not enough. */
export const Count = styled.bdi`
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${token('danger')};
    font-weight: ${token('weight-medium')};
  }
`
