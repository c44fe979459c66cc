import { describe, expect, it } from 'vitest'
import { createTheme, type ThemeOverrides } from './create-theme'
import { PALETTES } from './themes'

const VIOLET: ThemeOverrides = {
  all: { radius: '2px', 'font-sans': '"Brand Sans", sans-serif' },
  light: { accent: '#6d28d9', 'accent-hover': '#5b21b6', 'accent-text': '#6d28d9' },
  dark: { 'accent-text': '#c4b5fd' },
}

describe('createTheme', () => {
  it('writes the brand above the tokens, in every theme and where the system chooses', () => {
    const css = createTheme(VIOLET)
    expect(css).toContain('@layer sitewright.tokens,sitewright.base,sitewright.brand;\n@layer sitewright.brand{')
    expect(css).toContain('--sw-radius:2px;')
    expect(css).toMatch(/:where\(:root,\[data-theme='light'\]\)\{[^}]*--sw-accent:#6d28d9;/)
    expect(css.match(/--sw-accent-text:#c4b5fd;/g)).toHaveLength(2)
    expect(css).toContain(`--sw-accent:${PALETTES.contrast.accent};`)
  })

  it('keeps a color of one theme out of the others, and takes a color for all', () => {
    const dark = /\[data-theme='dark'\]\)\{([^}]*)\}/
    expect(dark.exec(createTheme(VIOLET))?.[1]).toContain(`--sw-accent:${PALETTES.dark.accent};`)
    expect(dark.exec(createTheme({ all: { 'grid-line': '#123456' } }))?.[1]).toContain('--sw-grid-line:#123456;')
  })

  it('refuses a pair of colors with too little contrast, and names the pair, its ratio and what it needs', () => {
    const message = /light: text-on-accent #ffffff on accent #ffd400 has a contrast of 1\.43:1 and needs 4\.5:1/
    expect(() => createTheme({ light: { accent: '#ffd400' } })).toThrow(message)
    expect(() => createTheme({ light: { accent: '#ffd400' } })).toThrow(RangeError)
  })

  it('rounds down, so that a ratio just below the minimum does not look like it', () => {
    // 4.478 : 1 on white.
    expect(() => createTheme({ light: { text: '#777777' } })).toThrow(
      /text #777777 on surface #ffffff has a contrast of 4\.47:1/,
    )
  })

  it('checks the themes that a color for all reaches', () => {
    expect(() => createTheme({ all: { text: '#141a23' } })).toThrow(/dark: text #141a23 on canvas/)
  })

  it.each([
    [{ light: { acent: '#6d28d9' } }, "light: there is no token 'acent'"],
    [{ light: { radius: '2px' } }, "light: there is no token 'radius'"],
    [{ all: { toString: '2px' } }, "all: there is no token 'toString'"],
    [{ drak: { accent: '#6d28d9' } }, "there is no theme 'drak'"],
    [{ light: { accent: 'rebeccapurple' } }, "light: accent must have the form #rrggbb, not 'rebeccapurple'"],
    [{ light: { accent: '#63c' } }, "light: accent must have the form #rrggbb, not '#63c'"],
    [{ light: { accent: undefined } }, "light: accent must have the form #rrggbb, not 'undefined'"],
    [{ all: { radius: '2px;color:red' } }, "all: '2px;color:red' can't be the value of radius"],
    [{ all: { radius: '2px}body{display:none' } }, "can't be the value of radius"],
    [{ all: { radius: '2px/*' } }, "can't be the value of radius"],
    [{ all: { 'font-sans': '"Brand' } }, "can't be the value of font-sans"],
    [{ all: { 'font-sans': '</style>' } }, "can't be the value of font-sans"],
    [{ all: { radius: ' ' } }, "all: ' ' can't be the value of radius"],
    [{ all: { radius: 2 } }, "all: '2' can't be the value of radius"],
  ])('refuses %j', (overrides, message) => {
    expect(() => createTheme(overrides as ThemeOverrides)).toThrow(message)
  })

  it('lists all faults at once', () => {
    const overrides = { light: { acent: '#6d28d9', accent: 'red' } } as ThemeOverrides
    expect(() => createTheme(overrides)).toThrow(/acent[^]*accent must/)
  })
})
