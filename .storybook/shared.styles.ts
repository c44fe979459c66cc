import { css } from 'styled-components'
import { token } from '../packages/ui/src/tokens/tokens'

/** The text of a page. */
export const pageText = css`
  color: ${token('text')};
  font-family: ${token('font-sans')};
  font-size: ${token('size-14')};
  line-height: ${token('leading')};
`

/** A list without marks. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A list of links that are cards, as many side by side as fit. */
export const cardList = (width: number) => css`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${width}px, 100%), 1fr));
  gap: ${token('space-3')};

  & a {
    display: grid;
    height: 100%;
    border: ${token('line')} solid ${token('border')};
    border-radius: ${token('radius-card')};
    color: ${token('text')};
    text-decoration: none;
  }
  & a:hover {
    border-color: ${token('border-strong')};
  }
`

/** A small text beside a name. */
export const note = css`
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

/** A framed list of cells with lines between them. */
export const cellList = (width: number) => css`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${width}px, 100%), 1fr));
  overflow: hidden;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};

  & > li {
    margin: 0 -1px -1px 0;
    border-right: ${token('line')} solid ${token('border')};
    border-bottom: ${token('line')} solid ${token('border')};
  }
`

/** A list with a number in a circle before each entry. */
export const numberedList = css`
  ${plainList}
  display: grid;
  counter-reset: entry;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-3')};
    counter-increment: entry;
  }
  & > li::before {
    content: counter(entry);
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: ${token('sunken')};
    font: 600 0.6875rem/1 ${token('font-mono')};
  }
`
