import type { Config } from './model'

/*
 * Copying configs into projects. (Operations specification §4; COPY-13 to COPY-22.)
 */

/** The config of a project that a copy would replace: the one of the same type (COPY-13). */
export const findSameType = (source: Pick<Config, 'name'>, target: readonly Config[]): Config | undefined =>
  target.find(({ name }) => name === source.name)

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
 * Checks which license configs can be copied into which projects, before anything is copied (COPY-17, COPY-22).
 * @param findReason why a project cannot get a config; undefined when it can
 */
export const planLicenseCopies = (
  configs: readonly Config[],
  targets: readonly CopyTarget[],
  findReason: (config: Config, target: CopyTarget) => string | undefined,
): LicenseCopy[] =>
  configs.flatMap((config) => targets.map((target) => ({ config, target, reason: findReason(config, target) })))

/** What the button of the dialog does: copy all, continue with a part, or nothing (COPY-18, COPY-19). */
export function copyStep(copies: readonly LicenseCopy[]): 'copy' | 'continue' | 'blocked' {
  const possible = copies.filter(({ reason }) => reason === undefined)
  if (possible.length === 0) return 'blocked'
  return possible.length < copies.length ? 'continue' : 'copy'
}
