import { styled } from 'styled-components'
import { focusRing, token } from '../../../tokens/tokens'

export const Content = styled.div`
  min-width: 0;
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  padding: 12px 12px 12px 16px;
  border-block-end: ${token('line')} solid ${token('border')};

  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & h2 {
    margin: 0;
    font-size: ${token('size-16')};
    font-weight: ${token('weight-strong')};
  }
  & p {
    margin: 0;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
`

export const Swatch = styled.i`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  margin-inline-end: 6px;
  border-radius: 3px;
  vertical-align: -1px;
  forced-color-adjust: none;
`

export const Group = styled.section`
  padding: 10px 12px 8px 16px;

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  min-height: 1.5rem;
  color: ${token('text-muted')};

  & > h3 {
    margin: 0;
    color: ${token('text')};
    font-size: ${token('size-14')};
    font-weight: ${token('weight-strong')};
  }
  & > p {
    margin: 0;
    margin-inline-start: auto;
    font-size: ${token('size-12')};
  }
`

export const LinkList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const LinkItem = styled.li`
  display: grid;
  grid-template-columns: 1.125rem minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 8px;
  padding-block: 4px;
  font-size: ${token('size-13')};
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
    margin-block-start: 5px;
    color: ${token('text-muted')};
    stroke-width: 2;
  }
  & small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  &[data-invalid] > svg,
  &[data-invalid] small {
    color: ${token('danger')};
  }
  & > kbd {
    margin-block-start: 2px;
  }
`

/** Goes to the card of an item. */
export const Target = styled.button`
  min-height: ${token('target-min')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius-tag')};
  background: none;
  color: ${token('text')};
  font: inherit;
  font-weight: ${token('weight-medium')};
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  ${focusRing}

  &:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
`

export const None = styled.p`
  margin: 0;
  padding-block: 2px 4px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: 10px 16px 14px;
  border-block-start: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`
