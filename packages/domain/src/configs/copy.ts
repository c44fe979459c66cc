import { joinNames } from '../shared/join-names'
import type { PlannedCopy } from '../shared/several-copies'
import { configCopyMessages } from './copy-messages'
import { compareConfigs } from './differences'
import type { Config, ConfigEntry } from './model'
import { linkedConfig, RESOURCE_PROPERTIES_CONFIG } from './names'
import { type ConfigFaults, firstFault, judgeConfig } from './rules'

/*
 * Copying configs into projects. (Operations specification §4; COPY-13 to COPY-22.)
 */

/** The config of a project that a copy would replace: the one of the same type (COPY-13). */
export const findSameType = (source: Pick<Config, 'name'>, target: readonly Config[]): Config | undefined =>
  target.find(({ name }) => name === source.name)

/** The configs of both projects of a copy. */
export interface CopiedConfigs {
  readonly source: readonly Config[]
  readonly target: readonly Config[]
}

/** A config to copy, and the one of the target that it overwrites. */
export interface ConfigCopyPart {
  readonly source: Config
  readonly existing: Config | undefined
}

/**
 * The linked config of the source that must be copied with a config, because the target would refuse either of them beside the stored other one (CONF-72).
 * @returns undefined where the config can be copied alone, or where both together are refused as well
 */
export function findLinkedCopy({ name, data }: Config, { source, target }: CopiedConfigs): Config | undefined {
  const other = linkedConfig(name)
  const [stored, copied] = [target, source].map((configs) => configs.find((config) => config.name === other))
  if (stored === undefined || copied === undefined || findSameType({ name }, target) === undefined) return undefined
  const passesBeside = (linked: Config): boolean =>
    Object.keys(judgeConfig(name, data.configs, linked.data.configs)).length === 0
  return !passesBeside(stored) && passesBeside(copied) ? copied : undefined
}

/** One of several copies of configs. Linked ones that fit only together are one copy. */
export interface PlannedConfig extends PlannedCopy {
  readonly kind: 'config'
  /** The configs as they are reviewed, so that a later version of the target is not overwritten (COPY-40). */
  readonly parts: readonly ConfigCopyPart[]
}

/**
 * Plans the copies of selected configs. The same values are not copied again (COPY-36).
 * @param canCopyLinked whether the server saves two configs together (CONF-72)
 */
export function planConfigCopies(
  configs: CopiedConfigs,
  selected: ReadonlySet<number>,
  canCopyLinked: boolean,
): PlannedConfig[] {
  const chosen = configs.source.filter(({ id }) => selected.has(id))
  const linkOf = new Map(chosen.map((config) => [config, canCopyLinked ? findLinkedCopy(config, configs) : undefined]))
  // One of two may need the other, and not the other way round.
  const needed = new Set(linkOf.values())
  const planned = new Set<Config>()
  return chosen.flatMap((config): PlannedConfig[] => {
    const linked = linkOf.get(config)
    if (planned.has(config) || (linked === undefined && needed.has(config))) return []
    const together = linked === undefined ? [config] : [config, linked]
    for (const one of together) planned.add(one)
    const parts = together.map((source) => ({ source, existing: findSameType(source, configs.target) }))
    const base = {
      kind: 'config',
      ids: together.map(({ id }) => id),
      name: joinNames(together.map(({ name }) => name)),
      parts,
    } as const
    const existing = findSameType(config, configs.target)
    const { count, replaced } = compareConfigs(config, existing)
    if (existing === undefined) return [{ ...base, note: configCopyMessages.planned(count) }]
    if (linked === undefined) return replaced.length === 0 ? [] : [{ ...base, replaced }]
    const values = parts.flatMap(({ source, existing: stored }) =>
      compareConfigs(source, stored).replaced.map((value) => ({
        ...value,
        label: configCopyMessages.valueOf(value.label, source.name),
      })),
    )
    return [{ ...base, replaced: values }]
  })
}

/** A copy without an id (COPY-14). */
export const toConfigCopy = ({ name, data }: Config): Pick<Config, 'name' | 'data'> => ({ name, data })

/** The config that a copy is saved over, with the values of its source. It keeps its id and version (COPY-15). */
export const toOverwritten = (existing: Config, { data }: Config): Config => ({ ...existing, data })

/** A project that license configs can be copied to. */
export interface CopyTarget {
  readonly projectId: number
  readonly name: string
}

/** One copy of a license config into one project. `reason` says why it is not possible (COPY-20). */
export interface LicenseCopy {
  readonly config: Config
  readonly target: CopyTarget
  readonly reason: string | undefined
}

/**
 * Checks which license configs can be copied into which projects, before anything is copied: not where the project has one of the type, nor where its values would be refused
 * (COPY-17, COPY-20, COPY-22).
 * @param findStored the config of a type that a project has
 * @param judgeProperties the rules of the resource properties, which are an area of their own
 */
export const planLicenseCopies = (
  configs: readonly Config[],
  targets: readonly CopyTarget[],
  findStored: (projectId: number, name: string) => Config | undefined,
  judgeProperties: (entries: readonly ConfigEntry[]) => ConfigFaults = () => ({}),
): LicenseCopy[] =>
  configs.flatMap((config) =>
    targets.map((target) => ({
      config,
      target,
      reason: findReason(config, configs, (name) => findStored(target.projectId, name), judgeProperties),
    })),
  )

/** Why a project cannot get a config. A linked config that is copied as well counts, unless the project has one. */
function findReason(
  { name, data }: Config,
  copied: readonly Config[],
  findStored: (name: string) => Config | undefined,
  judgeProperties: (entries: readonly ConfigEntry[]) => ConfigFaults,
): string | undefined {
  if (findStored(name) !== undefined) return configCopyMessages.existsThere
  const other = linkedConfig(name)
  const linked = other === undefined ? undefined : (findStored(other) ?? copied.find((config) => config.name === other))
  const faults = {
    ...judgeConfig(name, data.configs, linked?.data.configs),
    ...(name === RESOURCE_PROPERTIES_CONFIG && judgeProperties(data.configs)),
  }
  return Object.keys(faults).length === 0 ? undefined : firstFault(faults)
}

/** What the button of the dialog does: copy all, continue with a part, or nothing (COPY-18, COPY-19). */
export function copyStep(copies: readonly LicenseCopy[]): 'copy' | 'continue' | 'blocked' {
  const possible = copies.filter(({ reason }) => reason === undefined)
  if (possible.length === 0) return 'blocked'
  return possible.length < copies.length ? 'continue' : 'copy'
}
