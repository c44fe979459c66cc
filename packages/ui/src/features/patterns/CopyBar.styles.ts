import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** What is selected, in words. */
export const BarFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  font-variant-numeric: tabular-nums;
`

/** The keys of the lists. */
export const Keys = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  ${media.folded} {
    display: none;
  }
`

/** The key of the button, in its color. */
export const Key = styled.span`
  & kbd {
    border-color: currentcolor;
    background: none;
    color: inherit;
  }
  ${media.folded} {
    display: none;
  }
`
