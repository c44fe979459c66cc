/** Counts the lines of a text. An empty text has none, and a line break at the end starts no further line. */
export function countLines(text: string): number {
  if (text === '') return 0
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return text.endsWith('\n') ? count - 1 : count
}
