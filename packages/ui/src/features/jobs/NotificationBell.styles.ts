import { keyframes, styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

const spin = keyframes`
  to { transform: rotate(1turn); }
`

export const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;

  /* The ring lies around the icon, inside the button. */
  &[data-busy]::before {
    content: '';
    position: absolute;
    inset: -6px;
    border: 2px solid ${token('border')};
    border-block-start-color: ${token('accent-text')};
    border-inline-end-color: ${token('accent-text')};
    border-radius: 50%;
    animation: ${spin} ${token('spin')} linear infinite;
  }
`

export const Count = styled.span`
  position: absolute;
  top: -10px;
  inset-inline-end: -8px;
  z-index: 1;
  min-width: 1rem;
  padding-inline: 4px;
  border-radius: 0.5rem;
  background: ${token('accent')};
  color: ${token('text-on-accent')};
  box-shadow: 0 0 0 2px ${token('canvas')};
  font-size: 0.6875rem;
  font-weight: ${token('weight-strong')};
  font-variant-numeric: tabular-nums;
  line-height: 1rem;
  text-align: center;
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`
