import { styled } from 'styled-components'
import { token } from '../packages/ui/src/tokens/tokens'
import { cardList, cellList, note, numberedList, pageText, plainList } from './shared.styles'

/** Leaves out what a story or an example renders. */
const OWN = ':where(:not(.docs-story *, [data-live] *))'

export const Root = styled.div`
  ${pageText}

  & section${OWN} {
    margin-top: ${token('space-10')};
  }
  & :is(p, ul, ol)${OWN} {
    margin: ${token('space-3')} 0 0;
  }
  & h2${OWN} + * {
    margin-top: 0;
  }
  & :is(p, li)${OWN} {
    max-width: 68ch;
    font-size: inherit;
    line-height: inherit;
  }
  & h2${OWN} {
    margin: 0 0 ${token('space-3')};
    font-size: ${token('size-20')};
    scroll-margin-top: ${token('space-10')};
  }
  & code${OWN} {
    font-family: ${token('font-mono')};
    font-size: ${token('size-12')};
    overflow-wrap: anywhere;
  }
  & kbd${OWN} {
    display: inline-block;
    margin: 0 ${token('space-1')} 2px 0;
    padding: 1px 6px;
    border: ${token('line')} solid ${token('border-strong')};
    border-radius: ${token('radius-tag')};
    font-family: ${token('font-mono')};
    font-size: ${token('size-12')};
    white-space: nowrap;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${token('space-3')};

  & h1 {
    margin: 0;
    font-size: ${token('size-24')};
    line-height: ${token('leading-tight')};
  }
`

export const Lead = styled.div`
  margin-top: ${token('space-2')};
  font-size: ${token('size-16')};
`

/** The entry point, roles and version, in one ruled line. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: ${token('space-4')} 0 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius')};
  width: fit-content;
  max-width: 100%;

  & > div {
    padding: ${token('space-2')} ${token('space-4')};
  }
  & > div + div {
    border-inline-start: ${token('line')} solid ${token('border')};
  }
  & dt {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  & dd {
    margin: 0;
  }
`

/** Two columns, one below the other on a phone: when to use it and when not, and pairs of advice. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(280px, 40%), 100%), 1fr));
  gap: ${token('space-3')};
`

export const List = styled.ul`
  padding: 0;
  padding-inline-start: ${token('space-5')};
  list-style: '–  ';

  & > li + li {
    margin-top: ${token('space-1')};
  }
  & p {
    margin: 0;
  }
`

export const Box = styled.div`
  min-width: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  /* Not hidden, which would move the sticky head of a table. */
  overflow: clip;

  & > h3,
  & > ul,
  & > p,
  & > div {
    margin: 0;
    padding: ${token('space-3')} ${token('space-4')};
  }
  & > h3 {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    padding-bottom: 0;
    font-size: ${token('size-13')};
  }
  & > h3 > svg {
    width: 16px;
    height: 16px;
  }
  & > ul {
    padding-inline-start: ${token('space-8')};
  }
  & > div > p:first-child {
    margin-top: 0;
  }
`

/** One side of a pair of advice: the component, and below a rule what it shows. */
export const Advice = styled(Box)<{ $isGood: boolean }>`
  /* The captions of a pair begin at one height. */
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;

  /* The box is the frame of the story. */
  & .sbdocs-preview {
    margin: 0;
    border: 0;
    box-shadow: none;
  }

  & > p {
    display: flex;
    align-items: start;
    gap: ${token('space-2')};
    border-top: 3px solid ${({ $isGood }) => ($isGood ? token('success') : token('danger'))};
    font-size: ${token('size-13')};
  }
  & > p > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: ${({ $isGood }) => ($isGood ? token('success') : token('danger'))};
  }
`

export const Numbered = styled.ol`
  ${numberedList}
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${token('space-2')} ${token('space-6')};
  margin-top: ${token('space-4')};
`

export const Scroll = styled.div`
  overflow-x: auto;
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('size-13')};

  & th,
  & td {
    padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} 0;
    border-bottom: ${token('line')} solid ${token('border')};
    text-align: start;
    vertical-align: top;
    font-weight: ${token('weight-text')};
  }
  & thead th {
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    font-weight: ${token('weight-medium')};
  }
  & tbody th {
    width: 30%;
  }
  & td p {
    margin: 0;
    max-width: none;
  }
`

export const Tokens = styled.ul`
  ${cellList(200)}

  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    min-height: 40px;
    padding: 4px ${token('space-3')};
  }
  & i {
    flex: none;
    width: 18px;
    height: 18px;
    border: ${token('line')} solid ${token('border-strong')};
    border-radius: ${token('radius-tag')};
    forced-color-adjust: none;
  }
`

export const Cards = styled.ul`
  ${cardList(220)}

  & a {
    align-content: start;
    gap: 2px;
    padding: ${token('space-3')} ${token('space-4')};
  }
  & b {
    font-weight: ${token('weight-medium')};
  }
  & span {
    ${note}
  }
`

/** Links in lines, after a word. */
export const More = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};

  &::before {
    content: 'More:';
  }
  /* A target for a pointer is at least 24 px high. */
  & a {
    display: inline-block;
    line-height: 24px;
  }
`

export const Foot = styled.footer`
  margin-top: ${token('space-10')};
  padding-top: ${token('space-4')};
  border-top: ${token('line')} solid ${token('border')};
  ${note}
`
