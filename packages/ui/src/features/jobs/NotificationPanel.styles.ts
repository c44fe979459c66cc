import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The head of a group. */
export const Head = styled.h3`
  display: flex;
  align-items: center;
  gap: 6px;
  height: 2rem;
  padding-inline: 16px;
  border-block: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-strong')};
  letter-spacing: 0;

  & > span {
    color: ${token('text-muted')};
    font-weight: ${token('weight-text')};
    font-variant-numeric: tabular-nums;
  }
`

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 6px 10px;
  align-items: start;
  padding: 10px 16px;
  line-height: 1.25rem;

  & + & {
    border-top: ${token('line')} solid ${token('border')};
  }
  &[data-new]::before {
    content: '';
    position: absolute;
    inset-inline-start: 5px;
    top: 20px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: ${token('accent-text')};
  }
  ${media.forcedColors} {
    &[data-new]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
  /* A phone has the action below the words. */
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    & > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`

export const Plate = styled.span`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('canvas')};
  color: ${token('text-muted')};

  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
  &[data-state='running'] {
    color: ${token('accent-text')};
  }
  &[data-state='done'] {
    color: ${token('success')};
  }
  &[data-state='failed'] {
    color: ${token('danger')};
  }
`

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Title = styled.p`
  font-weight: ${token('weight-medium')};
  [data-new] > div > & {
    font-weight: ${token('weight-strong')};
  }
`

export const Details = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
`

/** Messages, and everything that is no list of jobs. */
export const Padded = styled.div`
  display: grid;
  gap: 8px;
  padding: 8px 16px 12px;
`

export const Foot = styled.p`
  padding: 8px 16px;
  border-top: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`
