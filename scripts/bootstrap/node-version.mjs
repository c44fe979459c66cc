// Read by old versions of Node too: see bootstrap.mjs for the syntax that is allowed here.

/** What Vite 8 and oxlint need; a line of Node between them (21, early 22) is refused by both. */
const LINES = [
  { major: 20, minor: 19, isOpen: false },
  { major: 22, minor: 12, isOpen: true },
]

/**
 * Says why this Node cannot run the repository.
 * @param {string} version as in `process.versions.node`, e.g. `20.19.1`
 * @returns {string} empty when it can
 */
export function faultOfNode(version) {
  const parts = version.split('.').map(Number)
  const major = parts[0] || 0
  const minor = parts[1] || 0
  const isFit = LINES.some(function (line) {
    if (major === line.major) return minor >= line.minor
    return line.isOpen && major > line.major
  })
  if (isFit) return ''
  return [
    'Sitewright needs Node 20.19 or newer in the 20 line, or 22.12 and up. This is Node ' + version + '.',
    'Node 24 is recommended:',
    '  nvm install 24            with nvm',
    '  https://nodejs.org        or an installer',
    'Then run the same command again.',
  ].join('\n')
}
