import { css, styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

/** The steps beside the form, and above it where there is no space for both. */
export const Page = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 18.75rem minmax(0, 1fr);
  margin-block-start: ${token('space-4')};
  border-block-start: ${token('line')} solid ${token('border')};

  & > nav {
    padding: ${token('space-5')} ${token('gutter')};
    border-inline-end: ${token('line')} solid ${token('border')};
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    & > nav {
      padding-block: ${token('space-3')};
      border-inline-end: 0;
      border-block-end: ${token('line')} solid ${token('border')};
    }
    & > nav > ol {
      grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    }
  }
`

/** What is beside the steps. The page already draws the rule above the form. */
export const Content = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & [data-ruled] {
    margin-block-start: 0;
    border-block-start: 0;
  }
`

/** Notes and buttons without a form. */
export const Plain = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${token('space-4')};
  max-width: ${token('form-max')};
  padding: ${token('space-5')} ${token('gutter')} ${token('space-8')};
`

/** Above the form. */
export const Above = styled.div`
  max-width: ${token('form-max')};
  padding: ${token('space-5')} ${token('gutter')} 0;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`

export const List = styled.ol`
  display: grid;
  gap: ${token('space-1')};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Step = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 ${token('space-3')};
  align-items: start;
  padding: ${token('space-2')};
  border-inline-start: 2px solid transparent;

  &[data-current] {
    border-color: ${token('accent')};
    background: ${token('sunken')};
  }
  & > svg {
    width: 20px;
    height: 20px;
    margin-block-start: 2px;
    color: ${token('text-muted')};
  }
  &[data-state='done'] > svg {
    color: ${token('success')};
  }
  &[data-state='next'] > svg {
    color: ${token('accent-text')};
  }
  & a {
    display: inline-block;
    padding-block: 2px;
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
  }
  & a:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  & span {
    display: block;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
    overflow-wrap: anywhere;
  }
`

/** The panel of Home: its words and buttons beside the steps. */
export const Panel = styled.section`
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  overflow: hidden;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
    padding: ${token('space-4')};
    border-block-end: ${token('line')} solid ${token('border')};
  }
  & h2 {
    margin: 0;
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & p {
    margin: ${token('space-1')} 0 0;
    color: ${token('text-muted')};
  }
  & ol {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
    padding: ${token('space-2')};
  }
  @media (max-width: 1023px) {
    & ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.narrow} {
    & ol {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** A list in a frame, with rules between its items: their first part at the start, the last one at the end. */
const framed = css`
  margin: 0;
  padding: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    padding: ${token('space-3')} ${token('space-4')};
  }
  & > li + li {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

/** What the last page lists: a name, and where it is. */
export const Rows = styled.ul`
  ${framed}
  width: 100%;

  & > li {
    flex-wrap: wrap;
    gap: ${token('space-1')} ${token('space-4')};
  }
  & > li > span {
    color: ${token('text-muted')};
  }
  & > li > :last-child {
    overflow-wrap: anywhere;
  }
`

/** Product licenses, each with its tag. */
export const Products = styled.ul`
  ${framed}
  margin-block-start: ${token('space-1')};

  & > li {
    align-items: center;
    gap: ${token('space-3')};
  }
`

/** Says what a form does, above its fields. */
export const Lead = styled.p`
  margin: 0 0 ${token('space-4')};
  color: ${token('text-muted')};
  text-wrap: pretty;
`
