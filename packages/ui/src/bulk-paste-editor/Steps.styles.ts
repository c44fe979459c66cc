import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** The steps, ruled off from what they are steps of. */
export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};
  margin: 0;
  padding: ${token('space-3')} 0;
  border-block-end: ${token('line')} solid ${token('border')};
  list-style: none;
`

export const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('size-13')};

  & > span[aria-hidden] {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    border: ${token('line')} solid ${token('border-strong')};
    border-radius: ${token('radius-round')};
    font-size: ${token('size-12')};
    font-variant-numeric: tabular-nums;
  }
  & svg {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 2.5;
  }
  &[data-done] > span[aria-hidden] {
    border-color: ${token('success')};
    color: ${token('success')};
  }
  &[aria-current] {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  &[aria-current] > span[aria-hidden] {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
  }
`
