import type { StyleSpecification } from 'maplibre-gl'

const isStyle = (value: unknown): value is StyleSpecification =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 8 &&
  'layers' in value &&
  Array.isArray(value.layers) &&
  'sources' in value &&
  typeof value.sources === 'object'

/**
 * Fetches a map style. An engine could do this, but draws nothing and reports little if the request fails.
 * @param address absolute, or relative to the page
 * @param timeout in ms
 * @param signal aborts the request
 * @throws {Error} if the server rejects the request, the request takes too long or the response is not a style
 */
export async function fetchStyle(address: string, timeout: number, signal: AbortSignal): Promise<StyleSpecification> {
  // eslint-disable-next-line no-restricted-globals -- not a call of the gateway: the engine would fetch the style in the same way
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) })
  if (!response.ok) throw new Error(`The style responded with ${response.status}`)
  const style: unknown = await response.json()
  if (!isStyle(style)) throw new Error('The response is not a map style')
  return style
}

/** @returns the fonts of the labels of a style, which our labels can use too; undefined if it has no labels */
export function findFont(style: StyleSpecification): string[] | undefined {
  for (const layer of style.layers) {
    if (layer.type !== 'symbol') continue
    const font: unknown = layer.layout?.['text-font']
    if (Array.isArray(font) && font.every((name) => typeof name === 'string') && font[0] !== 'literal') return font
  }
  return undefined
}
