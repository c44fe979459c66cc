import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../../../tokens/tokens'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  margin-block-start: ${token('space-3')};
  border-block-start: ${token('line')} solid ${token('border')};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto;
    align-content: start;
    overflow: auto;
  }
`

/** The search stays above the list, which scrolls. */
export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-end: ${token('line')} solid ${token('border')};

  ${media.narrow} {
    min-height: auto;
    border-inline-end: 0;
    border-block-end: 2px solid ${token('border-strong')};
  }
`

export const Find = styled.div`
  display: grid;
  flex: none;
  gap: 6px;
  padding: 10px 12px;
  border-block-end: ${token('line')} solid ${token('border')};
`

export const FieldLine = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${token('control')};
  padding-inline: 10px 4px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    color: ${token('text-muted')};
  }
  & > input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
  }
  & > input::placeholder {
    color: ${token('text-muted')};
  }
  &:has(> input:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: 1px;
  }
`

export const Count = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const List = styled.div`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;

  ${media.narrow} {
    flex: none;
    max-height: 18.75rem;
  }
`

/** Those outside the viewport are not laid out: there can be hundreds of phases. */
export const Group = styled.div`
  padding: 4px 6px 8px;
  content-visibility: auto;
  contain-intrinsic-block-size: auto 6.5rem;

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const GroupHead = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 2rem;
  margin: 0;
  padding: 0 8px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > b {
    min-width: 0;
    padding-block: 3px;
    color: ${token('text')};
    font-size: ${token('size-13')};
    font-weight: ${token('weight-medium')};
  }
  & > span {
    flex: none;
    max-width: 40%;
    margin-inline-start: auto;
    font-family: ${token('font-mono')};
    overflow-wrap: anywhere;
  }
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 2.25rem;
  padding: 5px 8px;
  border-radius: ${token('radius')};
  font-size: ${token('size-13')};
  cursor: pointer;
  scroll-margin-block: 36px 8px;

  &:hover {
    background: ${token('hover')};
  }
  &[aria-selected='true'] {
    background: ${token('accent-subtle')};
    outline: 2px solid ${token('accent')};
    outline-offset: -2px;
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline-color: Highlight;
    }
  }
  ${media.narrow} {
    min-height: 2.75rem;
  }
`

export const Swatch = styled.i`
  flex: none;
  width: 0.75rem;
  height: 0.75rem;
  border-radius: 3px;
  background: var(--phase);
  box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
  forced-color-adjust: none;
`

/** Names can differ at their ends only, so none is cut. */
export const Name = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Hint = styled.span`
  flex: none;
  max-width: 50%;
  margin-inline-start: auto;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  overflow-wrap: anywhere;
  text-align: end;
`

/** A tab stop of its own, so that the keyboard can scroll it. */
export const Preview = styled.section`
  display: grid;
  grid-auto-rows: max-content;
  align-content: start;
  gap: 14px;
  min-width: 0;
  padding: 14px 20px 20px;
  overflow: auto;
  ${focusRingInset}

  ${media.narrow} {
    padding-inline: 12px;
    overflow: visible;
  }
`

export const PreviewTitle = styled.h3`
  margin: 0;
  font-size: ${token('size-14')};
  overflow-wrap: anywhere;

  & > i {
    display: inline-block;
    margin-inline-end: 8px;
    vertical-align: -1px;
  }
  & > small {
    margin-inline-start: 8px;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-text')};
  }
`

/** The phase with a band in its color. */
export const Phase = styled.div`
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    height: 6px;
    background: var(--phase);
    box-shadow: inset 0 0 0 1px ${token('swatch-edge')};
    forced-color-adjust: none;
  }
  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 2.75rem;
    align-items: center;
    gap: 0 10px;
    min-height: 2.25rem;
    padding: 4px 12px;
    font-size: ${token('size-13')};
    overflow-wrap: anywhere;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 2.75rem;
  }
  & li + li {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & small {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    line-height: 1rem;
  }
  & li > b {
    font: ${token('weight-strong')} ${token('size-12')} / 1 ${token('font-mono')};
    text-align: end;
  }
`

/** Icons of what an item has. */
export const Flags = styled.span`
  display: flex;
  gap: 6px;
  color: ${token('text-muted')};

  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  margin: 0;
  padding: 7px 12px;
  border-block-start: ${token('line')} solid ${token('border')};
  background: ${token('canvas')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  &[data-tone='warning'] > :first-child,
  &[data-tone='warning'] > :first-child + span {
    color: ${token('warning')};
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
  & > :nth-child(3) {
    margin-inline-start: auto;
  }
`

/** Dashed, because it is what the copy does not have. */
export const Dropped = styled.section`
  padding: 8px 14px 10px;
  border: ${token('line')} dashed ${token('border-strong')};
  border-radius: ${token('radius-card')};

  & > h4 {
    margin: 0;
    font-size: ${token('size-13')};
    line-height: 1.75rem;
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: 0 8px;
    padding: 4px 0;
    font-size: ${token('size-13')};
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }
  & li > svg {
    width: 0.875rem;
    height: 0.875rem;
    margin-block-start: 3px;
    color: ${token('text-muted')};
  }
  & s {
    color: ${token('text-muted')};
    text-decoration-thickness: 1px;
  }
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: 12px;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A state of the whole list, or of its part. */
export const State = styled.div`
  min-height: 0;
  padding: ${token('space-5')} ${token('space-4')};
  overflow: auto;
`

export const Lines = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`

export const Keyline = styled.p`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  ${media.narrow} {
    display: none;
  }
  @media (pointer: coarse) {
    display: none;
  }
`
