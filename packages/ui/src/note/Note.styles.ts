import { css, styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

/** Background and icon color by `data-tone`; shared with Banner. */
export const toned = css`
  &[data-tone='info'] {
    background: ${token('info-subtle')};
  }
  &[data-tone='info'] > svg {
    color: ${token('info')};
  }
  &[data-tone='warning'] {
    background: ${token('warning-subtle')};
  }
  &[data-tone='warning'] > svg {
    color: ${token('warning')};
  }
  &[data-tone='danger'] {
    background: ${token('danger-subtle')};
  }
  &[data-tone='danger'] > svg {
    color: ${token('danger')};
  }
  &[data-tone='success'] {
    background: ${token('success-subtle')};
  }
  &[data-tone='success'] > svg {
    color: ${token('success')};
  }
`

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 8px 11px;
  border: ${token('line')} solid ${token('status-line')};
  border-radius: ${token('radius')};
  font-size: ${token('size-13')};
  line-height: 1.25rem;

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 2px;
    stroke-width: 1.75;
  }
  ${toned}
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

export const Text = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Action = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-self: flex-start;
  gap: 8px;
  max-width: 100%;
  /* A button is taller than a line of text, and must not make the note taller. */
  margin-block: -4px;
`
