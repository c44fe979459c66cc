import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Both choices side by side. */
export const NoteActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  /* Below the text, the space around them is that of the note again. */
  margin-block: 4px;
`
