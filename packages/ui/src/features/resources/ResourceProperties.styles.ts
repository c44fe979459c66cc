import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'
import { revisionBar } from '../../field/revision-bar.styles'

export const Workspace = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const Notes = styled.div`
  padding: ${token('space-4')} ${token('gutter')} 0;
`

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')} ${token('gutter')};
`

export const Find = styled.div`
  flex: 0 1 18.75rem;
  min-width: 0;
  ${media.narrow} {
    flex: 1 1 100%;
  }
`

export const Count = styled.span`
  margin-inline-end: auto;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  font-variant-numeric: tabular-nums;
`

/** Scrolls the table below the width that its fields need. Positioned, so that it clips the hidden texts of the table too. */
export const Scroller = styled.div`
  position: relative;
  min-width: 0;

  @media (min-width: 640px) and (max-width: 1199px) {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
`

export const Properties = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('size-13')};

  & :is(th, td) {
    padding: 7px ${token('space-2')};
    border-block-end: ${token('line')} solid ${token('border')};
    text-align: start;
    vertical-align: top;
    font-weight: ${token('weight-text')};
  }
  & thead th {
    height: ${token('head-row')};
    border-block-start: ${token('line')} solid ${token('border')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
    vertical-align: middle;
  }
  & [data-part='place'] {
    position: relative;
    width: calc(${token('gutter')} + 2rem);
    padding-inline-start: ${token('gutter')};
    color: ${token('text-muted')};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & tbody [data-part='place'] {
    line-height: ${token('control')};
  }
  /* Two tags of usual length fit in one line. */
  & [data-has-tags] > input {
    flex-basis: 2.5rem;
    width: 2.5rem;
  }
  & thead [data-part='name'] {
    width: 19%;
  }
  & thead [data-part='type'] {
    width: 7.75rem;
  }
  & thead [data-part='types'] {
    width: 25%;
  }
  & thead [data-part='flag'] {
    width: 7.5rem;
  }
  & tbody [data-part='flag'] {
    padding-block-start: 11px;
  }
  & tbody [data-part='tool'] {
    padding-block-start: 9px;
  }
  & [data-part='tool'] {
    width: calc(${token('control')} + ${token('gutter')} + ${token('space-2')});
    padding-inline-end: ${token('gutter')};
    text-align: end;
  }
  /* The revision bar of a changed property. */
  & [data-change] > [data-part='place']::before {
    ${revisionBar}
    inset-block: ${token('space-2')};
    inset-inline-start: ${token('space-2')};
  }

  @media (min-width: 640px) and (max-width: 1199px) {
    min-width: 72.5rem;
  }
  ${media.narrow} {
    display: block;

    & thead {
      position: absolute;
      display: block;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody {
      display: block;
    }
    & tbody tr {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) ${token('control')};
      gap: ${token('space-2')};
      padding: ${token('space-3')} ${token('gutter')};
      border-block-end: ${token('line')} solid ${token('border')};
    }
    & tbody :is(th, td) {
      grid-column: 1 / -1;
      padding: 0;
      border: 0;
    }
    & tbody [data-head]::before {
      content: attr(data-head);
      display: block;
      margin-block-end: 3px;
      color: ${token('text-muted')};
      font-size: ${token('size-12')};
    }
    & tbody td[data-part='place'] {
      position: static;
      width: auto;
      padding: 0;
      line-height: inherit;
      text-align: start;
    }
    & tbody td[data-part='flag'] {
      grid-column: auto;
    }
    & tbody td[data-part='tool'] {
      grid-column: 3;
      align-self: end;
      width: auto;
    }
  }
`

/** A selection above its default value. */
export const Choices = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

/** Which earlier property has the same name. */
export const Clashes = styled.p`
  margin-block-start: ${token('space-1')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Empty = styled.p`
  padding: ${token('space-5')} ${token('gutter')};
  color: ${token('text-muted')};
`

/** What the two flags mean. */
export const Legend = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')} ${token('space-8')};
  margin: 0;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-6')};
  color: ${token('text-muted')};
  font-size: ${token('size-12')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-2')};
  }
  & dt {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
  & dd {
    margin: 0;
  }
`
