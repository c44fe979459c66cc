import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

/** The element is the track and the target. It draws the thumb inside. */
export const Input = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 2.25rem;
  height: 1.25rem;
  border: 1.5px solid ${token('border-strong')};
  border-radius: ${token('radius-round')};
  background: ${token('sunken')};
  cursor: inherit;
  transition: background ${token('fast')} ${token('ease')};

  /* The target is larger than the drawing but adds nothing to the layout. */
  &::before {
    content: '';
    position: absolute;
    inset: calc((1.25rem - ${token('target-min')}) / 2 - 1.5px) 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 2px;
    width: 0.75rem;
    height: 0.75rem;
    margin-block: auto;
    border-radius: ${token('radius-round')};
    background: ${token('text-muted')};
    transition: inset-inline-start ${token('fast')} ${token('ease')};
  }
  &:checked {
    border-color: ${token('accent')};
    background: ${token('accent')};
  }
  &:checked::after {
    inset-inline-start: calc(100% - 0.75rem - 2px);
    background: ${token('text-on-accent')};
  }
  &:focus-visible {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
    border-radius: ${token('radius-round')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('danger')};
  }
  &[aria-busy='true'] {
    border-style: dashed;
    border-color: ${token('border-strong')};
    background: transparent;
  }
  &[aria-busy='true']::after {
    background: ${token('accent')};
  }
  &[data-fixed] {
    border-style: dashed;
    border-color: ${token('border-strong')};
    background: transparent;
  }
  &[data-fixed]::after {
    background: ${token('text-muted')};
  }
  ${media.forcedColors} {
    &[aria-invalid='true'] {
      border-width: 2px;
    }
  }

  /* Forced colors would remove the backgrounds that draw it. The tokens are system colors then. */
  forced-color-adjust: none;
`

/** Both words share one grid cell, so that nothing moves. The state makes one of them visible. */
export const State = styled.span`
  display: inline-grid;
  flex: none;
  color: ${token('text-muted')};

  & > span {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  ${Input}:checked ~ & > [data-word='on'],
  ${Input}:not(:checked) ~ & > [data-word='off'] {
    visibility: visible;
  }
`
