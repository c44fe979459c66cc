import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The statuses, and the automatic ones beside them. */
export const Equipment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div:first-child > p,
  & > div:first-child > div {
    padding: ${token('space-3')} ${token('space-4')};
  }
`

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')} ${token('space-4')};
  border-inline-start: ${token('line')} solid ${token('border')};
  ${media.medium} {
    border-inline-start: 0;
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const AddStatus = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space-2')};
`

export const Uses = styled.ul`
  display: grid;
  gap: ${token('space-1')};
  margin: ${token('space-2')} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${token('size-13')};

  & > li {
    padding-block-start: ${token('space-1')};
    border-block-start: ${token('line')} solid ${token('border')};
    overflow-wrap: anywhere;
  }
`

/** The new name of a status, below what it changes. */
export const RenameForm = styled.form`
  display: grid;
  gap: ${token('space-3')};
  & > p {
    margin: 0;
  }
`
