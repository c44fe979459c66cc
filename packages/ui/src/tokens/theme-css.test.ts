import { describe, expect, it } from 'vitest'
import { themeCss } from './theme-css'
import { PALETTES, SCALE } from './themes'

const css = themeCss()

describe('themeCss', () => {
  it('declares every size on the root, before all other rules', () => {
    for (const name of Object.keys(SCALE)) expect(css.split('\n')[0]).toContain(`--sw-${name}:`)
  })

  it('has the same values for a chosen theme and for the system preference', () => {
    const chosen = /\[data-theme='dark'\]\{([^}]*)\}/.exec(css)?.[1]
    const system = /@media \(prefers-color-scheme: dark\)\{:root:not\(\[data-theme\]\)\{([^}]*)\}\}/.exec(css)?.[1]
    expect(chosen).toContain(`--sw-canvas:${PALETTES.dark.canvas};`)
    expect(system).toBe(chosen)
  })

  it('follows the system between light and dark with more contrast too', () => {
    const both = css.indexOf('@media (prefers-contrast: more) and (prefers-color-scheme: dark)')
    expect(both).toBeGreaterThan(css.indexOf('@media (prefers-contrast: more){'))
    expect(css.slice(both)).toContain(`--sw-canvas:${PALETTES['contrast-dark'].canvas};`)
  })

  it('stops all motion with reduced motion, set by the system or in the product', () => {
    expect(css).toContain(':root{--sw-fast:0ms;--sw-slow:0ms;--sw-pulse:0s;--sw-spin:0s;}')
    expect(css).toContain(":root[data-motion='reduce']{--sw-fast:0ms;")
  })

  it('refers only to existing properties', () => {
    const used = [...css.matchAll(/var\(--sw-([a-z0-9-]+)\)/g)].map((match) => match[1] ?? '')
    expect(used.length).toBeGreaterThan(0)
    for (const name of used) expect(SCALE).toHaveProperty(name)
  })
})
