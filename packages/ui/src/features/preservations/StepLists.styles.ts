import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** Name and projects, above the lists. */
export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
  gap: ${token('space-4')};
  align-items: start;
  padding: ${token('space-5')} ${token('gutter')};
  border-block-end: ${token('line')} solid ${token('border')};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The lists, and the keys at the end of the page. */
export const Editor = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

/** Both lists beside each other. */
export const Lists = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  background: ${token('canvas')};

  & > section + section {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  ${media.folded} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;

    & > section + section {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

/** One list with its heading. */
export const List = styled.section`
  min-width: 0;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-6')};

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    min-height: ${token('control')};
  }
  & h2 {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-2')};
    align-items: baseline;
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & h2 > span {
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-text')};
  }
  & > p {
    margin-block: ${token('space-1')} ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
  & > strong {
    display: block;
    margin-block-end: ${token('space-2')};
    color: ${token('danger')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
`

/** Name, interval and unit of a step. */
export const columns = `minmax(0, 1fr) 4.75rem 5.75rem`

/** The frame of the rows. */
export const Rows = styled.div`
  overflow: clip;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};

  /* The width of the buttons of a row: a recurring step has one more. */
  --tools: 5.25rem;

  &[data-type='1'] {
    --tools: 7rem;
  }
  &[data-read-only] {
    --tools: 0px;
  }
  &[data-read-only][data-type='1'] {
    --tools: 1.75rem;
  }
  &[data-over] {
    border-color: ${token('accent')};
  }
  & > p {
    padding: ${token('space-4')} ${token('space-3')};
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** The names of the columns, for the eye alone: each field has a label of its own. */
export const ColumnNames = styled.div`
  display: grid;
  grid-template-columns: ${columns} var(--tools);
  gap: ${token('space-2')};
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} 2.125rem;
  border-block-end: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-medium')};

  ${media.narrow} {
    display: none;
  }
`

/** The keys of the editor, always visible below the lists. */
export const Keys = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} ${token('space-5')};
  margin: 0;
  padding: ${token('space-3')} ${token('gutter')};
  border-block-start: ${token('line')} solid ${token('border')};
  font-size: ${token('size-12')};

  & > div {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
  }
  & dt {
    display: flex;
    gap: ${token('space-1')};
  }
  & kbd {
    display: inline-flex;
    align-items: center;
  }
  & dd {
    margin: 0;
    color: ${token('text-muted')};
  }
`
