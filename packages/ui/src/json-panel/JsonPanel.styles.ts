import styled from 'styled-components'
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
  line-height: 1.125rem;
  tab-size: 2;
  ${focusRingInset}
`

/**
 * Some lines with their numbers. The browser draws only those in view, and knows the height of the others by their count,
 * so that a very long text costs as little as a short one and is found by the browser's own search.
 */
export const Chunk = styled.div`
  display: grid;
  grid-template-columns: var(--json-gutter) minmax(0, max-content);
  width: max-content;
  min-width: 100%;
  content-visibility: auto;
  contain-intrinsic-size: auto 40rem auto calc(var(--json-lines) * 1.125rem);

  & > pre {
    margin: 0;
    font: inherit;
    white-space: pre;
  }
  & > pre:first-child {
    padding-inline: 12px;
    color: ${token('text-muted')};
    text-align: end;
    user-select: none;
  }
  & > pre:last-child {
    padding-inline-end: 16px;
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
