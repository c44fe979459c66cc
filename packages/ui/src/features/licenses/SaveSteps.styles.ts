import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

export const Panel = styled.section`
  position: relative;
  padding: 14px ${token('gutter')} 16px;
  border-block: ${token('line')} solid ${token('border')};
  background: ${token('danger-subtle')};
  font-size: ${token('size-13')};

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px;
    background: ${token('danger')};
    forced-color-adjust: none;
  }
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 10px;

  & > svg {
    width: 20px;
    height: 20px;
    color: ${token('danger')};
  }
  & h2 {
    justify-self: start;
    font-size: ${token('size-14')};
    line-height: 20px;
    scroll-margin-block: 16px;
  }
  ${media.narrow} {
    grid-template-columns: 20px minmax(0, 1fr);

    & > button {
      grid-column: 2;
      justify-self: start;
      margin-block-start: ${token('space-2')};
    }
  }
`

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 12px 0 0 30px;
  padding: 0;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  list-style: none;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline-start: 0;
  }
`

export const Step = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 10px;
  min-width: 0;
  padding: 8px 12px 9px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & + & {
    border-inline-start: ${token('line')} solid ${token('border-strong')};
  }
  & > svg {
    width: 16px;
    height: 16px;
    margin-block-start: 2px;
    color: var(--step);
  }
  & b {
    margin-inline-end: 8px;
    font-weight: ${token('weight-medium')};
  }
  & small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 18px;
  }
  --step: ${token('text-muted')};
  &[data-state='saved'] {
    --step: ${token('success')};
  }
  &[data-state='failed'] {
    --step: ${token('danger')};
  }
  ${media.narrow} {
    & + & {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border-strong')};
    }
  }
`

export const Word = styled.span`
  color: var(--step);
  font-weight: ${token('weight-medium')};
`
