const HEAD = `# Benchmarks

Made by \`npm run bench -- <area> --write\`, one area at a time or several. Each contender is a production bundle of its own; presses
and keys come through the DevTools protocol; the contenders take turns within each round. "out": not done within 20 s.

Peers without a look of their own (TanStack Table, react-aria's table, the boards) draw what ours draw: our styles, the name of each row
and checkbox, the buttons of heads and cards. Ant Design and MUI keep their look, and name rows where they can. A page of 50 is compared
with peers that draw 50 rows.
`

/**
 * The document of all areas, in which some have been measured anew; the others stay as they were.
 * @param {string} document as it was
 * @param {string[]} areas all there are, in their order
 * @param {string} machine what it was measured on
 * @param {Record<string, string[]>} tables the lines of each area that was measured
 * @returns {string}
 */
export function writeTables(document, areas, machine, tables) {
  const parts = areas.map((area) => {
    const lines = tables[area]
    if (lines === undefined) return sectionOf(document, area)
    return `## ${area}\n\n\`npm run bench -- ${area} --write\` on ${machine}.\n\n${lines.join('\n').trim()}\n`
  })
  return [HEAD, ...parts].filter((part) => part !== '').join('\n')
}

/**
 * @param {string} document
 * @param {string} area
 * @returns {string} empty where it has never been measured
 */
function sectionOf(document, area) {
  const start = document.indexOf(`\n## ${area}\n`)
  if (start < 0) return ''
  const end = document.indexOf('\n## ', start + 1)
  return `${document.slice(start + 1, end < 0 ? undefined : end).trim()}\n`
}
