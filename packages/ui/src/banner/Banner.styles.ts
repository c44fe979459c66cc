import { styled } from 'styled-components'
import { toned } from '../note/Note.styles'
import { media, token } from '../tokens/tokens'

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 10px;
  min-width: 0;
  padding: 6px ${token('gutter')};
  border-bottom: ${token('line')} solid ${token('border')};
  background: ${token('surface')};
  color: ${token('text')};
  font-size: ${token('size-13')};
  line-height: 1.25rem;

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    margin-top: 4px;
    stroke-width: 1.75;
  }
  ${toned}
  /* Amber and black: only for a test environment. */
  &[data-tone='hatch'] {
    padding-inline-start: calc(${token('gutter')} + 14px);
    background: ${token('warning-subtle')};
  }
  &[data-tone='hatch'] > svg {
    color: ${token('warning')};
  }
  &[data-tone='hatch']::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 12px;
    background: repeating-linear-gradient(-45deg, ${token('highlight')} 0 6px, ${token('text-on-highlight')} 6px 12px);
  }
  ${media.forcedColors} {
    border-block-end-width: ${token('line-strong')};
    &[data-tone='hatch']::before {
      forced-color-adjust: none;
    }
  }
`

export const Words = styled.div`
  /* Narrow enough that the close button stays beside the text on a phone, with large text too. */
  flex: 1 1 min(200px, 60%);
  min-width: 0;
  padding-block: 2px;
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 100%;
  /* A button is taller than a line of text, and must not make a banner of one line taller. */
  margin-block: -2px;
`
