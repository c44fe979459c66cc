// The accessibility add-on checks a story once, in the theme it is shown in. Contrast is the one rule that a theme can
// break, so it alone is run again in the others.
import axe from 'axe-core'
import { applyTheme, type Choices } from './document'

const CHECKED = ['light', 'dark', 'contrast'] as const

/**
 * Runs axe's contrast rule over the body in each theme but the one shown.
 * @throws Error that names the theme, the element, its colors and the ratio it needs
 */
export async function checkContrastInOtherThemes(shown: Choices['theme']): Promise<void> {
  const faults: string[] = []
  // A color on its way from one theme to the other is neither: without transitions it is there at once.
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }'
  document.head.append(still)
  try {
    for (const theme of CHECKED.filter((name) => name !== shown)) {
      applyTheme(theme)
      axe.reset()
      const { violations } = await axe.run(
        { include: [document.body], exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']] },
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
