import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

/** Not centered vertically, so that it does not move when the content above it changes. */
export const Root = styled.div`
  display: grid;
  flex: 1;
  justify-items: center;
  align-content: start;
  gap: 4px;
  padding: 88px 24px;
  text-align: center;

  ${media.narrow} {
    padding: 48px ${token('gutter')};
  }
`

export const Plate = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: 12px;
  border: ${token('line')} dashed ${token('border-strong')};
  border-radius: ${token('radius-card')};
  color: ${token('text-muted')};

  &[data-tone='danger'] {
    border-style: solid;
    border-color: ${token('danger')};
    background: ${token('danger-subtle')};
    color: ${token('danger')};
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.5;
  }
`

export const Title = styled.h2`
  max-width: 100%;
  font-size: ${token('size-14')};
  letter-spacing: 0;
  overflow-wrap: anywhere;
`

export const Words = styled.div`
  max-width: 48ch;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
  text-wrap: balance;
  overflow-wrap: anywhere;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  max-width: 100%;
  margin-top: 14px;
`

export const Foot = styled.p`
  margin-top: 14px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  overflow-wrap: anywhere;
`
