import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** Buttons without gaps, with shared borders. */
export const Split = styled.div`
  display: inline-flex;

  & > button {
    margin-inline-start: calc(${token('line')} * -1);
    border-radius: 0;
  }
  & > button:first-child {
    margin-inline-start: 0;
    border-start-start-radius: ${token('radius')};
    border-end-start-radius: ${token('radius')};
  }
  & > button:last-child {
    border-start-end-radius: ${token('radius')};
    border-end-end-radius: ${token('radius')};
  }
  & > [aria-pressed='true'],
  & > :focus-visible {
    z-index: 1;
  }
`
