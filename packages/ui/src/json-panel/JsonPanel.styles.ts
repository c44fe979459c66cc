import { styled } from 'styled-components'
import { focusRingInset, token } from '../tokens/tokens'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  overflow: clip;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${token('head-row')};
  padding-inline: 12px 4px;
  border-bottom: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
  font-size: ${token('size-12')};
`

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: 4px;
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
`

export const Remark = styled.div`
  padding: 8px;
  border-bottom: ${token('line')} solid ${token('border')};
`

export const Region = styled.div`
  max-height: min(24rem, 60vh);
  padding-block: 8px;
  overflow: auto;
  overscroll-behavior: contain;
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  /* A line is as high as the smallest allowed target, for the button that folds a part. */
  line-height: ${token('target-min')};
  tab-size: 2;
  ${focusRingInset}
`

/** While a large text is being formatted. */
export const Pending = styled.p`
  padding-inline: 12px;
  color: ${token('text-muted')};
`

/**
 * Lines with their numbers. The browser renders only chunks in view, and reserves the height of the others by their number of lines. A very
 * long text is as fast as a short one, and find-in-page still finds everything.
 */
export const Chunk = styled.div`
  display: grid;
  grid-template-columns: var(--json-gutter) minmax(0, max-content);
  width: max-content;
  min-width: 100%;
  content-visibility: auto;
  contain-intrinsic-size: auto 40rem auto calc(var(--json-lines) * ${token('target-min')});

  & pre {
    margin: 0;
    font: inherit;
    white-space: pre;
  }
  & > pre {
    padding-inline: 12px 8px;
    color: ${token('text-muted')};
    text-align: end;
    user-select: none;
  }
`

/** The text, with space for the buttons before it. */
export const Lines = styled.div`
  padding-inline: ${token('target-min')} 16px;
`

/** A line that can be folded. */
export const Line = styled.div`
  position: relative;
`

export const Fold = styled.button`
  position: absolute;
  inset: 0 auto auto calc(-1 * ${token('target-min')});
  width: ${token('target-min')};
  height: ${token('target-min')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  color: ${token('text-muted')};
  cursor: pointer;
  ${focusRingInset}

  /* A chevron from two borders, because an icon would add elements to each of many thousand buttons. */
  &::before {
    content: '';
    position: absolute;
    inset: 50% auto auto 50%;
    width: 0.3rem;
    height: 0.3rem;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: translate(-65%, -50%) rotate(-45deg);
  }
  &[aria-expanded='true']::before {
    transform: translate(-50%, -65%) rotate(45deg);
  }
  &:hover {
    background: ${token('hover')};
    color: ${token('text')};
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 6px 12px;
  border-top: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`
