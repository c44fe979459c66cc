import type { ComponentDescription, Shortcut } from '../../packages/ui/src/foundations/component-description'

/** What tests call a key, where it is not the same as on a page. */
const CODES: Record<string, string> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
  '−': '-',
}

const MODIFIERS: Record<string, RegExp> = {
  Shift: /\bShift\b|shiftKey: true|shift: true/,
  Ctrl: /\bControl\b|ctrlKey: true/,
  '⌘': /\bMeta\b|metaKey: true/,
  Alt: /\bAlt\b|altKey: true/,
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** How a test presses a key without its modifiers. */
function patternOf(key: string): RegExp {
  if (key === 'Letters') return /\.type\(|keyboard\(['"`][a-z]/i
  if (key === 'Digits') return /\.type\(|keyboard\(['"`]\d/
  if (key === 'Tab') return /\btab\(|[{[]Tab\b|(['"`])Tab\1/
  if (key === 'Space') return /[{[]Space\b|(['"`])Space\1|(['"`}])\s(['"`{])|\{ \}|(?:keyboard|press)\(.* (['"`{])/
  const code = escape(CODES[key] ?? key)
  // Code and names of buttons contain these words and signs too.
  if (/^\w{2,}$/.test(code)) return new RegExp(`[{[]${code}\\b|(?<!name: )(['"\`])${code}\\1`)
  // A letter is pressed as itself, after a modifier or alone.
  if (/[A-Z]/.test(key)) return new RegExp(`['"\`}+{\\[]${code}['"\`{}>\\]]`, 'i')
  return new RegExp(`(?:keyboard|press|type)\\(.*['"\`][^'"\`]*${code}|key: ['"]${code}`)
}

/** Whether a line of a test presses a key with its modifiers. */
export function presses(line: string, shortcut: Shortcut): boolean {
  const parts = shortcut.split(/(?<=.)\+(?=.)/)
  const key = parts.at(-1) ?? ''
  return patternOf(key).test(line) && parts.slice(0, -1).every((modifier) => MODIFIERS[modifier]?.test(line) === true)
}

/**
 * @param lines of the stories and tests beside the component
 * @returns the keys on its page that none of them presses
 */
export const findUnpressed = (keys: ComponentDescription['keys'], lines: readonly string[]): Shortcut[] => [
  ...new Set(keys.flatMap((row) => row.keys).filter((shortcut) => !lines.some((line) => presses(line, shortcut)))),
]

/** What a description is checked against. */
export interface DescriptionContext {
  /** The text of the stories beside it. */
  stories: string
  /** The names of all pages. */
  names: readonly string[]
  /** Entry points of the package, without `./`. */
  entries: readonly string[]
  /** The published versions. */
  versions: readonly string[]
}

/** @returns what is missing or wrong in the description of a component or pattern, as sentences */
export function descriptionFaults(description: ComponentDescription, context: DescriptionContext): string[] {
  const { name, entry, role, keys, noKeys, aliases, since, related, anatomy, advice = [] } = description
  const faults: string[] = []
  const section = /title: '(Components|Patterns)\/([^']+)'/.exec(context.stories)
  const isComponent = section?.[1] === 'Components'
  const hasStory = (story: string) => context.stories.includes(`export const ${story}: Story`)
  if (section?.[2] !== name) faults.push(`the stories have another name: ${section?.[2]}`)
  // A pattern is made of components, which have their own roles.
  if (isComponent !== (role !== undefined)) faults.push('a component has a role, a pattern has none')
  if (entry !== undefined && !context.entries.includes(entry)) faults.push(`no entry point is named ${entry}`)
  if ((keys.length === 0) !== (noKeys !== undefined)) faults.push('it has either keys, or a reason for no keys')
  if (keys.length > 0 && !/export const KeyboardAlone/.test(context.stories))
    faults.push('no story works it with the keyboard alone (KeyboardAlone)')
  if (isComponent && aliases.length === 0) faults.push('it has no other names')
  for (const [index, alias] of aliases.entries())
    if ([name, ...aliases.slice(0, index)].some((other) => other.toLowerCase() === alias.toLowerCase()))
      faults.push(`it has the name ${alias} twice`)
  // In the title of a page, a slash makes a folder, and parentheses enclose the other names.
  for (const alias of aliases) if (/[/()]/.test(alias)) faults.push(`the other name ${alias} breaks its title`)
  if (related.length === 0) faults.push('no page is related')
  for (const other of related) if (!context.names.includes(other)) faults.push(`no page is named ${other}`)
  if (!context.versions.includes(since)) faults.push(`the changelog has no version ${since}`)
  if ((anatomy !== undefined) !== hasStory('Anatomy')) faults.push('anatomy needs both its parts and a story Anatomy')
  for (const index of advice.keys())
    for (const story of [`Do${index + 1}`, `Dont${index + 1}`]) if (!hasStory(story)) faults.push(`no story ${story}`)
  return faults.map((fault) => `${name}: ${fault}`)
}
