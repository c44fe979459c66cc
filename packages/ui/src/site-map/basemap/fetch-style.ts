import type { StyleSpecification } from 'maplibre-gl'
import { classifyError, type StyleFailure } from './style-failure'

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
 * @returns the style, or why there is none
 */
export async function fetchStyle(
  address: string,
  timeout: number,
  signal: AbortSignal,
): Promise<StyleSpecification | StyleFailure> {
  const limit = AbortSignal.timeout(timeout)
  try {
    // eslint-disable-next-line no-restricted-globals -- not a call of the gateway: the engine would fetch the style in the same way
    const response = await fetch(address, { signal: AbortSignal.any([signal, limit]) })
    if (!response.ok) return classifyError({ status: response.status, message: '' })
    const style: unknown = await response.json()
    return isStyle(style) ? style : 'style'
  } catch (error) {
    if (limit.aborted) return 'timeout'
    // A response that is not JSON throws a SyntaxError, and a request without a response a TypeError.
    return error instanceof TypeError ? 'network' : 'style'
  }
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
