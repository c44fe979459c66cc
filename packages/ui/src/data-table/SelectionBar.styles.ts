import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

export const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: ${token('dock')};
  padding: 8px ${token('gutter')};
  border-top: ${token('line-strong')} solid ${token('accent')};
  background: ${token('accent-subtle')};
  color: ${token('text')};
  font-size: ${token('size-13')};

  [data-layout='framed'] & {
    padding-inline: 12px;
  }
`

export const Facts = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-width: 0;
`

export const Count = styled.span`
  font-weight: ${token('weight-medium')};
  font-variant-numeric: tabular-nums;
`

/** Shortcut hint. Hidden on narrow screens and on touch devices. */
export const Key = styled.kbd`
  ${media.narrow} {
    display: none;
  }
  @media (pointer: coarse) {
    display: none;
  }
`

/** Actions for the selected rows. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`
