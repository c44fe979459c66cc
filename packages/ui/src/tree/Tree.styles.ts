import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'
import { WindowedRegion } from '../windowing/WindowedRegion.styles'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 12px;
  min-width: 0;
`

export const Caption = styled.span`
  min-width: 0;
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

export const Summary = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

/** The scroll container. */
export const Region = styled(WindowedRegion)`
  &[aria-invalid='true'] {
    border-color: ${token('danger')};
  }
  &[role='tree']:focus-visible {
    outline: 0;
  }
  &[data-faulty] {
    padding: 0;
    border: 0;
  }
  ${media.forcedColors} {
    &[aria-invalid='true'] {
      border-width: ${token('line-strong')};
    }
  }
`

export const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: ${token('row-compact')};
  padding-inline: calc(8px + ${token('target-min')}) 12px;

  &[data-inner] {
    padding-inline-start: calc(28px + ${token('target-min')});
  }
`
