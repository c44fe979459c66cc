import { inLayer } from './theme-css'
import { token } from './tokens'

/**
 * Base styles of elements, as CSS. Focused elements scroll clear of the sticky bars. An icon without a size is 16 px with a
 * stroke of 1.75. A cascade layer holds them, so that other styles override them.
 */
export const baseCss = (): string =>
  inLayer(
    'base',
    `
*, *::before, *::after { box-sizing: border-box; }
:where(html) {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-block:
    calc(var(--sw-sticky-top, ${token('topbar')}) + ${token('head-row')} + ${token('space-2')})
    calc(${token('dock')} * 2 + ${token('space-2')});
}
:where(body) {
  margin: 0;
  background: ${token('canvas')};
  color: ${token('text')};
  font: ${token('weight-text')} ${token('size-14')} / ${token('leading')} ${token('font-sans')};
  -webkit-font-smoothing: antialiased;
  text-rendering: optimizeLegibility;
}
:where(h1, h2, h3, h4, p, dl, dd, ul, ol, fieldset, legend, figure) { margin: 0; padding: 0; border: 0; min-width: 0; }
:where(h1, h2, h3, h4) {
  font-weight: ${token('weight-strong')};
  line-height: ${token('leading-tight')};
  letter-spacing: ${token('tracking-title')};
}
:where(h1) { font-size: ${token('size-20')}; }
:where(h2) { font-size: ${token('size-16')}; }
:where(h3, h4) { font-size: ${token('size-14')}; letter-spacing: 0; }
:where(ul, ol) { list-style: none; }
:where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; margin: 0; }
:where(a) { color: ${token('accent-text')}; text-decoration-thickness: 1px; text-underline-offset: 3px; }
:where(code) { font-family: ${token('font-mono')}; font-size: 0.9286em; letter-spacing: -0.01em; }
:where(mark) {
  background: none;
  color: inherit;
  font-weight: ${token('weight-strong')};
  box-shadow: inset 0 -2px 0 ${token('highlight')};
}
:where(hr) { width: 100%; margin: 0; border: 0; border-top: ${token('line')} solid ${token('border')}; }
:where(kbd) {
  display: inline-block;
  min-width: 20px;
  padding: 0 5px;
  font: ${token('weight-medium')} ${token('size-11')} / 1.125rem ${token('font-mono')};
  text-align: center;
  white-space: nowrap;
  color: ${token('text-muted')};
  background: ${token('surface')};
  border: ${token('line')} solid ${token('border')};
  border-bottom-width: 2px;
  border-radius: ${token('radius-tag')};
}
::placeholder { color: ${token('text-muted')}; opacity: 1; }

:where(svg.lucide) { flex: none; vertical-align: -3px; }
:where(svg.lucide[width='24']) { width: ${token('icon')}; height: ${token('icon')}; stroke-width: 1.75; }
:where(kbd > svg) { width: 0.6875rem; height: 0.6875rem; stroke-width: 2.25; vertical-align: -1.5px; }

:where(:focus-visible) {
  outline: ${token('focus-width')} solid ${token('focus')};
  outline-offset: ${token('focus-offset')};
  border-radius: ${token('radius')};
}
`,
  )
