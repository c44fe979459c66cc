// Approximates forced colors: only the browser or the system can replace the colors of a page, but the rules of the design system for
// that mode apply here, and its tokens have the system colors. Colors that are no token stay.

const QUERY = /\(forced-colors: (?:active|none)\)/
/** Styles of components are inserted when they render, without an event. */
const INTERVAL = 250

/** The query that each changed rule had before. */
const queries = new Map<MediaList, string>()
let timer: ReturnType<typeof setInterval> | undefined

function changeRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && QUERY.test(rule.media.mediaText)) {
      queries.set(rule.media, rule.media.mediaText)
      rule.media.mediaText = rule.media.mediaText.replace(QUERY, (query) =>
        query.includes('active') ? '(min-width: 0)' : '(max-width: 0)',
      )
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) changeRules(rule.cssRules)
  }
}

const changeSheets = (): void => {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) changeRules(sheet.cssRules)
}

/** Lets the rules for forced colors apply, also those of styles that are inserted later, or undoes that. */
export function approximateForcedColors(isActive: boolean): void {
  if (isActive === (timer !== undefined)) return
  if (isActive) {
    changeSheets()
    timer = setInterval(changeSheets, INTERVAL)
    return
  }
  clearInterval(timer)
  timer = undefined
  for (const [media, query] of queries) media.mediaText = query
  queries.clear()
}
