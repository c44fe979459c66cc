import { css, styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

/** Size and font, shared with ToggleBadge. */
export const badgeShape = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  flex: none;
  max-width: 100%;
  min-height: ${token('badge')};
  padding-block: 1px;
  padding-inline: 5px 7px;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-tag')};
  font-size: ${token('size-12')};
  font-style: normal;
  font-weight: ${token('weight-medium')};
  line-height: ${token('leading-tight')};

  & > svg {
    flex: none;
    width: 0.8125rem;
    height: 0.8125rem;
    stroke-width: 2.25;
  }
`

export const Root = styled.span`
  ${badgeShape}
  background: ${token('sunken')};
  color: ${token('text-muted')};
  border-color: ${token('status-line')};

  &:not(:has(> svg)) {
    padding-inline: 7px;
  }
  &[data-tone='success'] {
    color: ${token('success')};
    background: ${token('success-subtle')};
  }
  &[data-tone='warning'] {
    color: ${token('warning')};
    background: ${token('warning-subtle')};
  }
  &[data-tone='danger'] {
    color: ${token('danger')};
    background: ${token('danger-subtle')};
  }
  &[data-tone='info'] {
    color: ${token('info')};
    background: ${token('info-subtle')};
  }
  /* Dashed: set elsewhere. */
  &[data-variant='fixed'] {
    background: transparent;
    border: ${token('line')} dashed ${token('border-strong')};
    color: ${token('text-muted')};
  }
  &[data-variant='text'] {
    padding-inline: 0;
    border-color: transparent;
    background: none;
  }
  ${media.forcedColors} {
    &[data-variant='text'] {
      border-color: Canvas;
    }
  }
`
