import { styled } from 'styled-components'
import { token } from '../tokens/tokens'

/** The scroll container of `useWindow`. Its only child is as high as all rows. With `data-message` it contains a sentence instead. */
export const WindowedRegion = styled.div`
  position: relative;
  min-width: 0;
  min-height: ${token('row')};
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  overflow: auto;
  overscroll-behavior: contain;

  &[data-message] {
    padding: 8px 11px;
    font-size: ${token('size-13')};
    line-height: 1.25rem;
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
`
