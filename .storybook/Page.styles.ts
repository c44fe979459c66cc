import { createGlobalStyle } from 'styled-components'
import { token } from '../packages/ui/src/tokens/tokens'

/** Styles headings, text and tables of a documentation page in the sizes of the product. Stories on the page are not affected. */
export const PageStyles = createGlobalStyle`
  #storybook-docs .sbdocs-wrapper {
    background: ${token('surface')};
    color: ${token('text')};
    font-family: ${token('font-sans')};
  }
  #storybook-docs .sbdocs-content { max-width: 60rem; }
  #storybook-docs :is(h1, h2, h3, h4):not(.sb-unstyled *) {
    font-family: ${token('font-sans')};
    font-weight: ${token('weight-strong')};
    letter-spacing: ${token('tracking-title')};
    line-height: ${token('leading-tight')};
    color: ${token('text')};
    border-bottom: 0;
  }
  #storybook-docs h1:not(.sb-unstyled *) { font-size: 2rem; }
  #storybook-docs h2:not(.sb-unstyled *) {
    margin-top: ${token('space-10')};
    padding-top: ${token('space-4')};
    border-top: ${token('line')} solid ${token('border')};
    font-size: ${token('size-20')};
  }
  #storybook-docs h3:not(.sb-unstyled *) { font-size: ${token('size-16')}; }
  #storybook-docs :is(.sbdocs-p, .sbdocs-li):not(.sb-unstyled *) {
    font-size: ${token('size-14')};
    line-height: ${token('leading')};
    color: ${token('text')};
  }
  #storybook-docs :not(pre) > code { white-space: normal; overflow-wrap: anywhere; }
  #storybook-docs #stories { text-transform: none; }
  #storybook-docs table:not(.docblock-argstable, .sb-unstyled *) {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token('size-13')};
  }
  #storybook-docs table:not(.docblock-argstable, .sb-unstyled *) :is(th, td) {
    padding: ${token('space-2')} ${token('space-3')};
    border: 0;
    border-bottom: ${token('line')} solid ${token('border')};
    color: ${token('text')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  #storybook-docs table:not(.docblock-argstable, .sb-unstyled *) th {
    color: ${token('text-muted')};
    font-weight: ${token('weight-medium')};
  }
  #storybook-docs .docblock-argstable [title='Required'] { color: ${token('danger')}; }
  #storybook-docs table:not(.docblock-argstable, .sb-unstyled *) tr { background: transparent; border: 0; }
`
