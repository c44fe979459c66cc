import { styled } from 'styled-components'
import { Link } from '../../link/Link'
import { media, token } from '../../tokens/tokens'

/** Between the header and the sections, such as what is left to set up. */
export const Lead = styled.div`
  padding: ${token('space-3')} ${token('gutter')} ${token('space-2')};
  &:empty {
    display: none;
  }
`

/** What needs attention beside limits and recent records; one below the other where there is no space for two. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  margin-block-start: ${token('space-3')};
  border-block-start: ${token('line')} solid ${token('border')};

  & > :nth-child(2) {
    display: flex;
    flex-direction: column;
    min-width: 0;
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    & > :nth-child(2) {
      border-inline-start: 0;
      border-block-start: ${token('line')} solid ${token('border')};
    }
  }
`

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  min-width: 0;
  padding: ${token('space-5')} ${token('gutter')} ${token('space-6')};

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  &[data-ruled] {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 1.75rem;

  & > h2 {
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & > h2:focus {
    outline: none;
  }
  & > [data-end] {
    margin-inline-start: auto;
  }
`

export const Quiet = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

/** A quiet text of the head of a section. */
export const Note = styled.span`
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

export const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  list-style: none;
`

export const Line = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  min-height: 4rem;
  padding: 10px 12px;

  & + & {
    border-block-start: ${token('line')} solid ${token('border')};
  }
  & :is(a, button)[data-size] {
    min-width: 6.75rem;
    text-align: center;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 12px;
    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

export const LineText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${token('size-14')};
    font-weight: ${token('weight-medium')};
    letter-spacing: 0;
    line-height: 1.25rem;
  }
  & > p {
    margin: 0;
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
    line-height: 1.25rem;
    text-wrap: pretty;
  }
  & > p > a {
    color: ${token('text')};
  }
`

/** The one line of a calm Home. */
export const Calm = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 0;
  padding: 16px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  color: ${token('text-muted')};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token('success')};
  }
  & strong {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
`

export const LimitsFrame = styled.div`
  min-width: 0;
  overflow-x: auto;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
`

export const LimitsTable = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('size-13')};
  font-variant-numeric: tabular-nums;
  text-align: start;

  & :is(th, td) {
    height: 2.25rem;
    padding: 6px 10px;
    border-block-end: ${token('line')} solid ${token('border')};
    text-align: start;
  }
  & thead th {
    background: ${token('canvas')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
    white-space: nowrap;
  }
  & tbody th {
    font-weight: ${token('weight-text')};
    line-height: 1.125rem;
    overflow-wrap: anywhere;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & tbody tr[data-last-limit]:not(:last-child) > * {
    border-block-end-color: ${token('border-strong')};
  }
  /* A product license keeps its words whole, and the bar is narrower instead. */
  &[data-of='license'] tbody th {
    overflow-wrap: break-word;
  }
  & [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  & [data-usage] {
    width: 36%;
  }
  & th > a {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
  }
  & th > a:hover {
    text-decoration: underline;
  }
  & td > small {
    color: ${token('text-muted')};
    font-size: inherit;
  }
  ${media.narrow} {
    /* The used amount and its limit say the same as the bar. */
    &[data-of='licenses'] [data-usage] {
      display: none;
    }
    & [data-usage] {
      width: 5.5rem;
    }
    & :is(th, td) {
      padding-inline: 8px;
    }
  }
`

export const Sub = styled.span`
  display: block;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.125rem;
`

export const Records = styled.ul`
  display: grid;
  overflow: hidden;
  margin: 0;
  padding: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  list-style: none;

  &[data-wide] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-wide][data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
    max-width: 30rem;
  }
  &[data-wide][data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: 60rem;
  }
  ${media.medium} {
    &[data-wide] {
      grid-template-columns: minmax(0, 1fr) !important;
    }
  }
`

export const RecordRow = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: 3rem;
  margin: 0 calc(-1 * ${token('line')}) calc(-1 * ${token('line')}) 0;
  padding: 7px 12px;
  border-block-end: ${token('line')} solid ${token('border')};
  border-inline-end: ${token('line')} solid ${token('border')};
  font-size: ${token('size-13')};
  line-height: 1.125rem;

  & > time {
    color: ${token('text-muted')};
    white-space: nowrap;
  }
`

export const RecordName = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  & > a {
    display: inline-block;
    padding-block: 3px;
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
  }
  & > a:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
`

/** Holds an icon. */
export const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  background: ${token('canvas')};
  color: ${token('text-muted')};
  & > svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.5;
  }
  &[data-size='small'] {
    width: 2rem;
    height: 2rem;
    & > svg {
      width: 16px;
      height: 16px;
    }
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
  &[data-wide] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  &[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
    max-width: 30rem;
  }
  &[data-count='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-width: 60rem;
  }
  ${media.folded} {
    &[data-wide] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.medium} {
    &,
    &[data-wide] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) !important;
  }
`

export const Cell = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  gap: 8px 12px;
  align-items: start;
  margin: 0 calc(-1 * ${token('line')}) calc(-1 * ${token('line')}) 0;
  padding: 14px 16px;
  border-inline-end: ${token('line')} solid ${token('border')};
  border-bottom: ${token('line')} solid ${token('border')};

  & > :is(a, button) {
    grid-column: 2 / -1;
    align-self: end;
    justify-self: start;
  }
  &[data-jump] {
    background: ${token('canvas')};
  }
`

export const Name = styled.div`
  min-width: 0;
  & > h3 {
    margin: 0;
    font-size: ${token('size-14')};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }
  & > h3 > a {
    display: inline-block;
    padding-block: 2px;
    color: ${token('text')};
    text-decoration: none;
  }
  & > h3 > a:hover {
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

export const Foot = styled.div`
  padding: 0 ${token('gutter')} ${token('space-6')};
`

/** A product license: its tag in a column of its own, then its name. Where there is no space for both, the name. */
export const Product = styled.span`
  display: flex;
  align-items: center;
  gap: 2px 8px;

  & > :first-child {
    flex: none;
    min-width: 3.25rem;
  }
  @media (max-width: 639px), (min-width: 1024px) and (max-width: 1200px) {
    & > :first-child {
      display: none;
    }
  }
`

/** The link at the end of the head of a section. */
export const Small = styled(Link)`
  padding-block: 3px;
  font-size: ${token('size-13')};
`
