import { keyframes, styled } from 'styled-components'
import { token } from '../../tokens/tokens'
import { drawingGrid } from '../patterns/drawing-grid.styles'

export const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${token('space-8')} ${token('space-3')};
  ${drawingGrid}
  &:focus {
    outline: none;
  }
`

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  max-width: 100%;
  background: ${token('surface')};
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-card')};
  overflow: hidden;
  &[data-demo] {
    grid-template-columns: minmax(0, 400px) minmax(0, 480px);
  }
  @media (max-width: 960px) {
    &[data-demo] {
      grid-template-columns: minmax(0, 440px);
    }
  }
`

export const FormPane = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-5')};
  min-width: 0;
  padding: 36px 36px ${token('space-8')};
  & h1 {
    margin: 0;
    font-size: ${token('size-24')};
    overflow-wrap: anywhere;
  }
  & form {
    display: grid;
    gap: ${token('space-5')};
  }
  @media (max-width: 639px) {
    padding: ${token('space-6')} ${token('space-4')};
  }
`

export const BrandLine = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: ${token('space-4')};
  font-weight: ${token('weight-strong')};
`

export const TitleBlock = styled.dl`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  border-top: ${token('line')} solid ${token('border-strong')};
  font-size: ${token('size-12')};
  overflow: hidden;
  & > div {
    flex: 1 1 auto;
    /* A rule between rows where they wrap; that of the first row is cut off. */
    margin-top: calc(-1 * ${token('line')});
    border-top: ${token('line')} solid ${token('border')};
    padding: 7px ${token('space-5')} ${token('space-2')};
    border-inline-end: ${token('line')} solid ${token('border')};
  }
  & > div:last-child {
    border-inline-end: 0;
  }
  & dt {
    font-size: 0.6875rem;
    color: ${token('text-muted')};
  }
  & dd {
    margin: 0;
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }
`

/** Words under the title that say what to do. */
export const Lead = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

/** Words between two rules. */
export const Divider = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-text')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: ${token('line')} solid ${token('border')};
  }
`

/** Two things in one place, of which the one that is not seen keeps the room: nothing jumps when they change. */
export const SamePlace = styled.div`
  display: grid;
  min-width: 0;
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  & > [inert] {
    visibility: hidden;
  }
`

export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-5')};
`

/** A link at the end of a field's label that is reached after the field: one Tab leads from name to password. */
export const WithLink = styled.div`
  position: relative;
  container-type: inline-size;
  & > a {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: inline-flex;
    align-items: center;
    min-height: ${token('target-min')};
    font-size: ${token('size-12')};
  }
  /* No room beside the label, as with large text on a phone. */
  @container (max-width: 15rem) {
    & > a {
      position: static;
    }
  }
`

const spin = keyframes`
  to { rotate: 1turn; }
`

/** The pending task, in words beside a spinner. Always rendered, so that its text is announced. */
export const Working = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-14')};
  &:empty {
    display: none;
  }
  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    animation: ${spin} ${token('spin')} linear infinite;
  }
`
