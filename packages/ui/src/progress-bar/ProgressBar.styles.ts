import { keyframes, styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

const pass = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`

export const Root = styled.div`
  display: grid;
  gap: 4px;
  min-width: 0;
  font-size: ${token('size-13')};
  line-height: 1.25rem;

  &[data-layout='inline'] {
    grid-template-columns: minmax(4rem, 1fr) auto;
    gap: 12px;
    align-items: center;
    white-space: nowrap;
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Figure = styled.span`
  display: inline-flex;
  /* Aligned to the label, because the icon has no baseline. */
  align-items: baseline;
  justify-content: end;
  gap: 4px;
  min-width: 2.75rem;
  max-width: 100%;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  text-align: end;

  & > svg {
    flex: none;
    align-self: center;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
    color: ${token('warning')};
  }
  &[data-level='over'],
  &[data-level='over'] > svg {
    color: ${token('danger')};
  }
`

/** The text in place of the bar. */
export const NotApplicable = styled.span`
  color: ${token('text-muted')};
`

export const Track = styled.div`
  position: relative;
  height: 8px;
  min-width: 4rem;
  border-radius: 2px;
  background: ${token('sunken')};
  box-shadow: inset 0 0 0 1px ${token('border-strong')};
  overflow: hidden;

  ${media.forcedColors} {
    border: ${token('line')} solid CanvasText;
  }
`

export const Fill = styled.div`
  height: 100%;
  background: ${token('accent')};
  transition: inline-size ${token('slow')} ${token('ease')};

  &[data-level='near'] {
    background: ${token('highlight')};
    box-shadow: inset 0 0 0 1px ${token('highlight-line')};
  }
  &[data-level='over'] {
    background: ${token('danger-solid')};
  }
  &[data-unknown] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 30%;
    width: 40%;
    animation: ${pass} ${token('pulse')} linear infinite;
  }
  ${media.forcedColors} {
    &,
    &[data-level] {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`
