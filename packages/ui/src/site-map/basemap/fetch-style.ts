import type { StyleSpecification } from 'maplibre-gl'

const isStyle = (thing: unknown): thing is StyleSpecification =>
  typeof thing === 'object' &&
  thing !== null &&
  'version' in thing &&
  thing.version === 8 &&
  'layers' in thing &&
  Array.isArray(thing.layers) &&
  'sources' in thing &&
  typeof thing.sources === 'object'

/**
 * Fetches the style of a map before an engine is given it: engines draw nothing and say little when it is refused.
 * @param address as configured; relative ones are the page's
 * @param timeout ms
 * @param signal of whoever no longer waits
 * @throws {Error} when it is refused, does not come in time or is no style
 */
export async function fetchStyle(address: string, timeout: number, signal: AbortSignal): Promise<StyleSpecification> {
  // eslint-disable-next-line no-restricted-globals -- a map's style is no call of the product: its engine would fetch it alike
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) })
  if (!response.ok) throw new Error(`The style answers ${response.status}`)
  const style: unknown = await response.json()
  if (!isStyle(style)) throw new Error('The answer is no map style')
  return style
}

/** Fonts that a style draws its own labels with, so that ours are there too; undefined where it has none. */
export function fontOf(style: StyleSpecification): string[] | undefined {
  for (const layer of style.layers) {
    if (layer.type !== 'symbol') continue
    const font: unknown = layer.layout?.['text-font']
    if (Array.isArray(font) && font.every((name) => typeof name === 'string') && font[0] !== 'literal') return font
  }
  return undefined
}
