import { styled } from 'styled-components'
import { bare, ControlBox } from '../field/Field.styles'
import { token } from '../tokens/tokens'

export const Input = styled.input`
  ${bare}
  text-overflow: ellipsis;
  height: calc(${token('control')} - 2px);

  [data-size='large'] > & {
    height: calc(${token('control-large')} - 2px);
  }
  /* A value with its own direction is aligned with the page. */
  :dir(rtl) > &[dir] {
    text-align: right;
  }
  &[data-align='end'] {
    /* A long unit shrinks before its number does. */
    flex: 1 1 5rem;
    min-width: 2.5rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  :dir(rtl) > &[data-align='end'] {
    text-align: left;
  }
  /* A search field draws its own clear button. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const AreaBox = styled(ControlBox)`
  padding-inline: 0;
`

export const Area = styled.textarea`
  ${bare}
  display: block;
  min-height: calc(${token('control')} * 2);
  padding: 6px 10px;
  line-height: ${token('leading')};
  resize: vertical;
  /* Grows with its text in browsers that support it. In others the user drags its corner. */
  field-sizing: content;
  max-height: 60vh;
  overflow-wrap: anywhere;
`

/** The length of the text. A text that is too long is marked by words, not by color alone. */
export const Count = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 8px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;

  &[data-over] {
    color: ${token('danger')};
    font-weight: ${token('weight-medium')};
  }
`
