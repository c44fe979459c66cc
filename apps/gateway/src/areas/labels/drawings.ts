import { createHash } from 'node:crypto'
import type { LabelRenderer } from './renderer'
import type { Drawing, RenderTask } from './worker-messages'

/** Enough for the check and the print of a thousand labels at once. */
const MAX_BYTES = 16 * 1024 * 1024
/** Of a drawing without its picture, roughly. */
const OWN_BYTES = 300

/** Draws labels, and remembers what was drawn: a label that was checked is printed from the same picture (CODE-25). */
export interface Drawings {
  /** @throws RenderError */
  draw(task: RenderTask): Promise<Drawing>
}

/** Remembers the drawings that were used last. @param maxBytes of all of them */
export function createDrawings(renderer: LabelRenderer, maxBytes = MAX_BYTES): Drawings {
  const known = new Map<string, Drawing>()
  let bytes = 0
  const sizeOf = ({ png }: Drawing): number => OWN_BYTES + (png?.byteLength ?? 0)
  const remove = (key: string, drawing: Drawing): void => {
    if (known.delete(key)) bytes -= sizeOf(drawing)
  }
  const add = (key: string, drawing: Drawing): void => {
    known.set(key, drawing)
    bytes += sizeOf(drawing)
    for (const [oldest, old] of known) {
      if (bytes <= maxBytes) return
      remove(oldest, old)
    }
  }
  return {
    draw: async (task) => {
      const key = createHash('sha256').update(JSON.stringify(task)).digest('base64')
      const drawing = known.get(key) ?? (await renderer.draw(task))
      // The map is in the order of the last use.
      const before = known.get(key)
      if (before !== undefined) remove(key, before)
      add(key, drawing)
      return drawing
    },
  }
}
