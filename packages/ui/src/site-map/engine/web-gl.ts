/**
 * Whether this browser can draw a map: it supports WebGL 2, possibly in software. Releases its context, because browsers limit their
 * number.
 */
export function canDrawMaps(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
