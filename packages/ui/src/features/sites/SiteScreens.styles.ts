import styled from 'styled-components'
import { token } from '../../tokens/tokens'

/** A screen that names sites: as wide as names are read well. */
export const Page = styled.div`
  display: grid;
  gap: ${token('space-4')};
  max-width: calc(${token('form-max')} + ${token('space-16')});
  padding: ${token('space-4')};
  min-width: 0;
`
