// The accessibility add-on checks a story in its current theme only. Contrast is the only rule that depends on the theme, so it is
// checked again in the other themes: by axe, for every text whose contrast cannot be computed from its own colors.
import axe from 'axe-core'
import { contrastRatio } from '../packages/ui/src/tokens/contrast'
import { THEMES } from '../packages/ui/src/tokens/themes'
import { applyTheme, type Choices } from './document'

/** Minimum contrast of text of any size (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5

/** The background of a text as #rrggbb; `undefined` if styles alone do not determine it: images, translucent or overlapping elements. */
type Background = string | undefined

const TRANSPARENT = 'rgba(0, 0, 0, 0)'

/** Converts an opaque color to #rrggbb; `undefined` for a translucent color or another notation. */
function toHex(color: string): string | undefined {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1)
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

/** Finds the background of an element: its own, or that of its nearest ancestor with one. */
function findBackground(element: Element, cache: Map<Element, Background>): Background {
  if (cache.has(element)) return cache.get(element)
  const { backgroundColor, backgroundImage, opacity, position, filter } = getComputedStyle(element)
  let background: Background
  if (backgroundImage === 'none' && opacity === '1' && filter === 'none') {
    const isInFlow = position === 'static' || position === 'relative'
    if (backgroundColor !== TRANSPARENT) background = toHex(backgroundColor)
    else if (isInFlow && element.parentElement !== null) background = findBackground(element.parentElement, cache)
  }
  cache.set(element, background)
  return background
}

/** Finds the elements that contain text, and form controls, which show their value. */
function findTextElements(): Set<Element> {
  const found = new Set<Element>(document.body.querySelectorAll('input, textarea, select'))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement !== null && node.nodeValue?.trim() !== '') found.add(node.parentElement)
  }
  return found
}

/** Finds the elements that axe must check: their contrast is too low, or cannot be computed from their own colors. */
function findUncertainElements(): Element[] {
  const cache = new Map<Element, Background>()
  return [...findTextElements()].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    // Visually hidden.
    if (width <= 1 || height <= 1) return false
    const background = findBackground(element, cache)
    const { color, textShadow } = getComputedStyle(element)
    const text = toHex(color)
    if (background === undefined || text === undefined || textShadow !== 'none') return true
    return contrastRatio(text, background) < MIN_CONTRAST
  })
}

/**
 * Runs axe's contrast rule in every theme except the current one, for the elements that need it.
 * @throws Error that names the theme, the element, its colors and the ratio it needs
 */
export async function checkContrastInOtherThemes(currentTheme: Choices['theme']): Promise<void> {
  const faults: string[] = []
  // Without transitions, colors change immediately. During a transition, a color belongs to neither theme.
  const noTransitions = document.createElement('style')
  noTransitions.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }'
  document.head.append(noTransitions)
  try {
    for (const theme of THEMES.filter((name) => name !== currentTheme)) {
      applyTheme(theme)
      const include = findUncertainElements()
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
    noTransitions.remove()
    applyTheme(currentTheme)
  }
  if (faults.length > 0) throw new Error(`Too little contrast in another theme:\n${faults.join('\n')}`)
}
