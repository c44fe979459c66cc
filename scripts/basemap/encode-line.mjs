/** Five bits a sign, and a sixth that says whether more follow. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
/** Steps in a degree: 0.01° is 1.1 km at most. */
const STEPS = 100

/** @param {number} value @returns {string} */
function encodeNumber(value) {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  let text = ''
  while (rest >= 32) {
    text += SIGNS[32 + (rest % 32)]
    rest = Math.floor(rest / 32)
  }
  return text + SIGNS[rest]
}

/**
 * A line as text: each point by its distance from the one before.
 * @param {[number, number][]} line in degrees
 * @returns {string} empty for a line that is no longer than a step
 */
export function encodeLine(line) {
  let text = ''
  let [lastX, lastY] = [0, 0]
  let points = 0
  for (const [lon, lat] of line) {
    const [x, y] = [Math.round(lon * STEPS), Math.round(lat * STEPS)]
    if (points > 0 && x === lastX && y === lastY) continue
    text += encodeNumber(x - lastX) + encodeNumber(y - lastY)
    ;[lastX, lastY] = [x, y]
    points++
  }
  return points < 2 ? '' : text
}
