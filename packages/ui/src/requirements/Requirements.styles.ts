import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

export const RequirementList = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding: ${token('space-3')};
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('canvas')};
  font-size: ${token('size-13')};
  & h2,
  & h3 {
    margin: 0;
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
    color: ${token('text-muted')};
  }
  & ul {
    display: grid;
    gap: ${token('space-1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: ${token('space-2')};
  }
  & li > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: 0.1875rem;
    stroke-width: 2;
    color: ${token('text-muted')};
  }
  & li[data-met='true'] > svg {
    color: ${token('success')};
  }
  /* The word wraps under its requirement when both do not fit on one line. */
  & p {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-2')};
    min-width: 0;
    margin: 0;
    line-height: 1.25rem;
  }
  & p > span {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    font-size: ${token('size-12')};
    color: ${token('text-muted')};
  }
`
