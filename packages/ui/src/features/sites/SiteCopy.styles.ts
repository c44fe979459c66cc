import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** Everything under the tabs of the project. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
`

/** The source, and where copies go. */
export const SourceBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space-3')} ${token('space-4')};
  min-width: 0;
  padding: ${token('space-4')} ${token('gutter')};

  & > [role='radiogroup'] {
    margin-inline-start: auto;
  }
  ${media.medium} {
    & > [role='radiogroup'] {
      margin-inline-start: 0;
    }
  }
`

/** Why nothing can be copied, above everything. */
export const ReadOnly = styled.div`
  padding: ${token('space-3')} ${token('gutter')} 0;
`

export const SourceChoice = styled.div`
  flex: 1 1 20rem;
  min-width: 0;
  max-width: 28rem;
  ${media.narrow} {
    max-width: none;
  }
`

export const Target = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  min-height: ${token('row-compact')};
  margin: 0;
  font-size: ${token('size-13')};
  overflow-wrap: anywhere;
  & svg {
    flex: none;
  }
`

/** The tree can shrink. */
export const SourceTree = styled.div`
  min-width: 0;
`
