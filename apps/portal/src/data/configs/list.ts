import type { Config } from '@sitewright/domain/configs/model'
import { RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { Problem } from '@sitewright/domain/shared/problem'
import type { CacheEntry } from '../read'

const byName = (one: Config, other: Config): number => one.name.localeCompare(other.name, 'en')

/** Selects the configs without the resource properties, which have a tab of their own. */
export const selectConfigs = ({ body }: { readonly body: readonly Config[] }): Config[] =>
  body.filter(({ name }) => name !== RESOURCE_PROPERTIES_CONFIG)

/** Adds a config to a list by name. A config of the same name is replaced. */
export const withConfig =
  (config: Config) =>
  (list: readonly Config[]): Config[] =>
    [...list.filter(({ name }) => name !== config.name), config].toSorted(byName)

/** Removes a config from a list. */
export const withoutConfig =
  (isRemoved: (config: Config) => boolean) =>
  (list: readonly Config[]): Config[] =>
    list.filter((config) => !isRemoved(config))

/** One config of a cached list: there is no call that reads one by its id. */
export const entryInList = (list: CacheEntry<Config[]>, isOwn: (config: Config) => boolean): CacheEntry<Config> => ({
  get: () => list.get()?.find(isOwn),
  store: ({ body }) => list.store({ body: (list.get() ?? []).map((config) => (isOwn(config) ? body : config)) }),
  load: async () => {
    const found = (await list.load()).body.find(isOwn)
    if (found === undefined) throw new Problem({ status: 404, message: configMessages.notFound })
    return { body: found }
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

/** Why a save failed; undefined where it did not. */
export const failureOf = (outcome: SaveOutcome<Config>): string | undefined =>
  outcome.status === 'saved' ? undefined : outcome.status === 'failed' ? outcome.message : configMessages.conflict
