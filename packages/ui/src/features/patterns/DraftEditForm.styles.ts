import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Focused by script only, so it has no focus ring. */
export const Body = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  &:focus {
    outline: none;
  }
`

export const Notes = styled.div`
  display: grid;
  gap: ${token('space-3')};
  max-width: calc(${token('form-max')} + 2 * ${token('gutter')});
  padding: ${token('space-4')} ${token('gutter')} 0;

  /* Nothing but the live region. */
  &:not(:has(> [data-tone])) {
    padding: 0;
  }
`
