import { describe, expect, it } from 'vitest'
import { themeCss } from './theme-css'
import { PALETTES, SCALE } from './themes'

const css = themeCss()

describe('themeCss', () => {
  it('declares every size on the root, before all other rules', () => {
    for (const name of Object.keys(SCALE)) expect(css.split('\n')[2]).toContain(`--sw-${name}:`)
  })

  it('has the same values for a chosen theme and for the system preference', () => {
    const chosen = /:where\(\[data-theme='dark'\]\)\{([^}]*)\}/.exec(css)?.[1]
    const system = /@media \(prefers-color-scheme: dark\)\{:where\(:root:not\(\[data-theme\]\)\)\{([^}]*)\}\}/.exec(
      css,
    )?.[1]
    expect(chosen).toContain(`--sw-canvas:${PALETTES.dark.canvas};`)
    expect(system).toBe(chosen)
  })

  it('follows the system between light and dark with more contrast too', () => {
    const both = css.indexOf('@media (prefers-contrast: more) and (prefers-color-scheme: dark)')
    expect(both).toBeGreaterThan(css.indexOf('@media (prefers-contrast: more){'))
    expect(css.slice(both)).toContain(`--sw-canvas:${PALETTES['contrast-dark'].canvas};`)
  })

  it('stops all motion with reduced motion, set by the system or in the product', () => {
    const none = '{--sw-fast:0ms !important;--sw-slow:0ms !important;--sw-pulse:0s !important;--sw-spin:0s !important;}'
    expect(css).toContain(`@media (prefers-reduced-motion: reduce){:where(:root)${none}`)
    expect(css).toContain(`:where(:root[data-motion='reduce'])${none}`)
  })

  it('has no selector with a specificity, and no rule outside of its layer', () => {
    const rules = css.slice(css.indexOf('{') + 1, css.lastIndexOf('}'))
    const selectors = [...rules.matchAll(/([^{}]*)\{--sw|([^{}]*)\{color-scheme/g)].map(([, a, b]) =>
      (a ?? b ?? '').trim(),
    )
    expect(selectors.length).toBeGreaterThan(10)
    expect(selectors.filter((selector) => !/^:where\(.*\)$/.test(selector))).toEqual([])
    expect(css).toMatch(/^@layer sitewright\.tokens,sitewright\.base,sitewright\.brand;\n@layer sitewright\.tokens\{/)
  })

  it('refers only to existing properties', () => {
    const used = [...css.matchAll(/var\(--sw-([a-z0-9-]+)\)/g)].map((match) => match[1] ?? '')
    expect(used.length).toBeGreaterThan(0)
    for (const name of used) expect(SCALE).toHaveProperty(name)
  })
})
