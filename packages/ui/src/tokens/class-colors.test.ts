import { describe, expect, it } from 'vitest'
import { CLASS_COLORS, type ClassRole } from './class-colors'
import { contrastRatio } from './contrast'
import { themeCss } from './theme-css'
import { PALETTES, THEMES } from './themes'

const ROLES = Object.keys(CLASS_COLORS.light) as ClassRole[]
/** Land, water, the list, its rows under the pointer and selected ones, and floating layers. */
const BACKGROUNDS = ['canvas', 'info-subtle', 'surface', 'hover', 'accent-subtle', 'raised'] as const

describe.each(THEMES)('the colors of classes in the theme %s', (theme) => {
  it.each(ROLES)('have a contrast of at least 3 : 1 for %s on the map and in the list [MAP-27]', (role) => {
    for (const background of BACKGROUNDS)
      expect(contrastRatio(CLASS_COLORS[theme][role], PALETTES[theme][background])).toBeGreaterThanOrEqual(3)
  })
})

it('are distinct on white and on black with forced colors', () => {
  for (const role of ROLES)
    for (const background of ['#ffffff', '#000000'])
      expect(contrastRatio(CLASS_COLORS.light[role], background)).toBeGreaterThanOrEqual(3)
})

it('follow the theme as tokens do', () => {
  expect(themeCss(CLASS_COLORS, {})).toContain(`--sw-class-area:${CLASS_COLORS.dark['class-area']};`)
})
