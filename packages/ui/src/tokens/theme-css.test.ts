import { describe, expect, it } from 'vitest'
import { themeCss } from './theme-css'
import { PALETTES, SCALE } from './themes'

const css = themeCss()

describe('the text of the themes', () => {
  it('declares every size on the root, once, before anything refines it', () => {
    for (const name of Object.keys(SCALE)) expect(css.split('\n')[0]).toContain(`--sw-${name}:`)
  })

  it('gives a chosen theme and the system that asks for it the same values', () => {
    const chosen = /\[data-theme='dark'\]\{([^}]*)\}/.exec(css)?.[1]
    const system = /@media \(prefers-color-scheme: dark\)\{:root:not\(\[data-theme\]\)\{([^}]*)\}\}/.exec(css)?.[1]
    expect(chosen).toContain(`--sw-canvas:${PALETTES.dark.canvas};`)
    expect(system).toBe(chosen)
  })

  it('lets the system decide between light and dark also when it asks for more contrast', () => {
    const both = css.indexOf('@media (prefers-contrast: more) and (prefers-color-scheme: dark)')
    expect(both).toBeGreaterThan(css.indexOf('@media (prefers-contrast: more){'))
    expect(css.slice(both)).toContain(`--sw-canvas:${PALETTES['contrast-dark'].canvas};`)
  })

  it('stops all movement when less of it is asked for, by the system or in the product', () => {
    expect(css).toContain(':root{--sw-fast:0ms;--sw-slow:0ms;--sw-pulse:0s;--sw-spin:0s;}')
    expect(css).toContain(":root[data-motion='reduce']{--sw-fast:0ms;")
  })

  it('names only properties that exist when one value refers to another', () => {
    const used = [...css.matchAll(/var\(--sw-([a-z0-9-]+)\)/g)].map((match) => match[1] ?? '')
    expect(used.length).toBeGreaterThan(0)
    for (const name of used) expect(SCALE).toHaveProperty(name)
  })
})
