import { css, styled } from 'styled-components'
import { Chip, List } from '../unsaved-bar/ChangeList.styles'
import { Radio as PlainRadio } from '../radio-group/RadioGroup.styles'
import { media, token } from '../tokens/tokens'
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.styles'

/** Widths of the panel, not of the window, because the columns also depend on the text size. */
const MEDIUM = '@container (max-width: 59.99rem)'
const NARROW = '@container (max-width: 39.99rem)'

export const Root = styled.section`
  position: relative;
  container-type: inline-size;
  border-bottom: ${token('line')} solid ${token('border')};
  color: ${token('text')};
  font-size: ${token('size-13')};

  /* The bar that marks unsaved changes everywhere. */
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-start: 0;
    width: 3px;
    background: ${token('highlight-line')};
    forced-color-adjust: none;
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 14px ${token('gutter')};
  border-bottom: ${token('line')} solid ${token('border')};
  background: ${token('warning-subtle')};
`

export const Title = styled.div`
  display: grid;
  flex: 1 1 min(26rem, 100%);
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 4px 10px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > svg {
    width: 20px;
    height: 20px;
    margin-top: 1px;
    stroke-width: 1.75;
    color: ${token('warning')};
  }
  & > h2,
  & > h3 {
    /* The focus ring surrounds the text, and leaves the line below free. */
    justify-self: start;
    font-size: ${token('size-16')};
    scroll-margin-block: 16px;
  }
  & > p {
    grid-column: 2;
  }
`

export const All = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  & > span {
    color: ${token('text-muted')};
  }
  ${NARROW} {
    width: 100%;
    & > span {
      flex-basis: 100%;
    }
    & > button {
      flex: 1;
    }
  }
`

export const Grid = styled.div`
  padding: 0 ${token('gutter')} 8px;
`

const columns = css`
  display: grid;
  grid-template-columns: 11rem minmax(0, 5fr) minmax(0, 7fr) minmax(0, 7fr) minmax(0, 6fr);
  gap: 8px 16px;
  align-items: center;
`

export const ColumnHeads = styled.div`
  ${columns}
  min-height: 44px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-weight: ${token('weight-medium')};

  & b {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  & > :last-child {
    padding-inline-start: 17px;
  }
  ${MEDIUM} {
    display: none;
  }
`

/** Without the heads of columns, the line of the panel's head is enough. */
const firstBelowHead = css`
  ${ColumnHeads} + & {
    border-top: 0;
  }
`

const row = css`
  ${columns}
  min-width: 0;
  margin: 0;
  border: 0;
  border-top: ${token('line')} solid ${token('border')};
  font-variant-numeric: tabular-nums;

  & > * {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  ${MEDIUM} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    padding: 12px 0;
    ${firstBelowHead}
  }
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const FieldsetRow = styled.fieldset`
  ${row}
  min-height: 52px;
  padding: 6px 0;
`

export const Row = styled.div`
  ${row}
  min-height: 40px;
  padding: 4px 0;
`

export const FieldLabel = styled.div`
  padding: 0;
  font-weight: ${token('weight-medium')};

  /* A floating legend is a cell of the grid. */
  fieldset > & {
    float: inline-start;
  }
  ${MEDIUM} {
    grid-column: 1 / -1;
    width: 100%;
    font-size: ${token('size-14')};
  }
`

export const Before = styled.div`
  color: ${token('text-muted')};

  ${MEDIUM} {
    grid-column: 1 / -1;
  }
`

/** Says what a value is where there are no heads of columns. */
export const Caption = styled.span`
  ${visuallyHidden}

  ${MEDIUM} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-text')};
    white-space: normal;
  }
`

export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 5px 10px;
  border: ${token('line')} solid ${token('border-strong')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  cursor: pointer;

  & > span {
    min-width: 0;
  }
  &:has(:checked) {
    border-color: ${token('accent')};
    background: ${token('accent-subtle')};
    box-shadow: inset 0 0 0 1px ${token('accent')};
    font-weight: ${token('weight-medium')};
  }
  &:has(:focus-visible) {
    outline: ${token('focus-width')} solid ${token('focus')};
    outline-offset: ${token('focus-offset')};
  }
  ${MEDIUM} {
    align-items: start;
    padding-block: 6px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: ${token('line-strong')} solid Highlight;
    }
    &:has(:focus-visible) {
      outline: ${token('focus-width')} solid CanvasText;
    }
  }
`

/** The card has the focus ring. */
export const Radio = styled(PlainRadio)`
  flex: none;

  &:focus-visible {
    outline: none;
  }
`

export const Value = styled.span``

export const After = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  padding-inline-start: 16px;
  border-inline-start: ${token('line')} solid ${token('border')};
  font-weight: ${token('weight-medium')};

  ${MEDIUM} {
    display: block;
    grid-column: 1 / -1;
    min-height: 0;
    padding-inline-start: 0;
    border-inline-start: 0;
    /* The cards above show the choice. */
    &[data-contested] {
      display: none;
    }
  }
`

export const Side = styled.div`
  padding-inline-start: 11px;

  & > ${List} {
    display: flex;
  }
  & ${Chip} {
    background: ${token('surface')};
  }
  ${MEDIUM} {
    padding-inline-start: 0;
    &[data-empty] {
      display: none;
    }
  }
`

export const NotChanged = styled.span`
  color: ${token('text-muted')};
  font-weight: ${token('weight-text')};
`

export const MergedHead = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  border-top: ${token('line')} solid ${token('border-strong')};

  ${MEDIUM} {
    ${firstBelowHead}
  }

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
  & > h3,
  & > h4 {
    font-size: ${token('size-13')};
  }
  & > span {
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
`

export const More = styled.p`
  padding: 8px 0;
  border-top: ${token('line')} solid ${token('border')};
  color: ${token('text-muted')};
`
