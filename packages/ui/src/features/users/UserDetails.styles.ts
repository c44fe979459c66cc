import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Fields in two columns, under a heading. */
export const Group = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space-4')};
  margin: 0 0 ${token('space-6')};
  padding: 0;
  border: 0;
  min-width: 0;
  & > legend {
    padding: 0;
    margin-bottom: ${token('space-3')};
    font-size: ${token('size-16')};
    font-weight: ${token('weight-strong')};
    line-height: ${token('leading-tight')};
  }
  & > div {
    min-width: 0;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Explains the mark of required fields, at the end of the heading's line. */
export const Required = styled.p`
  /* In the line of the heading, and outside of the grid, whose gap would move the first field down. */
  position: absolute;
  inset-block-start: calc(-1 * (${token('space-3')} + 1.25rem));
  inset-inline-end: 0;
  font-size: ${token('size-12')};
  color: ${token('text-muted')};
`

export const History = styled.section`
  max-width: ${token('form-max')};
  & h2 {
    margin: 0 0 ${token('space-3')};
    font-size: ${token('size-16')};
  }
  & dl {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    gap: ${token('space-2')} ${token('space-5')};
    margin: 0;
    font-size: ${token('size-13')};
  }
  & dt {
    color: ${token('text-muted')};
  }
  & dd {
    margin: 0;
    min-height: 1.5em;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`
