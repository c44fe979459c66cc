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
  /* What is written in a direction of its own stands at the side of its page. */
  :dir(rtl) > &[dir] {
    text-align: right;
  }
  &[data-align='end'] {
    /* A long unit gives way to its number. */
    flex: 1 1 5rem;
    min-width: 2.5rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  :dir(rtl) > &[data-align='end'] {
    text-align: left;
  }
  /* The clearing cross of a search field is the component's own. */
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
  /* Grows with its text where the browser can; elsewhere the person drags its corner. */
  field-sizing: content;
  max-height: 60vh;
  overflow-wrap: anywhere;
`

/** How long the text is; the words say that it is too long, not the color alone. */
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
