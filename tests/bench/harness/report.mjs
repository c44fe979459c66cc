/**
 * How much quicker ours has to be than the best peer.
 * @typedef {object} Goal
 * @property {string} contender ours
 * @property {string} operation
 * @property {number} ratio best peer / ours, at least
 * @property {string} [peer] the one that it is set against, in place of the best
 * @property {number} [size] at which it is set; 100,000 without one
 */

/**
 * @param {number[]} values
 * @returns {number} NaN of none
 */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/**
 * The figures of one operation over all rounds.
 * @param {import('./round.mjs').Costs[]} rounds
 * @param {string} operation
 * @returns {{ cpu: number, longest: number } | 'out' | undefined} medians, and the longest task of all; undefined where it was
 *   never come to
 */
export function figure(rounds, operation) {
  const costs = rounds.flatMap((round) => round[operation] ?? [])
  if (costs.includes('out')) return 'out'
  const done = costs.filter((cost) => cost !== 'out')
  if (done.length === 0) return undefined
  return { cpu: median(done.map(({ cpu }) => cpu)), longest: Math.max(...done.map(({ longest }) => longest)) }
}

/**
 * The tables of one area at one size, as Markdown.
 * @param {import('./compete.mjs').Area} area
 * @param {number} size
 * @param {import('./compete.mjs').Played} played
 * @returns {string[]}
 */
export function report(area, size, played) {
  const names = [...area.operations.map(({ name }) => name), 'heap']
  const at = (/** @type {string} */ contender, /** @type {string} */ name) => figure(played[contender] ?? [], name)
  const rounds = Math.min(...Object.values(played).map((list) => list.length))
  const lines = [
    `### ${area.title}, ${size.toLocaleString('en-US')}`,
    '',
    `Milliseconds of the main thread's processor time, median of ${rounds} rounds; heap in MB beyond the data.`,
    '',
    row(['contender', ...names]),
    row(names.map(() => '---').concat('---')),
    ...area.contenders.map(({ name, isOurs }) =>
      row([isOurs ? `**${name}**` : name, ...names.map((operation) => shown(at(name, operation)))]),
    ),
  ]
  const peers = area.contenders.filter(({ isOurs }) => !isOurs)
  for (const { name } of area.contenders.filter(({ isOurs }) => isOurs)) {
    const ratios = names.map((operation) =>
      ratioOf(
        at(name, operation),
        peers.map((peer) => at(peer.name, operation)),
      ),
    )
    lines.push(
      row([`best peer / ${name}`, ...ratios.map((ratio) => (Number.isNaN(ratio) ? '' : `${ratio.toFixed(1)}×`))]),
    )
  }
  lines.push('', ...longTasks(area, played), ...judged(area, size, played))
  return lines
}

/**
 * @param {import('./compete.mjs').Area} area
 * @param {import('./compete.mjs').Played} played
 * @returns {string[]} which operations of ours have held the main thread for over 50 ms
 */
function longTasks(area, played) {
  return area.contenders
    .filter(({ isOurs }) => isOurs)
    .map(({ name }) => {
      const long = area.operations.flatMap((operation) => {
        const found = figure(played[name] ?? [], operation.name)
        return typeof found === 'object' && found.longest > 50 ? `${operation.name} ${found.longest.toFixed(0)} ms` : []
      })
      return `- ${name}: ${long.length > 0 ? `tasks over 50 ms in ${long.join(', ')}` : 'no task over 50 ms'}`
    })
}

/**
 * @param {import('./compete.mjs').Area} area
 * @param {number} size
 * @param {import('./compete.mjs').Played} played
 * @returns {string[]}
 */
function judged(area, size, played) {
  const goals = area.goals.filter((goal) => (goal.size ?? 100_000) === size)
  if (goals.length === 0) return ['']
  const peers = area.contenders.filter(({ isOurs }) => !isOurs).map(({ name }) => name)
  const lines = goals.map(({ contender, operation, ratio, peer }) => {
    const others = (peer === undefined ? peers : [peer]).map((name) => figure(played[name] ?? [], operation))
    const reached = ratioOf(figure(played[contender] ?? [], operation), others)
    const verdict = reached >= ratio ? 'goal reached' : 'goal missed'
    const against = peer === undefined ? '' : ` against ${peer}`
    return `- ${contender}, ${operation}${against}: ${Number.isNaN(reached) ? 'not measured' : `${reached.toFixed(1)}×`}, goal ${ratio}×: ${verdict}`
  })
  return [...lines, '']
}

/** @typedef {ReturnType<typeof figure>} Figure */

/**
 * @param {Figure} ours
 * @param {Figure[]} peers
 * @returns {number} NaN where there is nothing to compare
 */
function ratioOf(ours, peers) {
  const best = Math.min(...peers.flatMap((peer) => (typeof peer === 'object' ? peer.cpu : [])))
  return typeof ours === 'object' && Number.isFinite(best) ? best / Math.max(ours.cpu, 0.01) : Number.NaN
}

/** @type {(found: Figure) => string} */
const shown = (found) =>
  found === undefined ? '' : found === 'out' ? 'out' : found.cpu.toFixed(found.cpu < 10 ? 1 : 0)

/** @type {(cells: string[]) => string} */
const row = (cells) => `| ${cells.join(' | ')} |`
