import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

export const Ruler = styled.div`
  display: grid;
  min-width: 0;
`

export const Track = styled.div`
  position: relative;
  height: 14px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-tag')} ${token('radius-tag')} 0 0;
  background: ${token('surface')};
  overflow: hidden;

  &[data-state='exact'] {
    --weight-fill: ${token('accent')};
  }
  &[data-state='left'],
  &[data-state='over'] {
    --weight-fill: ${token('highlight')};
  }
`

export const Fill = styled.div`
  display: flex;
  height: 100%;
`

/** One row, with a line between it and the next. */
export const Segment = styled.i`
  flex: none;
  height: 100%;
  background: var(--weight-fill);
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  border-inline-end: ${token('line')} solid ${token('surface')};

  [data-dense] & {
    border: 0;
    box-shadow: none;
  }
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    border-color: Canvas;
  }
`

/** The part beyond 100. The text beside the sum says the same. */
export const Beyond = styled.i`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  background: ${token('danger-subtle')};
  border-inline-start: ${token('line-strong')} solid ${token('danger')};
  box-shadow: inset 0 -5px 0 ${token('danger')};

  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Canvas;
    border-color: CanvasText;
    box-shadow: inset 0 -5px 0 CanvasText;
  }
`

export const Ticks = styled.div`
  height: 6px;
  background: repeating-linear-gradient(90deg, ${token('border-strong')} 0 1px, transparent 1px 10%) 0 0 / 100% 6px
    no-repeat;
  border-inline-end: ${token('line')} solid ${token('border-strong')};

  ${media.forcedColors} {
    forced-color-adjust: none;
    background-image: repeating-linear-gradient(90deg, CanvasText 0 1px, transparent 1px 10%);
  }
`

export const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${token('text-muted')};
  font: ${token('weight-medium')} ${token('size-11')} / 1rem ${token('font-mono')};
`
