import { styled } from 'styled-components'
import { media, token } from '../../../tokens/tokens'
import { RulerBar } from '../WorkflowEditor.styles'

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
`

export const Notice = styled.div`
  padding: ${token('space-2')} ${token('gutter')} 0;
`

/** Each phase is filled as far as it is done. */
export const ProgressBarOfPhases = styled(RulerBar)`
  height: 2.125rem;

  & > li {
    position: relative;
    justify-content: space-between;
    isolation: isolate;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset: 0 auto 4px 0;
    width: var(--done);
    background: ${token('accent-subtle')};
    z-index: -1;
  }
`

/** Where the total is on the bar. */
export const Marks = styled.div`
  position: relative;
  height: 1.25rem;
  margin-inline: 1px;
  font: ${token('weight-strong')} ${token('size-12')} / 1.25rem ${token('font-mono')};

  & > span {
    position: absolute;
    inset-inline-start: clamp(1.25rem, var(--at), calc(100% - 1.25rem));
    translate: -50% 0;
  }
  & > span:dir(rtl) {
    translate: 50% 0;
  }
  & > span::before {
    content: '';
    position: absolute;
    inset-block-start: -8px;
    inset-inline-start: calc(50% - 1px);
    width: 2px;
    height: 8px;
    background: ${token('accent-text')};
  }
`

/** The items beside what follows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
  flex: 1;
  border-block-start: ${token('line')} solid ${token('border')};

  & > section {
    min-width: 0;
    padding: ${token('space-3')} ${token('gutter')} ${token('space-6')};
  }
  & > section + section {
    border-inline-start: ${token('line')} solid ${token('border')};
    background: ${token('canvas')};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);

    & > section + section {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};
  min-height: 2rem;
  margin-block-end: ${token('space-2')};
  color: ${token('text-muted')};
  font-size: ${token('size-13')};

  & > h2 {
    margin: 0;
    color: ${token('text')};
    font-size: ${token('size-14')};
    font-weight: ${token('weight-strong')};
  }
`

export const Keyline = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
  font-size: ${token('size-12')};

  ${media.narrow} {
    display: none;
  }
`

export const PhaseBox = styled.section`
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  overflow: clip;
  content-visibility: auto;
  contain-intrinsic-size: auto 20rem;

  & + & {
    margin-block-start: 10px;
  }
  & > h3 {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-2')};
    margin: 0;
    min-height: 2.25rem;
    padding: 0 ${token('space-3')};
    border-block-end: ${token('line')} solid ${token('border')};
    border-inline-start: 4px solid var(--phase);
    background: ${token('canvas')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-strong')};
    forced-color-adjust: none;
  }
  & > h3 > b {
    flex: none;
    font: ${token('weight-strong')} ${token('size-12')} / 1 ${token('font-mono')};
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

export const ItemRow = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${token('space-2')};
  min-height: 2.375rem;
  padding: 3px ${token('space-2')} 3px 10px;
  font-size: ${token('size-13')};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  &[data-new] {
    background: ${token('accent-subtle')};
  }
  & > svg {
    width: 16px;
    height: 16px;
    color: ${token('text-muted')};
  }
  &[data-done] > svg {
    color: ${token('success')};
  }
  &[data-reset] > svg {
    color: ${token('warning')};
  }
  & small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 1rem;
  }
  & > span:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('space-2')};
  }
  & > span:last-child input {
    width: 4rem;
  }
  ${media.narrow} {
    & > span:last-child > small {
      display: none;
    }
  }
`

export const Steps = styled.ol`
  display: grid;
  gap: 10px;
  margin: 0 0 ${token('space-3')};
  padding: 0;
  list-style: none;

  & > li {
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius-card')};
    background: ${token('surface')};
    overflow: clip;
  }
  & > li[data-last] {
    border-color: ${token('border-strong')};
  }
`

export const StepHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 2.75rem;
  padding: 6px 10px 6px 14px;
  font-size: ${token('size-13')};
  overflow-wrap: anywhere;

  & > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 22px;
    height: 22px;
    padding-inline: 4px;
    border: ${token('line')} solid ${token('border-strong')};
    border-radius: 11px;
    font: ${token('weight-strong')} ${token('size-12')} / 1 ${token('font-mono')};
  }
  [data-last] > & > span:first-child {
    border-color: ${token('accent')};
    background: ${token('accent')};
    color: ${token('text-on-accent')};
  }
  & > b {
    font-weight: ${token('weight-strong')};
  }
  & > b ~ span:last-of-type {
    margin-inline-start: auto;
    font: ${token('weight-strong')} ${token('size-12')} / 1 ${token('font-mono')};
    white-space: nowrap;
  }
`

export const Effects = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: ${token('line')} solid ${token('border')};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 16px 8.25rem minmax(0, 1fr);
    gap: 0 10px;
    padding: ${token('space-2')} 14px;
    font-size: ${token('size-13')};
    line-height: 22px;
  }
  & > li + li {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & > li > svg {
    width: 16px;
    height: 16px;
    margin-block-start: 3px;
    color: ${token('text-muted')};
  }
  & > li[data-kind='conflicts'] > svg {
    color: ${token('warning')};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & ul > li {
    max-width: 100%;
    padding: 0 6px;
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius-tag')};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 18px;
  }
  & button {
    margin-inline-start: ${token('space-2')};
  }
  ${media.narrow} {
    & > li {
      grid-template-columns: 16px minmax(0, 1fr);
    }
    & > li > div {
      grid-column: 2;
    }
  }
`
