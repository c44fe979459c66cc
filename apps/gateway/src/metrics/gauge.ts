import { Gauge, type Registry } from 'prom-client'

/** A value, with its label if the metric has one. */
export type Sample = readonly [value: number, label?: string]

interface GaugeOptions {
  /** Without the prefix `sitewright_`. */
  readonly name: string
  readonly help: string
  readonly label?: string
  /** The values at this moment. Where there is none, the metric has no line. Reads memory only. */
  readonly read: () => readonly Sample[]
}

/** A metric that reads its values whenever metrics are read. */
export function addGauge(registry: Registry, { name, help, label, read }: GaugeOptions): void {
  const gauge = new Gauge({
    name: `sitewright_${name}`,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [],
    collect() {
      if (label === undefined) this.remove()
      else this.reset()
      for (const [value, of] of read()) this.set(label === undefined || of === undefined ? {} : { [label]: of }, value)
    },
  })
  registry.registerMetric(gauge)
}
