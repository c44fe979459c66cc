import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Under the head of a screen that names sites; as wide as names are read well. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  max-width: calc(${token('form-max')} + 2 * ${token('gutter')});
  padding: ${token('space-5')} ${token('gutter')} ${token('space-8')};
  min-width: 0;
`

/** As wide as the page, because lines and their check, or a tree and its problems, are side by side. */
export const WideBody = styled(Body)`
  max-width: none;
`

/** The progress of a creation, and the button that stops it. */
export const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space-4')};
  align-items: end;
`

/** What was created or changed, or was not. */
export const ResultList = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-2')} 0 0;
  padding-inline-start: 0;
  overflow-wrap: anywhere;
`
