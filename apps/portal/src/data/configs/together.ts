import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import type { ConfigOrigin } from '@sitewright/domain/configs/versions'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { originOf } from './origin'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { FieldErrors } from '@sitewright/domain/shared/problem'

/** The entries to save over the version of a config. */
export interface ConfigSave {
  readonly config: Config
  readonly entries: readonly ConfigEntry[]
  readonly origin?: ConfigOrigin | undefined
}

type Outcome = SaveOutcome<Config>

/** The configs in the body of a call that saves several. */
export const toSaves = (saves: readonly ConfigSave[]): Config[] =>
  saves.map(({ config, entries, origin }) => ({
    ...config,
    data: { ...config.data, configs: [...entries] },
    ...originOf(origin),
  }))

/** The outcome of each config of a save of several, by id. All are saved or none, so each says why: its own values, or the name of the config that was refused (CONF-72). */
export function splitOutcome(saves: readonly ConfigSave[], outcome: SaveOutcome<Config[]>): Map<number, Outcome> {
  const own = saves.map(({ config }, place) => ({ config, result: findOwn(config, place, outcome) }))
  const names = own.flatMap(({ config, result }) => (result === undefined ? [] : [config.name]))
  const otherwise: Outcome =
    outcome.status === 'failed' && names.length === 0
      ? outcome
      : { status: 'failed', message: configScreenMessages.notSavedWith(names), fields: {} }
  return new Map(own.map(({ config, result }) => [config.id, result ?? otherwise]))
}

/** What the outcome says about one config; undefined where the others are the reason. */
function findOwn(config: Config, place: number, outcome: SaveOutcome<Config[]>): Outcome | undefined {
  if (outcome.status === 'failed') {
    const fields = fieldsOf(place, outcome.fields)
    const [first] = Object.values(fields).flat()
    return first === undefined ? undefined : { ...outcome, message: first, fields }
  }
  const found = (outcome.status === 'saved' ? outcome.value : outcome.current).find(({ id }) => id === config.id)
  if (found === undefined) {
    return { status: 'failed', message: configMessages.notFound, fields: {}, problem: 'not-found' }
  }
  if (outcome.status === 'saved') return { status: 'saved', value: found }
  return found.version === config.version ? undefined : { status: 'conflict', current: found }
}

/** The errors of one config of the body, without its place: `configs.1.data.…` is `data.…`. */
function fieldsOf(place: number, fields: FieldErrors): FieldErrors {
  const start = `configs.${place}`
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([path]) => path === start || path.startsWith(`${start}.`))
      .map(([path, sentences]) => [path.slice(start.length + 1), sentences]),
  )
}
