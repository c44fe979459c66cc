/** Marks a value that JSON does not have. */
const TAG = '$'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const mapValues = (record: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

function toJson(value: unknown): unknown {
  if (value === undefined) return { [TAG]: 'undefined' }
  if (value instanceof Set) return { [TAG]: 'set', items: [...value].map(toJson) }
  if (value instanceof Map) return { [TAG]: 'map', items: [...value].map(toJson) }
  if (Array.isArray(value)) return value.map(toJson)
  if (!isRecord(value)) return value
  return TAG in value ? { [TAG]: 'record', items: mapValues(value, toJson) } : mapValues(value, toJson)
}

function fromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(fromJson)
  if (!isRecord(json)) return json
  switch (json[TAG]) {
    case undefined:
      return mapValues(json, fromJson)
    case 'undefined':
      return undefined
    case 'set':
      return new Set(fromJson(json['items']) as unknown[])
    case 'map':
      return new Map(fromJson(json['items']) as [unknown, unknown][])
    default:
      return mapValues(json['items'] as Record<string, unknown>, fromJson)
  }
}

/** Writes a value as a text: scalars, arrays, records, sets and maps, nested in any way. */
export const writeDraftText = (value: unknown): string => JSON.stringify(toJson(value))

/** Reads what `writeDraftText` wrote. */
export const readDraftText = (text: string): unknown => fromJson(JSON.parse(text))
