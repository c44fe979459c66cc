import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** The highest picture. Narrow labels are drawn as narrow as this makes them. */
const MAX_HEIGHT = '13rem'

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) auto;
  justify-content: center;
  gap: ${token('space-2')};
`

/** The label, in its proportions. The picture of the label is white in every theme. */
export const Paper = styled.div<{ style: CSSProperties & { '--label-ratio': number } }>`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  align-items: center;
  box-sizing: border-box;
  inline-size: max(1.5rem, calc(${MAX_HEIGHT} * var(--label-ratio)));
  max-inline-size: min(100%, 26rem);
  overflow: hidden;
  max-block-size: ${MAX_HEIGHT};
  aspect-ratio: var(--label-ratio);
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius-tag')};
  background: ${token('surface')};
  color: ${token('text')};
  text-align: center;

  &[aria-busy='true'] > img {
    opacity: 0.5;
  }
  & > img {
    position: absolute;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`

const line = `${token('line')} solid ${token('border-strong')}`

/** The ruler of the height. */
export const Along = styled.div`
  display: grid;
  align-content: center;
  padding-inline-start: ${token('space-2')};
  border-inline-start: ${line};
`

/** The ruler of the width. */
export const Across = styled.div`
  padding-block-start: ${token('space-1')};
  border-block-start: ${line};
  text-align: center;
`

export const Side = styled.span`
  font-family: ${token('font-mono')};
  font-size: ${token('size-12')};
  color: ${token('text-muted')};
  white-space: nowrap;
`
