import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-width: 0;
  max-width: 100%;
`

/** Always rendered, so that screen readers announce what appears in it. Takes no space while empty. */
export const Problem = styled.span`
  display: flex;
  gap: 5px;
  min-width: 0;
  color: ${token('danger')};
  font-size: ${token('size-12')};
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:empty {
    position: absolute;
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
    margin-top: 1px;
  }
`
