import type { Socket } from 'node:net'

/** The lines that arrive. Ends when the connection ends, however that happens. */
export async function* readLines(socket: Socket): AsyncGenerator<string, undefined> {
  let text = ''
  try {
    for await (const chunk of socket) {
      text += String(chunk)
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      yield* lines
    }
  } catch {
    // The other process was killed.
  }
  return undefined
}
