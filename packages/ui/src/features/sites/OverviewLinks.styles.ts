import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** Links side by side in one frame. The current one is filled. */
export const ViewLinks = styled.div`
  display: flex;

  & > a:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > a:last-child {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & > a[aria-current] {
    z-index: 1;
    border-color: ${token('accent')};
    background: ${token('accent-subtle')};
    color: ${token('accent-text')};
  }
`
