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
import { createOperations } from '../api'
import { originOf, toOrigin } from './origin'
import { projectConfigs } from '../configs'
import { describeFailure, writeBatch } from '../write'

const { configs } = createOperations({ configs: configCalls })

/**
 * Copies a config into a project: adds it, or saves it over the config of the same type (COPY-14, COPY-15, COPY-16). Two linked ones are saved together (CONF-72).
 * @returns the message of a failure, which a toast has shown
 */
export async function copyConfigs(projectId: number, copies: readonly ConfigCopyPart[]): Promise<string | undefined> {
  const overwritten = copies.flatMap(({ source, existing }) =>
    existing === undefined
      ? []
      : { config: toOverwritten(existing, source), entries: source.data.configs, origin: toOrigin(source) },
  )
  const [first] = copies
  if (first === undefined) return undefined
  if (first.existing === undefined) {
    const added = await projectConfigs.add(projectId, { ...toConfigCopy(first.source), origin: toOrigin(first.source) })
    return added.status === 'failed' ? added.message : undefined
  }
  const isTogether = overwritten.length > 1
  const conflict = isTogether ? configMessages.conflictTogether : configMessages.conflict
  return writeBatch(
    async () => {
      const outcomes = isTogether
        ? [...(await projectConfigs.saveTogether(projectId, overwritten)).values()]
        : await Promise.all(
            overwritten.map(({ config, entries, origin }) =>
              projectConfigs.save(projectId, config, entries, 'by-page', origin),
            ),
          )
      const refused = outcomes.find(({ status }) => status !== 'saved')
      return refused && (refused.status === 'failed' ? refused.message : conflict)
    },
    {
      report: (refusal) =>
        refusal === undefined
          ? isTogether
            ? configMessages.savedAll
            : configMessages.saved
          : { text: refusal, tone: 'error' },
    },
  )
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
export const copyLicenseConfigs = (copies: readonly LicenseCopy[]): Promise<LicenseCopy[]> =>
  writeBatch(
    async (writeOne) => {
      const failed: LicenseCopy[] = []
      for (const copy of copies) {
        const { name, data } = copy.config
        const outcome = await writeOne(
          () =>
            configs.add({
              body: { name, projectId: copy.target.projectId, data, ...originOf({ kind: 'copied' }) },
            }),
          {
            failed: configMessages.addFailed,
          },
        )
        if (outcome.status === 'failed') failed.push({ ...copy, reason: outcome.message })
      }
      return failed
    },
    {
      report: ({ length }) => (length < copies.length ? configCopyMessages.done(copies.length - length) : undefined),
      refresh: () => ['configs.list', 'configs.ofProjects', 'configs.ofProject'],
    },
  )
