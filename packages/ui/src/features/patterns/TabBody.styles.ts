import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** What stands under the tabs of a page, no wider than a form reads well. */
export const TabBody = styled.div`
  display: grid;
  gap: ${token('space-5')};
  padding: ${token('space-5')} ${token('gutter')} ${token('space-8')};
  & > * {
    max-width: ${token('form-max')};
  }
`

/** The fields of a form, one below the other. */
export const Fields = styled.div`
  display: grid;
  gap: ${token('space-4')};
`
