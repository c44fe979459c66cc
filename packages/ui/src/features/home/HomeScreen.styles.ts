import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

export const Body = styled.div`
  display: grid;
  gap: ${token('space-5')};
  padding: ${token('space-3')} ${token('gutter')} ${token('space-8')};
  & > p {
    max-width: 110ch;
    text-wrap: pretty;
    margin: 0;
    color: ${token('text-muted')};
  }
`

export const Lead = styled.div`
  padding: ${token('space-3')} ${token('gutter')} ${token('space-2')};
  &:empty {
    display: none;
  }
`

/** One ruled grid. Each cell overlaps the frame by a line, so that lines are never doubled. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  overflow: hidden;
  margin: 0;
  padding: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  list-style: none;
  &[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
    max-width: 30rem;
  }
  &[data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: 60rem;
  }
  @media (max-width: 1023px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) !important;
  }
`

export const Cell = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  gap: 8px 12px;
  align-items: start;
  margin: 0 calc(-1 * ${token('line')}) calc(-1 * ${token('line')}) 0;
  padding: 14px 16px;
  border-inline-end: ${token('line')} solid ${token('border')};
  border-bottom: ${token('line')} solid ${token('border')};

  & > a {
    grid-column: 2 / -1;
    align-self: end;
    justify-self: start;
  }
`

export const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('canvas')};
  color: ${token('text-muted')};
  & > svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
`

export const Name = styled.div`
  min-width: 0;
  & > h2 {
    margin: 0;
    font-size: ${token('size-14')};
    overflow-wrap: anywhere;
  }
  & > h2 > a {
    display: inline-block;
    padding-block: 2px;
    color: ${token('text')};
    text-decoration: none;
  }
  & > h2 > a:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  & > p {
    min-height: 1.125rem;
    margin: 0;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 1.125rem;
  }
`

export const Total = styled.span`
  min-width: 2rem;
  min-height: 1.75rem;
  font-size: ${token('size-20')};
  font-weight: ${token('weight-strong')};
  line-height: 1.75rem;
  font-variant-numeric: tabular-nums;
  text-align: end;
`
