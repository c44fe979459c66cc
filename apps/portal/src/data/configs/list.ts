import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { configMessages } from '@sitewright/domain/configs/messages'
import { writeProperties } from '@sitewright/domain/resources/property-config'
import { Problem } from '@sitewright/domain/shared/problem'
import type { CacheEntry } from '../read'

const byName = (one: Config, other: Config): number => one.name.localeCompare(other.name, 'en')

/** Selects the configs without the resource properties, which have a tab of their own. */
export const selectConfigs = ({ body }: { readonly body: readonly Config[] }): Config[] =>
  body.filter(({ name }) => name !== RESOURCE_PROPERTIES_CONFIG)

/** The config of the resource properties. */
export const findProperties = (list: readonly Config[]): Config | undefined =>
  list.find(({ name }) => name === RESOURCE_PROPERTIES_CONFIG)

/** The config of the resource properties with these entries; by default with those of the defaults, else with one entry without properties (RES-02, CONF-64, CONF-66). */
export const newProperties =
  (entries: readonly ConfigEntry[] | undefined, loadDefaults: () => Promise<Config[]>) => async () => ({
    name: RESOURCE_PROPERTIES_CONFIG,
    data:
      entries === undefined
        ? (findProperties(await loadDefaults())?.data ?? { configs: writeProperties([], []) })
        : { configs: [...entries] },
  })

/** Adds a config to a list by name. A config of the same name is replaced. */
export const withConfig =
  (config: Config) =>
  (list: readonly Config[]): Config[] =>
    [...list.filter(({ name }) => name !== config.name), config].toSorted(byName)

const throwMissing = (): never => {
  throw new Problem({ status: 404, message: configMessages.notFound })
}

/** One config of a cached list: there is no call that reads one by its id. */
export const entryInList = (list: CacheEntry<Config[]>, isOwn: (config: Config) => boolean): CacheEntry<Config> => ({
  get: () => list.get()?.find(isOwn),
  store: ({ body }) => list.store({ body: (list.get() ?? []).map((config) => (isOwn(config) ? body : config)) }),
  load: async () => {
    return { body: (await list.load()).body.find(isOwn) ?? throwMissing() }
  },
})

/** Some configs of a cached list. After a conflict those that someone else removed leave the list. */
export function entriesInList(list: CacheEntry<Config[]>, isOwn: (config: Config) => boolean): CacheEntry<Config[]> {
  return {
    get: () => list.get()?.filter(isOwn),
    store: ({ body }) => {
      const others = (list.get() ?? []).filter((config) => !isOwn(config))
      return list.store({ body: [...others, ...body].toSorted(byName) })
    },
    load: async () => ({ body: (await list.load()).body.filter(isOwn) }),
  }
}

/** One config that may not exist. */
export const entryOfNullable = (entry: CacheEntry<Config | null>): CacheEntry<Config> => ({
  get: () => entry.get() ?? undefined,
  store: entry.store,
  load: async () => {
    const { body, ...reply } = await entry.load()
    return { ...reply, body: body ?? throwMissing() }
  },
})
