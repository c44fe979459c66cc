import { configs as configCalls } from '@sitewright/api-client/calls/configs'
import {
  type ConfigCopyPart,
  type CopyTarget,
  planLicenseCopies,
  type LicenseCopy,
  toConfigCopy,
  toOverwritten,
} from '@sitewright/domain/configs/copy'
import { configCopyMessages } from '@sitewright/domain/configs/copy-messages'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { linkedConfig } from '@sitewright/domain/configs/names'
import { judgeProperties } from '@sitewright/domain/resources/property-rules'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import { toasts } from '../../shell/toasts'
import { createOperations } from '../api'
import { addConfig, saveConfig, saveConfigsTogether } from '../configs'
import { describeFailure, write } from '../write'

const { configs } = createOperations({ configs: configCalls })

/**
 * Copies a config into a project: adds it, or saves it over the config of the same type (COPY-14, COPY-15, COPY-16). Two linked ones are saved together (CONF-72).
 * @returns the message of a failure, which a toast has shown
 */
export async function copyConfigs(projectId: number, copies: readonly ConfigCopyPart[]): Promise<string | undefined> {
  const overwritten = copies.flatMap(({ source, existing }) =>
    existing === undefined ? [] : { config: existing, entries: source.data.configs },
  )
  const [first, second] = copies
  if (first === undefined) return undefined
  if (first.existing === undefined) {
    const added = await addConfig(projectId, toConfigCopy(first.source))
    return added.status === 'failed' ? added.message : undefined
  }
  if (second !== undefined) {
    const outcomes = [...(await saveConfigsTogether(projectId, overwritten)).values()]
    const refused = outcomes.find(({ status }) => status !== 'saved')
    if (refused === undefined) toasts.success(configMessages.savedAll)
    return refused && reportRefusal(refused, configMessages.conflictTogether)
  }
  const existing = toOverwritten(first.existing, first.source)
  const outcome = await saveConfig(projectId, existing, first.source.data.configs, configMessages.saved)
  return outcome.status === 'saved' ? undefined : reportRefusal(outcome, configMessages.conflict)
}

/** Shows why a copy was not made. @returns the message */
function reportRefusal(outcome: SaveOutcome<unknown>, conflict: string): string {
  const message = outcome.status === 'failed' ? outcome.message : conflict
  toasts.error(message)
  return message
}

/**
 * Checks which license configs can be copied into which projects, with the configs of these projects that decide it (COPY-17, COPY-22).
 * @returns the message of a failed check
 */
export async function checkLicenseCopies(
  chosen: readonly Config[],
  targets: readonly CopyTarget[],
): Promise<{ copies: LicenseCopy[] } | { message: string }> {
  const projectIds = targets.map(({ projectId }) => projectId)
  const names = new Set(chosen.flatMap(({ name }) => [name, linkedConfig(name) ?? name]))
  try {
    const replies = await Promise.all(
      [...names].map((configName) => configs.ofProjects.load({ params: { configName }, body: projectIds })),
    )
    const stored = replies.flatMap(({ body }) => body)
    const findStored = (projectId: number, name: string) =>
      stored.find((config) => config.projectId === projectId && config.name === name)
    const copies = planLicenseCopies(chosen, targets, findStored, judgeProperties)
    return { copies }
  } catch (error) {
    return { message: describeFailure(error, configCopyMessages.checkFailed).message }
  }
}

/** Copies license configs into projects, one after the other. @returns the copies that failed, with their reasons */
export async function copyLicenseConfigs(copies: readonly LicenseCopy[]): Promise<LicenseCopy[]> {
  const failed: LicenseCopy[] = []
  for (const copy of copies) {
    const { name, data } = copy.config
    const outcome = await write(() => configs.add({ body: { name, projectId: copy.target.projectId, data } }), {
      failed: configMessages.addFailed,
      refresh: ['configs.list', 'configs.ofProjects', 'configs.ofProject'],
    })
    if (outcome.status === 'failed') failed.push({ ...copy, reason: outcome.message })
  }
  const done = copies.length - failed.length
  if (done > 0) toasts.success(configCopyMessages.done(done))
  return failed
}
