import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  flex: none;
  min-height: 1.25rem;
  padding-inline: 5px 6px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  background: ${token('surface')};
  color: ${token('text')};
  font: ${token('weight-medium')} ${token('size-11')} / 1 ${token('font-mono')};
  white-space: nowrap;

  &[data-more] {
    padding-inline: 6px;
    color: ${token('text-muted')};
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`

/** A customer's color, beside the text and never under it. The inner edge keeps it visible on any background. */
export const Swatch = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 2px;
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  forced-color-adjust: none;
`

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  /* In a table the row height must not change. */
  :is(td, th) > & {
    flex-wrap: nowrap;
  }

  & > li {
    display: flex;
  }
  &[data-empty] {
    color: ${token('text-muted')};
  }
`
