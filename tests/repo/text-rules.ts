/** A text that must not stand in a file. */
export type TextRule = {
  /** What it is, as the end of "refuses …". */
  name: string
  /** The files that it is looked for in. */
  files: RegExp
  /** Files among those that may hold it, with a reason beside the rule. */
  except?: RegExp
  pattern: RegExp
}

/** Written in pieces, so that this file does not hold what it looks for. */
const spelled = (...pieces: string[]) => pieces.join('')
const matching = (pieces: string[], flags = '') => new RegExp(spelled(...pieces), flags)

const SOURCE = /^(packages|apps|tests|scripts|\.storybook)\/.*\.(ts|tsx|mjs|cjs)$|^[^/]+\.(ts|mjs|cjs)$/
const ANY_TEXT = /\.(ts|tsx|mjs|cjs|json|md|css|html|svg|sql|yml|yaml|txt)$|^\.[a-z]|\/run$/

export const TEXT_RULES: TextRule[] = [
  {
    name: 'a path of one machine',
    files: ANY_TEXT,
    pattern: matching(['(^|[\\s\'"`(=:])/(?:wo', 'rk|ro', 'ot|ho', 'me/[a-z]\\w*|Use', 'rs/\\w+)/[\\w.-]'], 'm'),
  },
  {
    name: 'the host of a package registry',
    files: ANY_TEXT,
    pattern: matching(
      ['(?:regis', 'try\\.npm', 'js\\.org|regis', 'try\\.yarn|artifac', 'tory|verdac', 'cio|npm\\.pkg\\.git', 'hub)'],
      'i',
    ),
  },
  {
    name: 'material that is no part of the repository',
    files: ANY_TEXT,
    pattern: matching(['shar', 'ed/(?:des', 'ign|sp', 'ec|ho', 'oks)\\b']),
  },
  {
    name: 'work left for later',
    files: SOURCE,
    pattern: matching(['\\b(?:TO', 'DO|FIX', 'ME|XX', 'X)\\b']),
  },
  {
    name: 'a test that does not run, or runs alone',
    files: SOURCE,
    pattern: matching([
      '\\b(?:it|test|describe|suite)(?:\\.\\w+)*\\.(?:on',
      'ly|sk',
      'ip|to',
      'do|fix',
      'me|fa',
      'ils)\\(',
    ]),
  },
  {
    name: 'a test that sleeps',
    files: /\.(test|spec|stories)\.tsx?$|^tests\/e2e\//,
    pattern: matching(['waitFor', 'Timeout\\(|\\bset', 'Timeout\\(\\s*(?:resolve|done|r)\\b']),
  },
  {
    name: 'a type that is talked away',
    files: SOURCE,
    pattern: matching(['as un', 'known as\\b|@ts-ig', 'nore|@ts-no', 'check|@ts-expect-', 'error|\\bas a', 'ny\\b']),
  },
  {
    name: 'a lint rule that is switched off without a reason',
    files: SOURCE,
    pattern: matching(['(?:ox', 'lint|es', 'lint)-disable(?:-next-line|-line)?(?![^\\n]* -- \\S)']),
  },
  {
    name: 'a file that only re-exports',
    files: /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/,
    pattern: /^export \* from /m,
  },
  {
    // Colors of the product's data (the swatch of an add-on) stand in stories, tests and fixtures as values.
    // `exactOptionalPropertyTypes` is off, so `error={error}` says the same. Not the same where the keys are counted (the faults of a form) or where the object replaces defaults (labels).
    name: 'a property that is only spread in where it has a value',
    files: /^(packages|apps)\/[^/]+\/src\/.*(?<!\.(?:test|stories))\.tsx?$/,
    except: /domain\/src\/(passwords\/rules|resources\/property-rules)|features\/patterns\/DraftParts/,
    pattern: /\.\.\.\((\S+) (?:!== undefined && \{ (?:\S+: )?\1 \}|=== undefined \? \{\} : \{ (?:\S+: )?\1 \})\)/,
  },
  {
    name: 'a raw color outside of the tokens',
    files: /^(packages\/ui|apps\/portal)\/src\/.*\.(ts|tsx|css)$/,
    except: /^packages\/ui\/src\/(tokens|features\/fixtures)\/|\.(stories|test|description|example)\.tsx?$/,
    pattern: /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/i,
  },
]

/**
 * Finds the lines of a file that break a rule.
 * @returns `file:line` with the text of the line
 */
export function breaches(rule: TextRule, file: string, text: string): string[] {
  if (!rule.files.test(file) || rule.except?.test(file) || !rule.pattern.test(text)) return []
  const lines = text.split('\n')
  return lines.flatMap((line, place) => (rule.pattern.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : []))
}
