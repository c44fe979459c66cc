import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** What is new beside what is overwritten. */
export const Parts = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};

  & > * + * {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  ${media.narrow} {
    grid-auto-flow: row;
    & > * + * {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

export const Part = styled.section`
  min-width: 0;
  padding: ${token('space-3')} ${token('space-4')};
  overflow-wrap: anywhere;

  & h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-2')};
    margin: 0 0 ${token('space-2')};
    font-size: ${token('size-14')};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & :is(li, p) {
    margin: 0;
    padding-block: 6px;
    border-block-start: ${token('line')} solid ${token('border')};
    font-size: ${token('size-13')};
  }
  & :is(small, p) {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  & small[data-tone='danger'] {
    color: ${token('danger')};
  }
`

/** The question about archived sites. */
export const Question = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    padding: 0;
    margin-block-end: ${token('space-1')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
  }
`

/** What Escape does, at the start of the footer. */
export const Escape = styled.span`
  margin-inline-end: auto;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  ${media.narrow} {
    display: none;
  }
`
