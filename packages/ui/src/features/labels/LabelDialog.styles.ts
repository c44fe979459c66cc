import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The labels to choose from beside the chosen one; below each other on a narrow screen. */
export const Choice = styled.div`
  display: grid;
  gap: ${token('space-5')};

  &[data-has-choices] {
    grid-template-columns: minmax(12rem, 1fr) minmax(0, 2fr);
  }
  ${media.narrow} {
    &[data-has-choices] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
  min-width: 0;
`

export const Faults = styled.div`
  grid-column: 1 / -1;

  & ul {
    margin-block-start: ${token('space-1')};
    padding-inline-start: ${token('space-5')};
    list-style: disc;
  }
`

export const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
`

/** Many failed labels scroll, so that the buttons stay in reach. */
export const FailedList = styled.div`
  max-block-size: 12rem;
  margin-block-start: ${token('space-2')};
  overflow: auto;

  & h3 {
    margin-block: ${token('space-2')} ${token('space-1')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-strong')};
  }
  & ul {
    padding-inline-start: ${token('space-5')};
    list-style: disc;
  }
  & li {
    overflow-wrap: anywhere;
  }
  & li > span {
    margin-inline-start: ${token('space-2')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
`

/** What happens now, below the label. */
export const State = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-5')};

  &:empty {
    display: none;
  }
`

export const Quiet = styled.p`
  margin-block-start: ${token('space-3')};
  color: ${token('text-muted')};
  font-size: ${token('size-13')};

  ${Details} > &,
  ${State} > & {
    margin-block-start: 0;
  }
`
