// The arguments that make a test tool run some tests alone: for the command that a person is given, and for the repeat.

/** @typedef {import('./report.mjs').TestRecord} TestRecord */

/**
 * @param {string} text
 * @returns {string} a pattern that matches nothing else
 */
const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Vitest takes files and a pattern over the titles, joined with spaces. In two files, a test of the same title runs too.
 * @param {readonly TestRecord[]} tests
 * @returns {string[]}
 */
export function selectInVitest(tests) {
  const titles = [...new Set(tests.map((test) => literal(test.titles.join(' '))))]
  const pattern = titles.length === 1 ? `^${titles[0]}$` : `^(${titles.join('|')})$`
  return [...new Set(tests.map(({ file }) => file)), '-t', pattern]
}

/**
 * Playwright takes files with a line.
 * @param {readonly TestRecord[]} tests
 * @returns {string[]}
 */
export const selectInPlaywright = (tests) => [
  ...new Set(tests.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`))),
]

/**
 * Pictures are all made by one line, so their titles tell them apart.
 * @param {readonly TestRecord[]} tests
 * @returns {string[]}
 */
export const selectPictures = (tests) => ['-g', tests.map(({ titles }) => `${literal(titles.join(' '))}$`).join('|')]

/**
 * @param {string} script of package.json
 * @param {readonly string[]} args
 * @returns {string} the command as a person types it in a shell
 */
export function commandLine(script, args) {
  const quoted = args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`))
  return `npm run ${script} -- ${quoted.join(' ')}`
}
