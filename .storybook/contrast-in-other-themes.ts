// The accessibility add-on checks a story once, in the theme it is shown in. Contrast is the one rule that a theme can
// break, so it alone is run again in the others: by axe, for every text whose colors do not settle it by themselves.
import axe from 'axe-core'
import { contrastRatio } from '../packages/ui/src/tokens/contrast'
import { THEMES } from '../packages/ui/src/tokens/ThemeStyles'
import { applyTheme, type Choices } from './document'

/** Enough for a text of any size (WCAG 1.4.3). */
const ENOUGH = 4.5

/** What a text stands on by the styles of what holds it, as #rrggbb; `undefined` where only the whole page can tell: pictures, veils, and what lies over something else. */
type Ground = string | undefined

const CLEAR = 'rgba(0, 0, 0, 0)'

/** An opaque color as #rrggbb; `undefined` for any other, and for one that is mixed. */
function opaque(color: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1)
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** The element's own background, or that of what holds it. */
function groundOf(element: Element, known: Map<Element, Ground>): Ground {
  if (known.has(element)) return known.get(element)
  const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element)
  let ground: Ground
  if (backgroundImage === 'none' && opacity === '1' && filter === 'none') {
    const isInFlow = position === 'static' || position === 'relative'
    if (backgroundColor !== CLEAR) ground = opaque(backgroundColor)
    else if (isInFlow && element.parentElement !== null) ground = groundOf(element.parentElement, known)
  }
  known.set(element, ground)
  return ground
}

/** Elements with text of their own, or that show what was typed. */
function textElements(): Set<Element> {
  const found = new Set<Element>(document.body.querySelectorAll('input, textarea, select'))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement !== null && node.nodeValue?.trim() !== '') found.add(node.parentElement)
  }
  return found
}

/** Those that axe has to look at: their colors are too close, or are not the whole truth. */
function unsettled(): Element[] {
  const known = new Map<Element, Ground>()
  return [...textElements()].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    // For screen readers alone.
    if (width <= 1 || height <= 1) return false
    const ground = groundOf(element, known)
    const { color, textShadow } = getComputedStyle(element)
    const text = opaque(color)
    if (ground === undefined || text === undefined || textShadow !== 'none') return true
    return contrastRatio(text, ground) < ENOUGH
  })
}

/**
 * Runs axe's contrast rule in each theme but the one shown, for what its colors do not settle.
 * @throws Error that names the theme, the element, its colors and the ratio it needs
 */
export async function checkContrastInOtherThemes(shown: Choices['theme']): Promise<void> {
  const faults: string[] = []
  // A color on its way from one theme to the other is neither: without transitions it is there at once.
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }'
  document.head.append(still)
  try {
    for (const theme of THEMES.filter((name) => name !== shown)) {
      applyTheme(theme)
      const include = unsettled()
      if (include.length === 0) continue
      axe.reset()
      const { violations } = await axe.run(
        { include, exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']] },
        { runOnly: ['color-contrast'], resultTypes: ['violations'] },
      )
      for (const node of violations.flatMap((violation) => violation.nodes)) {
        faults.push(
          `${theme}: ${node.target.join(' ')}\n  ${node.failureSummary?.split('\n').at(-1)?.trim() ?? node.html}`,
        )
      }
    }
  } finally {
    still.remove()
    applyTheme(shown)
  }
  if (faults.length > 0) throw new Error(`Too little contrast in another theme:\n${faults.join('\n')}`)
}
