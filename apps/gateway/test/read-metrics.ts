/** A token for METRICS_TOKEN. */
export const METRICS_TOKEN = 'a-token-of-tests-alone-with-32-letters'

/** What /metrics answered. */
export interface ReadMetrics {
  readonly text: string
  /** Names of metrics that have a TYPE line, with the type. */
  readonly types: ReadonlyMap<string, string>
  /** Lines of values: `name{label="value"}` and the value. */
  readonly values: ReadonlyMap<string, number>
}

export function parseMetrics(text: string): ReadMetrics {
  const types = new Map(Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = '', type = '']) => [name, type]))
  const values = new Map(
    Array.from(text.matchAll(/^([a-z]\S*?(?:\{.*\})?) (\S+)$/gm), ([, name = '', value]) => [name, Number(value)]),
  )
  return { text, types, values }
}

interface Sends {
  send(path: string, init: { token: string }): Promise<Response>
}

/** The metrics of a gateway that has METRICS_TOKEN. */
export async function metricsOf(gateway: Sends): Promise<ReadMetrics> {
  const reply = await gateway.send('/metrics', { token: `Bearer ${METRICS_TOKEN}` })
  return parseMetrics(await reply.text())
}
