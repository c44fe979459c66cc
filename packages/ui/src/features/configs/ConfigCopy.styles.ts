import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The two lists of a copy of license configs beside each other. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${token('space-4')} ${token('space-6')};
`

export const Warnings = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`
