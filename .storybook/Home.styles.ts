import { styled } from 'styled-components'
import { token } from '../packages/ui/src/tokens/tokens'
import { cardList, cellList, note, numberedList, pageText } from './shared.styles'

export const Root = styled.div`
  ${pageText}

  & p {
    margin: 0;
  }
  & h2 {
    margin: 0 0 ${token('space-3')};
    font-size: ${token('size-16')};
  }
  & section {
    min-width: 0;
    margin-top: ${token('space-8')};
  }
`

/** The title on the grid of a drawing. */
export const Hero = styled.header`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-8')} ${token('space-6')};
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background-image:
    linear-gradient(${token('grid-line')} 1px, transparent 0),
    linear-gradient(90deg, ${token('grid-line')} 1px, transparent 0);
  background-size: 20px 20px;

  & h1 {
    margin: 0;
    font-size: 2rem;
    line-height: ${token('leading-tight')};
    letter-spacing: ${token('tracking-title')};
  }
  & > p {
    max-width: 62ch;
    font-size: ${token('size-16')};
  }
`

export const Search = styled.div`
  max-width: 560px;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space-4')};
`

export const Tiles = styled.ul`
  ${cardList(260)}

  & a {
    grid-template-rows: 148px auto;
    overflow: hidden;
  }
  & a > span:last-child {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: ${token('space-3')} ${token('space-4')};
    border-top: ${token('line')} solid ${token('border')};
  }
  & b {
    font-weight: ${token('weight-strong')};
  }
  & small {
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
`

/** A picture of a component, drawn with the tokens, so that it follows the theme. */
export const Picture = styled.span`
  display: grid;
  align-content: center;
  gap: ${token('space-2')};
  min-width: 0;
  padding: 0 ${token('space-4')};
  overflow: hidden;
  background: ${token('canvas')};

  & > svg {
    display: block;
    height: 148px;
    margin: 0 calc(-1 * ${token('space-4')});
    width: calc(100% + 2 * ${token('space-4')});
  }
`

export const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

export const Ruler = styled.span`
  display: flex;
  border: ${token('line')} solid ${token('border-strong')};

  & > span {
    padding: ${token('space-1')} ${token('space-2')};
    border-bottom: 4px solid ${token('accent')};
    font-family: ${token('font-mono')};
    font-size: ${token('size-12')};
  }
  & > span + span {
    border-inline-start: ${token('line')} solid ${token('border-strong')};
  }
`

export const Board = styled.span`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${token('space-2')};

  & > span {
    display: grid;
    align-content: start;
    gap: 4px;
    min-height: 96px;
    padding: 6px;
    border: ${token('line')} solid ${token('border')};
    border-top: 3px solid ${token('accent')};
    border-radius: ${token('radius-tag')};
    background: ${token('surface')};
    font-size: ${token('size-12')};
  }
  & i {
    height: 16px;
    border: ${token('line')} solid ${token('border-strong')};
    border-radius: 3px;
  }
  & i[data-on] {
    border-color: ${token('accent')};
    background: ${token('accent-subtle')};
  }
`

export const Foundations = styled.ul`
  ${cellList(140)}

  & a {
    display: grid;
    gap: 2px;
    height: 100%;
    padding: ${token('space-3')} ${token('space-4')};
    color: ${token('text')};
    text-decoration: none;
  }
  & a:hover {
    background: ${token('hover')};
  }
  & b {
    font-weight: ${token('weight-medium')};
  }
  & small {
    ${note}
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: 0 ${token('space-10')};
`

export const Steps = styled.ol`
  ${numberedList}
  gap: ${token('space-3')};

  & > li > div > div {
    max-width: 100%;
    margin-bottom: 0;
    overflow-x: auto;
  }
`

export const Log = styled.div`
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  padding: ${token('space-3')} ${token('space-4')};
  font-size: ${token('size-13')};

  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space-2')};
    margin: 0;
    padding-inline-start: ${token('space-4')};
  }
  & li {
    overflow-wrap: anywhere;
  }
`
