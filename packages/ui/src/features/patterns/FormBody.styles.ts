import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** A form below the header of its page. Its sheet has the full width; notes and errors do not. */
export const FormBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  & > form {
    display: flex;
    flex: 1;
    flex-direction: column;
  }
  & > :not(form, [data-sheet]),
  & > form > :not([data-sheet]) {
    max-width: ${token('form-max')};
    margin: ${token('space-5')} ${token('gutter')} 0;
  }
  /* Its rules reach the end of the page, or the buttons of a form that creates a record. */
  & > form > [data-sheet]:last-child:not([data-end]) {
    flex: 1;
  }
  /* A page without tabs has no rule below its header. */
  &[data-ruled] {
    margin-block-start: ${token('space-4')};
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

/** A form in a dialog: its parts below each other. */
export const DialogBody = styled.div`
  display: grid;
  gap: ${token('space-4')};
  min-width: 0;

  & > form {
    display: grid;
    gap: ${token('space-4')};
    min-width: 0;
  }
`
