import { testsByRow } from './audit-rows.mjs'

/**
 * Writes which tests show which row, by area; rows with neither a test nor a reason are only counted.
 * @param {import('./audit-rows.mjs').Evidence} evidence
 * @returns {string} Markdown, the same for the same evidence
 */
export function renderCoverage(evidence) {
  const tests = testsByRow(evidence)
  const { areas, reasons } = evidence
  const lines = ['# Which tests show which requirement', '', 'Written by `npm run requirements`: do not edit.', '']
  for (const area of areas) {
    const shown = area.rows.filter((row) => tests.has(row.id))
    const excused = area.rows.filter((row) => !tests.has(row.id) && reasons[row.id])
    const open = area.rows.length - shown.length - excused.length
    const counts = `${shown.length} of ${area.rows.length} rows shown by a test, ${excused.length} with a reason, ${open} open`
    lines.push(`## ${area.title}`, '', `[${area.file}](${area.file}): ${counts}.`, '')
    const entries = area.rows.flatMap(({ id }) => {
      const marks = tests.get(id)
      if (marks) return [`- **${id}**`, ...marks.map(({ title, file }) => `  - ${code(title)} in ${code(file)}`)]
      return reasons[id] ? [`- **${id}**: no test. ${reasons[id]}`] : []
    })
    if (entries.length) lines.push(...entries, '')
  }
  return `${lines.join('\n').trimEnd()}\n`
}

/**
 * @param {string} text
 * @returns {string} as a code span, so that nothing in it is taken for Markdown
 */
function code(text) {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``
}
