/** Reads MAPBOX_TOKEN. Every visitor can read it, so it must be a public token: a secret one starts with `sk.`. */
export function readMapboxToken(text: string | undefined, faults: string[]): string | undefined {
  if (text !== undefined && !/^pk\.[\w.-]+$/.test(text)) {
    faults.push('MAPBOX_TOKEN must be a public token of Mapbox, which starts with pk.')
  }
  return text
}
