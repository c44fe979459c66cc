import { styled } from 'styled-components'
import { media, token } from '../../../tokens/tokens'

export const Lists = styled.div`
  display: grid;
  gap: ${token('space-6')};
  max-width: calc(${token('form-max')} + 2 * ${token('gutter')});
  padding: ${token('space-5')} ${token('gutter')} ${token('space-8')};
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  list-style: none;
`

export const Row = styled.li`
  --box: calc(${token('icon')} + ${token('space-2')});
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 6rem;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-height: ${token('row')};
  padding: ${token('space-2')} ${token('space-3')};

  & + & {
    border-top: ${token('line')} solid ${token('border')};
  }
  &[data-change]::before {
    content: '';
    position: absolute;
    inset-block: ${token('space-2')};
    inset-inline-start: 3px;
    width: 3px;
    border-radius: 2px;
    background: ${token('highlight-line')};
  }
  & > [data-part='choice'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 2px ${token('space-2')};
    min-width: 0;
    padding-inline-start: var(--box);
  }
  /* Badge and description are aligned with the label, not with the checkbox. */
  & > [data-part='choice'] > :first-child {
    max-width: calc(100% + var(--box));
    margin-inline-start: calc(-1 * var(--box));
  }
  & [data-part='change'] {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 1.5rem;
  }
  & [data-part='description'] {
    flex: 1 0 100%;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    display: flex;
    flex-wrap: wrap;
    padding-inline-start: calc(${token('space-3')} + var(--box));
    & > [data-part='choice'] {
      flex: 1 0 calc(100% + var(--box));
      margin-inline-start: calc(-1 * var(--box));
    }
  }
`

export const Seats = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  font-variant-numeric: tabular-nums;
  text-align: end;
  overflow-wrap: anywhere;

  ${media.narrow} {
    text-align: start;
    /* Goes under the tag before a word is broken. */
    overflow-wrap: break-word;
  }
`

/** Placeholder rows that are loading. */
export const Rows = styled.div`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-5')} ${token('gutter')};
`

/** The two answers of a question. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-2')};
`
