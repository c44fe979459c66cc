import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../../tokens/tokens'

export const Root = styled.section`
  display: grid;
  gap: 12px;
  align-content: start;
  min-width: 0;
  /* With a larger width, fields and buttons would not look like one row. */
  max-width: 44rem;
  container-type: inline-size;
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;

  & > :last-child {
    margin-inline-start: auto;
  }
`

export const Measures = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

/** The scroll container of the table, so that a wide or long table doesn't scroll the page. */
export const Frame = styled.div`
  position: relative;
  container-type: inline-size;
  min-width: 0;
  max-height: 26rem;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
  overflow: auto;
  overscroll-behavior: contain;
  /* Keeps a focused control from scrolling under the header. */
  scroll-padding-block-start: ${token('head-row')};
  ${focusRingInset}
`

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('size-13')};
  text-align: start;

  & :is(th, td) {
    padding: 3px 4px;
    text-align: start;
    vertical-align: middle;
    font-weight: ${token('weight-text')};
  }
  & :is(th, td):first-child {
    padding-inline-start: 12px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & :is(th, td):last-child {
    padding-inline-end: 8px;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    height: ${token('head-row')};
    background: ${token('canvas')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
  /* Aligns the headings with the digits of the fields. */
  & thead th:nth-child(n + 2) {
    padding-inline-end: 13px;
    text-align: end;
  }
  /* An error under one field does not move the other parts of its row. */
  & tbody tr > * {
    border-block-start: ${token('line')} solid ${token('border')};
    vertical-align: top;
  }
  & tbody th {
    line-height: ${token('control-small')};
  }
  /* Below the focus ring. */
  & td > [role='alert'] {
    margin-block: 4px 2px;
  }
  & tr[aria-current] > * {
    background: ${token('accent-subtle')};
  }
  /* An outline, because the background alone is not enough. */
  & tr[aria-current] > th {
    box-shadow: inset 3px 0 0 ${token('accent')};
    font-weight: ${token('weight-strong')};
  }
  & tr[aria-current] > th:dir(rtl) {
    box-shadow: inset -3px 0 0 ${token('accent')};
  }
  & thead th:dir(rtl):nth-child(n + 2) {
    padding-inline: 13px 4px;
    text-align: start;
  }
  /* Below a map on a page of 320 px, all buttons of a row stay in view. */
  @container (max-width: 18.25rem) {
    & :is(th, td) {
      padding-inline: 2px;
    }
    & :is(th, td):first-child {
      padding-inline-start: 6px;
    }
    & :is(th, td):last-child {
      padding-inline-end: 4px;
    }
  }
  ${media.forcedColors} {
    & tr[aria-current] > th {
      border-inline-start: 3px solid Highlight;
    }
  }
`

/** Looks like text until hover or focus: a table full of boxes is hard to read. */
export const AngleInput = styled.input`
  width: 100%;
  min-width: 7rem;
  height: ${token('control-small')};
  padding: 0 8px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: transparent;
  font: ${token('weight-text')} ${token('size-12')} / 1 ${token('font-mono')};
  text-align: end;

  &[data-style='minutes'] {
    min-width: 8.5rem;
  }
  @container (max-width: 26rem) {
    min-width: 5.75rem;
    padding-inline: 5px;

    &[data-style='minutes'] {
      min-width: 6.5rem;
      font-size: ${token('size-11')};
    }
  }
  @container (max-width: 18.25rem) {
    min-width: 5.375rem;
    padding-inline: 4px;
    font-size: ${token('size-11')};
  }
  &:hover {
    border-color: ${token('border-strong')};
  }
  &[data-typing] {
    background: ${token('surface')};
    border-color: ${token('border-strong')};
  }
  &[aria-invalid] {
    border-color: ${token('danger')};
  }
  &[readonly] {
    border-color: transparent;
  }
  ${media.forcedColors} {
    &[aria-invalid] {
      border-width: ${token('line-strong')};
    }
  }
`

export const RowActions = styled.div`
  display: flex;
  justify-content: end;

  /* Beside the map, one line of buttons fits. */
  @container (max-width: 23.5rem) {
    display: grid;
    grid-template-columns: repeat(2, auto);
  }
`

export const Empty = styled.p`
  padding: 16px 12px;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

/** The field and its button, in one line if they fit. */
export const AddForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;

  /* Next to the field, not to its label. */
  & > button {
    margin-block-start: calc(${token('size-13')} * 1.4 + 6px);
  }
  /* With large text on a narrow page, a coordinate needs the whole line. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;

    & > :first-child {
      width: 100%;
    }
    & > button {
      margin-block-start: 0;
    }
  }
`

export const PasteForm = styled.div`
  display: grid;
  gap: 12px;
`

export const PasteButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 8px;
`

/** Always rendered, so that screen readers announce its changes. It takes no space while it is empty. */
export const Problems = styled.div`
  display: grid;
  gap: 8px;

  &:empty {
    position: absolute;
  }
`

export const ProblemList = styled.ul`
  display: grid;
  gap: 2px;
`

/** For more vertices than fit on one page. */
export const Pager = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 4px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`
