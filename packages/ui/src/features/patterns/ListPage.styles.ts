import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')} ${token('gutter')};
  & > [data-part='search'] {
    flex: 0 1 18.75rem;
  }
  /* Of one width, so that nothing moves when the licenses arrive. */
  & > [data-part='license'] {
    flex: 0 1 18rem;
    & > * {
      width: 100%;
    }
  }
  /* Of their height while their code loads. */
  & > [data-part='facets'] {
    min-height: ${token('control')};
  }
  & > [data-part='own'] {
    flex: none;
  }
  & > [data-part='view'] {
    display: flex;
    gap: ${token('space-2')};
    margin-inline-start: auto;
  }
  @media (max-width: 639px) {
    & > [data-part='search'],
    & > [data-part='license'],
    & > [data-part='facets'],
    & > [data-part='own'] {
      flex: 1 1 100%;
    }
    & > [data-part='license'] > *,
    & > [data-part='own'] > * {
      width: 100%;
    }
    & > [data-part='view'] {
      display: none;
    }
  }
`
