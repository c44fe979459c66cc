import { styled } from 'styled-components'
import { badgeShape } from '../badge/Badge.styles'
import { token } from '../tokens/tokens'

/** Outlined like every control. The usual state is plain and the exception is filled, so that it is easy to find in a list. */
export const Root = styled.button`
  ${badgeShape}
  position: relative;
  min-height: ${token('target-min')};
  padding-inline-end: 8px;
  border-color: ${token('border-strong')};
  background: ${token('surface')};
  color: ${token('text')};
  text-align: start;
  cursor: pointer;
  transition: background ${token('fast')} ${token('ease')};

  &:not(:has(> svg)) {
    padding-inline: 8px;
  }
  &:hover {
    background: ${token('sunken')};
    border-color: ${token('text')};
  }
  & > svg {
    color: ${token('text-muted')};
  }
  &[data-tone='success'] > svg {
    color: ${token('success')};
  }
  &[data-tone='warning'] > svg {
    color: ${token('warning')};
  }
  &[data-muted] {
    background: ${token('sunken')};
    color: ${token('text-muted')};
  }
  &[data-tone='danger'] {
    background: ${token('danger-subtle')};
    border-color: ${token('danger')};
    color: ${token('danger')};
  }
  &[data-tone='danger'] > svg {
    color: inherit;
  }
  /* Dashed: the save is pending. */
  &[aria-busy='true'] {
    border-style: dashed;
    color: ${token('text-muted')};
  }
  /* Dashed without a fill: cannot be changed here. */
  &[aria-disabled='true'],
  &[aria-disabled='true']:hover {
    border: ${token('line')} dashed ${token('border-strong')};
    background: transparent;
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > svg {
    color: inherit;
  }
`
