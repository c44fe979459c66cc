import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../../tokens/tokens'

/** The axis stays; the months scroll. */
export const Root = styled.figure`
  /* Contains the visually hidden table, so that it does not widen the page. */
  position: relative;
  display: flex;
  margin: 0;

  & svg {
    display: block;
    flex: none;
    font-family: ${token('font-sans')};
  }
  & text {
    fill: ${token('text-muted')};
  }
  & line {
    stroke: ${token('border')};
    shape-rendering: crispEdges;
  }
  & [data-axis] line,
  & [data-limit] {
    stroke: ${token('border-strong')};
  }
  & rect {
    fill: ${token('accent-subtle')};
    stroke: ${token('accent')};
    shape-rendering: crispEdges;
  }
  & rect[data-chosen] {
    fill: ${token('accent')};
  }
  & text[data-value],
  & text[data-chosen] {
    fill: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  & text[data-chosen] {
    font-weight: ${token('weight-strong')};
  }
  /* Colors of SVG are not forced by the browser. */
  ${media.forcedColors} {
    & text,
    & text[data-value],
    & text[data-chosen] {
      fill: CanvasText;
    }
    & line,
    & rect {
      stroke: CanvasText;
    }
    /* The line of the limit must stay distinct. */
    & .visx-rows {
      display: none;
    }
    & rect {
      fill: Canvas;
    }
    & rect[data-chosen] {
      fill: Highlight;
    }
  }
`

/** Names the line of the limit, wherever the months are scrolled to. */
export const Limit = styled.span`
  position: absolute;
  padding: 0 ${token('space-1')};
  border-radius: ${token('radius-tag')};
  background: ${token('canvas')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1rem;
  pointer-events: none;
`

export const Months = styled.div`
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  ${focusRingInset}
`
