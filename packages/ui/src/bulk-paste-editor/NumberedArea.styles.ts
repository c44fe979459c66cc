import { styled } from 'styled-components'
import { bare } from '../field/Field.styles'
import { token } from '../tokens/tokens'

/** The height of a line, for the text and its numbers. */
const LINE = token('space-5')

/** Numbers and text side by side in one outline. */
export const NumberedBox = styled.div`
  display: flex;
  min-width: 0;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  overflow: clip;
  overflow-clip-margin: 8px;
  direction: ltr;

  &[data-invalid] {
    border-color: ${token('danger')};
    border-width: ${token('line')};
  }
  &[data-disabled] {
    border-style: dashed;
  }
  &:has(textarea:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
`

/** The line numbers. All lines have the same height, so a position is the line number times that height. */
export const Gutter = styled.div`
  position: relative;
  flex: none;
  overflow: hidden;
  width: calc(max(var(--digits), 2) * 1ch + ${token('space-6')});
  border-inline-end: ${token('line')} solid ${token('border')};
  border-start-start-radius: ${token('radius')};
  border-end-start-radius: ${token('radius')};
  background: ${token('sunken')};
  color: ${token('text-muted')};
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  line-height: ${LINE};
  font-variant-numeric: tabular-nums;
  text-align: end;
  user-select: none;

  & > span {
    position: absolute;
    inset-inline: 0;
    height: 1lh;
    padding-inline: 4px 8px;
  }
  & > [data-kind='error'] {
    background: ${token('danger-subtle')};
    color: ${token('danger')};
    font-weight: ${token('weight-strong')};
  }
  & > [data-kind='remark'] {
    background: ${token('warning-subtle')};
    color: ${token('warning')};
  }
  /* Not by color alone. */
  & > [data-kind]::before {
    content: '!';
    float: inline-start;
  }
  & > [data-kind='remark']::before {
    content: '~';
  }
`

export const Area = styled.textarea`
  ${bare}
  display: block;
  /* In lines of its own: a reader's style sheet for text spacing changes the size then, which is observed. */
  min-height: calc(1lh * 4);
  height: calc(1lh * 12 + ${token('space-4')});
  /* Beside the check, which is as tall. */
  @container (min-width: 56rem) {
    height: calc(1lh * 20 + ${token('space-4')});
  }
  padding: ${token('space-2')} 10px;
  border-radius: ${token('radius')};
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  line-height: ${LINE};
  tab-size: 8;
  /* Lines do not wrap, so that numbers and lines stay aligned. */
  white-space: pre;
  overflow: auto;
  resize: vertical;

  &[readonly] {
    color: ${token('text-muted')};
  }
`
