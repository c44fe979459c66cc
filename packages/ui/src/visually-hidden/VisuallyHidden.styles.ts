import { css, styled } from 'styled-components'

/** Hides an element visually but not from assistive technology. For elements that must keep their own tag. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Hidden = styled.span`
  ${visuallyHidden}
`
