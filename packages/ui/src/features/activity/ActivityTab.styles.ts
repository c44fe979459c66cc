import { styled } from 'styled-components'
import { focusRingInset, token } from '../../tokens/tokens'

/** The list can be in a pane beside another list, so its own width decides. */
const medium = '@container activity (max-width: 1023px)'
const narrow = '@container activity (max-width: 639px)'

export const Timeline = styled.div`
  container: activity / inline-size;
  font-size: ${token('size-13')};
  line-height: 20px;
`

export const DayHead = styled.h2`
  position: sticky;
  top: var(--sw-sticky-top, ${token('topbar')});
  z-index: ${token('z-sticky')};
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${token('head-row')};
  padding: 0 ${token('gutter')};
  border-bottom: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
  font-size: ${token('size-13')};
  letter-spacing: 0;

  section + section > & {
    border-top: ${token('line')} solid ${token('border')};
  }
  & > span {
    font-weight: ${token('weight-text')};
    color: ${token('text-muted')};
  }
`

export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 104px 32px minmax(0, 1fr) 216px 152px;
  gap: 4px 16px;
  padding: 11px ${token('gutter')};

  &:hover {
    background: ${token('hover')};
  }
  /* The line that joins the marks of a day. */
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(${token('gutter')} + 134px);
    inset-block: 0;
    width: 1px;
    background: ${token('border-strong')};
  }
  &:first-child::before {
    top: 16px;
  }
  &:last-child::before {
    bottom: calc(100% - 26px);
  }
  &:only-child::before {
    content: none;
  }
  & + &::after {
    content: '';
    position: absolute;
    top: 0;
    inset-inline: calc(${token('gutter')} + 168px) ${token('gutter')};
    height: 1px;
    background: ${token('border')};
  }
  &[data-plain] {
    grid-template-columns: 104px 32px minmax(0, 1fr) 216px;
  }

  ${medium} {
    &,
    &[data-plain] {
      grid-template-columns: 104px 32px minmax(0, 1fr) 180px;
    }
  }
  ${narrow} {
    &,
    &[data-plain] {
      grid-template-columns: 30px minmax(0, 1fr);
      gap: 2px 12px;
    }
    &::before {
      inset-inline-start: calc(${token('gutter')} + 15px);
    }
    & + &::after {
      inset-inline-start: calc(${token('gutter')} + 42px);
    }
  }
`

export const When = styled.time`
  padding-top: 5px;
  text-align: end;
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;

  & > span {
    display: block;
    font-size: ${token('size-12')};
    line-height: 18px;
  }
  ${narrow} {
    grid-row: 1;
    grid-column: 2;
    text-align: start;
    font-size: ${token('size-12')};
    & > span {
      display: inline;
      margin-inline-start: 8px;
    }
  }
`

export const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: 50%;
  background: ${token('surface')};
  color: ${token('text-muted')};

  &[data-alarming] {
    border-color: ${token('danger')};
    background: ${token('danger-subtle')};
    color: ${token('danger')};
  }
  ${narrow} {
    grid-row: 1 / span 4;
    grid-column: 1;
  }
`

export const What = styled.div`
  min-width: 0;
  padding-top: 5px;
  overflow-wrap: anywhere;

  ${narrow} {
    grid-column: 2;
    padding-top: 0;
  }
`

export const Sentence = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  font-size: ${token('size-14')};
  font-weight: ${token('weight-medium')};
  letter-spacing: 0;
  line-height: 20px;
`

export const Kind = styled.span`
  padding: 0 6px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  background: ${token('surface')};
  color: ${token('text-muted')};
  font-size: ${token('size-11')};
  line-height: 18px;
`

export const Lines = styled.ul`
  display: grid;
  gap: 3px;
  padding-top: 4px;

  b {
    font-weight: ${token('weight-medium')};
  }
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(108px, max-content) minmax(0, 1fr);
  gap: 8px;

  ${narrow} {
    display: block;
    & > span + span {
      margin-inline-start: 4px;
    }
  }
`

export const Before = styled.span`
  color: ${token('text-muted')};
`

export const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding-top: 4px;
`

/** All names of a list, in a frame. */
export const Opened = styled.div`
  margin-top: 6px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  overflow: hidden;
  background: ${token('surface')};
`

export const OpenedHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 6px 6px 6px 12px;
  border-bottom: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};

  & > b {
    font-weight: ${token('weight-medium')};
  }
  & > :nth-child(2) {
    flex: 0 1 12rem;
    margin-inline-end: auto;
  }
  ${narrow} {
    & > :nth-child(2) {
      flex: 1 1 100%;
    }
  }
`

export const OpenedList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: 0 16px;
  max-height: 11rem;
  overflow: auto;
  padding: 8px 12px;
  ${focusRingInset}

  & > li {
    display: flex;
    align-items: baseline;
    gap: 6px;
    line-height: 26px;
  }
  & > li > svg {
    flex: none;
    color: ${token('highlight-line')};
  }
  & > [data-kind='added'] > svg {
    color: ${token('success')};
  }
  & > [data-kind='removed'] > svg {
    color: ${token('danger')};
  }
`

export const OpenedFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: ${token('control-small')};
  padding: 4px 6px 4px 12px;
  border-top: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Failed = styled.span`
  color: ${token('danger')};
`

export const Muted = styled.p`
  padding-top: 4px;
  color: ${token('text-muted')};
`

export const Who = styled.div`
  min-width: 0;
  padding-top: 5px;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${token('weight-medium')};
  }
  & > span {
    display: block;
    font-size: ${token('size-12')};
    line-height: 18px;
    color: ${token('text-muted')};
  }
  ${narrow} {
    grid-column: 2;
    & > span {
      display: inline;
      margin-inline-start: 8px;
    }
  }
`

export const Where = styled.div`
  min-width: 0;
  padding-top: 5px;
  overflow-wrap: anywhere;

  ${medium} {
    grid-column: 4;
  }
  ${narrow} {
    grid-column: 2;
    padding-top: 0;
  }
`

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 10px;
  padding: 20px ${token('gutter')} 32px;
  border-top: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
`
