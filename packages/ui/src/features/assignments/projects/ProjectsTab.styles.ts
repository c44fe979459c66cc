import { styled } from 'styled-components'
import { token } from '../../../tokens/tokens'

export const Filter = styled.div`
  max-width: calc(18.75rem + 2 * ${token('gutter')});
  padding: ${token('space-3')} ${token('gutter')};
`

export const Tree = styled.div`
  max-width: calc(${token('form-max')} + 2 * ${token('gutter')});
  padding: 0 ${token('gutter')} ${token('space-6')};
  min-width: 0;
`

/** Placeholder rows of a tree that is loading. */
export const Rows = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4')} ${token('gutter')};
`
