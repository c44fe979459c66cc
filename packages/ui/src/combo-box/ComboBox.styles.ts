import { styled } from 'styled-components'
import { ControlBox } from '../field/Field.styles'
import { layerShape } from '../layer/Layer.styles'
import { ellipsis, media, token } from '../tokens/tokens'

export const Box = styled(ControlBox)`
  cursor: text;
  padding-inline-end: 9px;

  &[data-disabled] {
    cursor: not-allowed;
  }
  &[data-has-tags] {
    flex-wrap: wrap;
    gap: 4px;
    padding-block: 3px;
    padding-inline-start: 4px;
  }
  &[data-has-tags]:has(> [data-chevron]) {
    padding-inline-end: calc(9px + 0.875rem + 4px);
  }
  /* In the padding, so that it never wraps to a line of its own. */
  &[data-has-tags] > [data-chevron] {
    margin-inline-end: calc(-0.875rem - 4px);
  }
  &[data-has-tags] > input {
    flex: 1 1 6rem;
    width: 6rem;
    /* With the padding of the box, a single line has the height of the other fields. */
    height: calc(${token('control')} - 8px);
    padding-inline-start: 6px;
  }
  /* The clear button is higher than a tag and does not add to the height. */
  &[data-has-tags] > button {
    margin-block: -2px;
  }
  & > button {
    margin-inline-end: 0;
  }
  /* If the input fills a line of its own, they move to the end of the next line. */
  & > input + button,
  & > input + [data-chevron] {
    margin-inline-start: auto;
  }
  & > [data-chevron] {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
  }
`

export const Layer = styled.div`
  ${layerShape}
  font-size: ${token('size-13')};
`

export const List = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  padding: 4px;
  overflow: auto;
  overscroll-behavior: contain;
`

export const Group = styled.div`
  & + & {
    margin-top: 4px;
    padding-top: 4px;
    border-top: ${token('line')} solid ${token('border')};
  }
`

export const Heading = styled.div`
  padding: 6px 8px 2px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-height: ${token('control')};
  padding: 6px 8px;
  border-radius: ${token('radius-tag')};
  line-height: 1.25rem;
  cursor: pointer;

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: 1.25rem;
    stroke-width: 2;
    visibility: hidden;
    color: ${token('accent-text')};
  }
  &:hover {
    background: ${token('hover')};
  }
  &[data-active] {
    background: ${token('hover')};
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: calc(${token('focus-offset')} * -1);
  }
  &[aria-selected='true'] {
    font-weight: ${token('weight-medium')};
  }
  &[aria-selected='true'] > svg {
    visibility: visible;
  }
  &[aria-disabled='true'] {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[data-active] {
      outline-color: Highlight;
    }
  }
`

export const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Detail = styled.span`
  display: block;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-text')};
  line-height: 1rem;
`

/** A text instead of the options, or under them. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  color: ${token('text-muted')};
  line-height: 1.25rem;

  &[data-tone='danger'] {
    color: ${token('danger')};
  }
  /* A sentence of two lines stays beside its icon. */
  & > svg + span {
    flex: 1;
    min-width: min(8rem, 70%);
  }
  ${List} + & {
    flex: none;
    border-top: ${token('line')} solid ${token('border')};
    font-size: ${token('size-12')};
  }
`

/** Not a box of its own, so that the tags and the input wrap together. */
export const Tags = styled.ul`
  display: contents;

  & > li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
`

export const Tag = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  max-width: 100%;
  min-height: ${token('target-min')};
  padding: 0 4px 0 7px;
  padding-inline: 7px 4px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  background: ${token('sunken')};
  color: ${token('text')};
  font-size: ${token('size-12')};
  cursor: pointer;

  & > span {
    ${ellipsis}
  }
  & > svg {
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2;
    color: ${token('text-muted')};
  }
  &:hover {
    border-color: ${token('border-strong')};
  }
  &:is(span) {
    padding-inline-end: 7px;
    border-style: dashed;
    border-color: ${token('border-strong')};
    background: transparent;
    color: inherit;
    cursor: inherit;
  }
`
