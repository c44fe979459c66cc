import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import type { ConfigOrigin } from '@sitewright/domain/configs/versions'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { ConfigCalls } from '@sitewright/ui/features/configs/ConfigsTab'
import { capabilities } from '../../shell/capabilities'
import { originOf, type WithOrigin } from './origin'
import { entriesInList, entryInList, withConfig } from './list'
import { type ConfigSave, splitOutcome, toSaves } from './together'
import type { CacheEntry } from '../read'
import { failureOf, write, writeBatch, type WriteOptions } from '../write'

interface Reply<Body> {
  readonly status: 200
  readonly body: Body
}

type SaveReport = Parameters<ConfigCalls['onSave']>[2]

type NewConfig = Pick<Config, 'name' | 'data'> & WithOrigin

/** Where the configs of an owner are cached. */
export interface ConfigPlace {
  /** One config, for a save over its version. */
  readonly find: (config: Config) => CacheEntry<Config>
  readonly put: (config: Config) => unknown
  readonly remove: (config: Config) => unknown
}

/** The configs of projects or of licenses: their calls, their texts, and what their changes affect. */
export interface ConfigOwner extends Pick<WriteOptions<never, never>, 'refresh' | 'refreshAfterFailure'> {
  readonly placeOf: (ownerId: number) => ConfigPlace
  readonly add: (ownerId: number, config: NewConfig) => Promise<Reply<Config>>
  readonly save: (ownerId: number, config: Config & WithOrigin) => Promise<Reply<Config>>
  readonly remove: (ownerId: number, config: Config) => Promise<Reply<unknown>>
  readonly texts: Readonly<
    Record<'added' | 'addFailed' | 'saved' | 'saveFailed' | 'partRemoved' | 'removed' | 'removeFailed', string>
  >
}

/** The configs that a list of them shows. */
export interface ListedConfigs extends Omit<ConfigOwner, 'placeOf'> {
  /** The area of the calls, for the capabilities of the server. */
  readonly area: 'configs' | 'licenseConfigs'
  readonly listOf: (ownerId: number) => CacheEntry<Config[]>
  readonly idOf: (config: Config) => number
  readonly saveTogether: (ownerId: number, configs: Config[]) => Promise<Reply<Config[]>>
  readonly renameStatus: (
    ownerId: number,
    config: Config,
    rename: { readonly state: number; readonly body: { name: string; version?: number | undefined } },
  ) => Promise<Reply<Config>>
  readonly texts: ConfigOwner['texts'] & Readonly<Record<'savedAll' | 'saveAllFailed', string>>
}

/** The writes of single configs. */
export function createConfigWrites({ placeOf, texts, refresh, refreshAfterFailure, ...calls }: ConfigOwner) {
  // After a failed change the configs are loaded again, so that the screen shows the state of the server (CONF-62).
  const effects = { refresh, refreshAfterFailure }
  return {
    /** Adds a config (CONF-18, CONF-61). @param config or a read of its defaults */
    add: (ownerId: number, config: NewConfig | (() => Promise<NewConfig>)) =>
      write(async () => calls.add(ownerId, typeof config === 'function' ? await config() : config), {
        ...effects,
        saved: texts.added,
        failed: texts.addFailed,
        isFailureToasted: true,
        store: (added) => void placeOf(ownerId).put(added),
      }),
    /** Saves entries over the version of a config (CONF-19, CONF-61). */
    save: (
      ownerId: number,
      config: Config,
      entries: readonly ConfigEntry[],
      report: SaveReport = 'saved',
      origin?: ConfigOrigin,
    ): Promise<SaveOutcome<Config>> =>
      write(
        () => calls.save(ownerId, { ...config, data: { ...config.data, configs: [...entries] }, ...originOf(origin) }),
        {
          ...effects,
          saved: { saved: texts.saved, 'part-removed': texts.partRemoved, 'by-page': undefined }[report],
          failed: texts.saveFailed,
          entry: placeOf(ownerId).find(config),
        },
      ),
    /** Removes a config (CONF-20, CONF-21, CONF-61). @returns the message of a failure */
    async remove(ownerId: number, config: Config): Promise<string | undefined> {
      const outcome = await write(() => calls.remove(ownerId, config), {
        ...effects,
        saved: texts.removed,
        failed: texts.removeFailed,
        store: () => void placeOf(ownerId).remove(config),
      })
      return outcome.status === 'failed' ? outcome.message : undefined
    },
  }
}

/** The writes of configs in a list, one at a time or together. */
export function createListedConfigWrites(owner: ListedConfigs) {
  const { area, listOf, idOf, texts, refresh, refreshAfterFailure } = owner
  const change = (ownerId: number, update: (configs: Config[]) => Config[]): void => {
    const list = listOf(ownerId)
    const known = list.get()
    if (known !== undefined) void list.store({ body: update(known) })
  }
  const is = (config: Config) => (other: Config) => idOf(other) === idOf(config)
  const writes = createConfigWrites({
    ...owner,
    placeOf: (ownerId) => ({
      find: (config) => entryInList(listOf(ownerId), is(config)),
      put: (config) => change(ownerId, withConfig(config)),
      remove: (config) => change(ownerId, (configs) => configs.filter((other) => !is(config)(other))),
    }),
  })

  /** Whether the server saves several configs together, and with it knows the types of the product (CONF-69, CONF-72). */
  const canSaveTogether = (): boolean => capabilities.has(`${area}.saveTogether`)

  /** Saves several configs, all or none (CONF-72). @returns the outcome of each, by id */
  async function saveTogether(ownerId: number, saves: readonly ConfigSave[]) {
    const ids = new Set(saves.map(({ config }) => idOf(config)))
    const outcome = await write(() => owner.saveTogether(ownerId, toSaves(saves)), {
      failed: texts.saveAllFailed,
      entry: entriesInList(listOf(ownerId), (config) => ids.has(idOf(config))),
      refresh,
      refreshAfterFailure,
    })
    return splitOutcome(saves, outcome)
  }

  /** Renames a status of a config over its version (CONF-70). @returns the message of a failure */
  async function renameStatus(
    ownerId: number,
    config: Config,
    state: number,
    name: string,
  ): Promise<string | undefined> {
    const { version } = config
    const outcome = await write(() => owner.renameStatus(ownerId, config, { state, body: { name, version } }), {
      saved: configMessages.statusRenamed(name),
      failed: configMessages.statusRenameFailed,
      entry: entryInList(listOf(ownerId), is(config)),
      refresh,
      refreshAfterFailure,
    })
    if (outcome.status === 'saved') return undefined
    return outcome.status === 'failed' ? outcome.message : configMessages.conflict
  }

  return {
    ...writes,
    saveTogether,
    renameStatus,
    canSaveTogether,
    /**
     * The calls of the page.
     * @param areUsesKnown whether the uses of statuses are loaded, which the question of a rename lists
     */
    callsOf(ownerId: number, areUsesKnown: boolean): ConfigCalls {
      return {
        onAdd: (config) => failureOf(writes.add(ownerId, config)),
        onSave: (config, entries, report) => writes.save(ownerId, config, entries, report),
        onSaveTogether: canSaveTogether() ? (saves) => saveTogether(ownerId, saves) : undefined,
        saveAll: (run) => writeBatch(run, { report: (isSaved) => (isSaved ? texts.savedAll : undefined) }),
        onDelete: (config) => writes.remove(ownerId, config),
        onRestore: (config, { entries, version, isRemoved }) => {
          const origin = { kind: 'restored', version } as const
          if (!isRemoved) return writes.save(ownerId, config, entries, 'saved', origin)
          const { name, data } = config
          return writes.add(ownerId, { name, data: { ...data, configs: [...entries] }, ...originOf(origin) })
        },
        onRenameStatus:
          areUsesKnown && capabilities.has(`${area}.renameStatus`)
            ? (config, state, name) => renameStatus(ownerId, config, state, name)
            : undefined,
      }
    },
  }
}
