import { keyframes, styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

const pulse = keyframes`
  from { opacity: 1; }
  to { opacity: 0.55; }
`

export const Bar = styled.span`
  display: inline-block;
  max-width: 100%;
  height: 0.625rem;
  border-radius: 3px;
  background: ${token('sunken')};
  vertical-align: middle;
  animation: ${pulse} ${token('pulse')} ease-in-out infinite alternate;

  /* Animating many bars would slow down the rendering of the loaded content. */
  [data-drawing] & {
    animation-play-state: paused;
  }

  &[data-shape='badge'] {
    height: 1.25rem;
    border-radius: ${token('radius-tag')};
  }
  &[data-shape='box'] {
    height: 1rem;
    border-radius: 4px;
  }
  ${media.forcedColors} {
    border: ${token('line')} solid GrayText;
  }
`
