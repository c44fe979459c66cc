import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** What an action affects: a large figure above its words, three beside each other. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-block-start: ${token('space-2')};
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${token('space-2')} ${token('space-3')};
  }
  & > div + div {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  & dt {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 1rem;
  }
  & dd {
    font-size: ${token('size-24')};
    font-weight: ${token('weight-strong')};
    font-variant-numeric: tabular-nums;
    line-height: 2rem;
    overflow-wrap: anywhere;
  }
`
