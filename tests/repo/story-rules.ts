/** What the page of a component tells in words, and by what a reader finds it. */
const WORDS = [
  ['when not to use it', /\*\*Not for\*\*/],
  ['the role and name that it exposes', /\*\*Roles? and names?\*\*/],
  ['its keys as a table', /\| Key \| Does \|/],
] as const

/** The one key of what takes no focus. */
const SKIPPED = /\| Tab \| Skips it \|/

/**
 * What is missing on the Storybook page of a published component, or of a pattern.
 * @param file the path of its stories, from the root
 * @param text what stands in it
 * @returns sentences; empty when it is whole, or when the page is no component's
 */
export function storyFaults(file: string, text: string): string[] {
  const title = /title: '(Components|Patterns)\//.exec(text)
  if (title === null) return []
  const faults: string[] = []
  const [, section] = title
  if (!text.includes("tags: ['autodocs'")) faults.push('it has no page of documentation')
  for (const [what, pattern] of WORDS) {
    // A pattern is made of components, which have their own roles.
    if (section === 'Patterns' && what.startsWith('the role')) continue
    if (!pattern.test(text)) faults.push(`it does not tell ${what}`)
  }
  const isPlayed = /export const KeyboardAlone\w*\b/.test(text)
  if (!isPlayed && !SKIPPED.test(text)) faults.push('no story works it with the keyboard alone (KeyboardAlone)')
  return faults.map((fault) => `${file}: ${fault}`)
}
