/** How many lines a text has: none when it is empty, and a break at its end begins no other. */
export function countLines(text: string): number {
  if (text === '') return 0
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return text.endsWith('\n') ? count - 1 : count
}
