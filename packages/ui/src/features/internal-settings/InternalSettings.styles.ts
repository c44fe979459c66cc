import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** A section of the tab with its heading. */
export const Part = styled.section`
  padding: ${token('space-5')} ${token('gutter')} ${token('space-6')};

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')} ${token('space-4')};
    margin-block-end: ${token('space-3')};
  }
  & h2 {
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & > p {
    margin-block-end: ${token('space-3')};
    color: ${token('text-muted')};
  }
`

/** The two codes beside each other, one below the other on a phone. */
export const Codes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${token('space-4')} ${token('space-6')};
  max-width: ${token('form-max')};
`

export const Filter = styled.div`
  flex: 0 1 18.75rem;
`

/** The combo box that adds an override. */
export const Adding = styled.div`
  max-width: 24rem;
  margin-block-end: ${token('space-4')};
`
