import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** A row for each environment. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  list-style: none;
`

/** Name and address, state, action, with the edge of its kind: solid for production, hatched for a test, dashed while it is not linked. */
export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9rem 8rem;
  gap: 2px ${token('space-4')};
  align-items: center;
  min-height: 60px;
  padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} 30px;
  font-size: ${token('size-13')};

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 12px;
    border-inline-end: ${token('line')} solid ${token('border')};
    background: ${token('sunken')};
  }
  &[data-kind='production']::before {
    background: ${token('text')};
  }
  &[data-kind='test']::before {
    background: repeating-linear-gradient(-45deg, ${token('highlight')} 0 6px, ${token('text-on-highlight')} 6px 12px);
  }
  &[data-off]::before {
    border-inline-end: ${token('line')} dashed ${token('border-strong')};
    background: none;
  }
  &[data-off] b {
    color: ${token('text-muted')};
  }
  ${media.forcedColors} {
    &::before {
      forced-color-adjust: none;
    }
  }
  & b {
    margin-inline-end: ${token('space-2')};
    font-weight: ${token('weight-medium')};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 1.125rem;
    overflow-wrap: anywhere;
  }
  & small[data-host] {
    font-family: ${token('font-mono')};
  }
  & > :nth-child(3) {
    justify-self: end;
    min-width: 88px;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${token('space-2')} 10px ${token('space-2')} ${token('space-6')};
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

/** Why a link failed, below its row. */
export const Failure = styled.p`
  grid-column: 1 / -1;
  display: flex;
  gap: 6px;
  margin: 0;
  color: ${token('danger')};
  font-size: ${token('size-12')};
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
  & code {
    font-family: ${token('font-mono')};
  }
`

/** What the links mean, below the rows. */
export const Help = styled.p`
  display: flex;
  gap: 6px;
  margin: 10px 0 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 1px;
  }
`
