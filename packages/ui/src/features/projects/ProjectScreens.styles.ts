import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The name of a project, and its badge beside it. */
export const NameCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  min-width: 0;
`

/** The sections of the Info tab beside each other, between rules. */
export const Sections = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));

  & > section + section {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;

    & > section + section {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

export const Notes = styled.div`
  padding: ${token('space-4')} ${token('gutter')};
  border-block-end: ${token('line')} solid ${token('border')};

  & > * {
    max-width: ${token('form-max')};
  }
`

/** Lines of a description stay lines. */
export const Lines = styled.span`
  white-space: pre-line;
`

export const LinkList = styled.ul`
  display: grid;
  gap: ${token('space-1')};
`

/** The content of a dialog, part below part. */
export const Stack = styled.div`
  display: grid;
  gap: ${token('space-4')};
  min-width: 0;
`

export const Affected = styled.section`
  & > h3 > span {
    margin-inline-start: ${token('space-2')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-text')};
    color: ${token('text-muted')};
  }
`
