import type { Socket } from 'node:net'

/**
 * The lines that arrive. Ends when the connection ends, however that happens.
 * @param maxLength in characters: a longer line closes the connection, so that a client that never ends its line cannot fill the memory
 */
export async function* readLines(socket: Socket, maxLength = 100_000): AsyncGenerator<string, undefined> {
  let text = ''
  try {
    for await (const chunk of socket) {
      text += String(chunk)
      const lines = text.split('\n')
      text = lines.pop() ?? ''
      if ([...lines, text].some(({ length }) => length > maxLength)) break
      yield* lines
    }
  } catch {
    // The other process was killed.
  }
  socket.destroy()
  return undefined
}
