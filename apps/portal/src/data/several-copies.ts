import { configs as configCalls } from '@sitewright/api-client/calls/configs'
import { imports as importCalls } from '@sitewright/api-client/calls/imports'
import { sites as siteCalls } from '@sitewright/api-client/calls/sites'
import { type PlannedConfig, toConfigCopy, toOverwritten } from '@sitewright/domain/configs/copy'
import { configCopyMessages } from '@sitewright/domain/configs/copy-messages'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { PlannedImport } from '@sitewright/domain/imports/copy-plan'
import { importSystemMessages } from '@sitewright/domain/imports/system-messages'
import {
  severalCopiesLabels as labels,
  severalCopiesMessages as messages,
} from '@sitewright/domain/shared/several-copies-messages'
import { findCopyRefusal } from '@sitewright/domain/sites/copy'
import { siteCopyMessages } from '@sitewright/domain/sites/copy-messages'
import type { PlannedSite } from '@sitewright/domain/sites/copy-plan'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { COPYING, type CopyResult, type CopySeveral } from '@sitewright/ui/features/patterns/use-several-copies'
import { createOperations } from './api'
import { originOf, toOrigin } from './configs/origin'
import { adaptCopyFields, IMPORT_READS } from './imports'
import { SITE_READS } from './sites/state'
import { writeBatch, type WriteOne } from './write'

const { configs, imports, sites } = createOperations({ configs: configCalls, imports: importCalls, sites: siteCalls })

/** One of several copies into a project. */
export type Planned = PlannedSite | PlannedImport | PlannedConfig

const failed = (text: string): CopyResult => ({ state: 'failed', text })
const copied = (text: string = labels.copiedResult): CopyResult => ({ state: 'copied', text })

/** Checks a site and copies it (COPY-23, COPY-25, COPY-28). Without unarchiving, a copy that an archived site would receive goes to the top (COPY-39). */
async function copySite(
  writeOne: WriteOne,
  projectId: number,
  { ids: [siteId = 0], name, parentId, archivedThere }: PlannedSite,
  unarchive: boolean,
): Promise<CopyResult> {
  const texts = { failed: siteMessages.copyFailed }
  const check = await writeOne(() => sites.canCopy({ params: { projectId, siteId } }), texts)
  if (check.status === 'failed') return failed(check.message)
  const refusal = findCopyRefusal(check.value, name)
  if (refusal !== undefined) return failed(refusal)
  const isAsked = archivedThere !== undefined
  const site = { projectId, ...(parentId !== undefined && (!isAsked || unarchive) && { parentId }) }
  const outcome = await writeOne(
    () => sites.copy({ params: { siteId }, body: { site, unarchiveExisting: isAsked && unarchive } }),
    texts,
  )
  return outcome.status === 'failed' ? failed(outcome.message) : copied(siteCopyMessages.copied(outcome.value.numSites))
}

/** Adds an import system under its own name (COPY-10). */
async function copyImport(writeOne: WriteOne, projectId: number, { system }: PlannedImport): Promise<CopyResult> {
  const outcome = await writeOne(() => imports.create({ params: { projectId }, body: { ...system, projectId } }), {
    failed: importSystemMessages.saveFailed,
    adaptFields: adaptCopyFields,
  })
  if (outcome.status === 'saved') return copied()
  const [first = outcome.message] = Object.values(outcome.fields).flat()
  return failed(first)
}

/** Adds a config, or saves it over the version that was reviewed (COPY-14, COPY-15, COPY-40). Linked ones are saved together (CONF-72). */
async function copyConfig(writeOne: WriteOne, projectId: number, { parts }: PlannedConfig): Promise<CopyResult> {
  const [first] = parts
  if (first === undefined) return failed(configMessages.addFailed)
  if (first.existing === undefined) {
    const added = await writeOne(
      () => configs.add({ body: { ...toConfigCopy(first.source), projectId, ...originOf(toOrigin(first.source)) } }),
      {
        failed: configMessages.addFailed,
      },
    )
    return added.status === 'failed' ? failed(added.message) : copied()
  }
  const bodies = parts.flatMap(({ source, existing }) =>
    existing === undefined ? [] : [{ ...toOverwritten(existing, source), ...originOf(toOrigin(source)) }],
  )
  const options = { failed: configMessages.saveFailed, readCurrent: (current: unknown) => current }
  const [body] = bodies
  const outcome = await (bodies.length === 1 && body !== undefined
    ? writeOne(() => configs.save({ body }), options)
    : writeOne(() => configs.saveTogether({ params: { projectId }, body: { configs: bodies } }), options))
  if (outcome.status === 'conflict') return failed(configCopyMessages.changedMeanwhile)
  return outcome.status === 'failed' ? failed(outcome.message) : copied(labels.overwrittenResult)
}

const copyOne = (writeOne: WriteOne, projectId: number, copy: Planned, unarchive: boolean): Promise<CopyResult> => {
  if (copy.kind === 'site') return copySite(writeOne, projectId, copy, unarchive)
  return copy.kind === 'import' ? copyImport(writeOne, projectId, copy) : copyConfig(writeOne, projectId, copy)
}

/** Copies into a project, one after the other, each whole or not at all. One toast says how many (COPY-40). */
export const copySeveral =
  (projectId: number): CopySeveral<Planned> =>
  async (copies, unarchive, report) => {
    const done: Planned[] = []
    await writeBatch(
      async (writeOne) => {
        for (const copy of copies) {
          report(copy, COPYING)
          const result = await copyOne(writeOne, projectId, copy, unarchive)
          report(copy, result)
          if (result.state === 'copied') done.push(copy)
        }
      },
      {
        report: () => messages.done(done, copies.length - done.length),
        refresh: () => [
          ...SITE_READS,
          ...IMPORT_READS,
          'configs.list',
          'configs.ofProject',
          'configs.ofProjects',
          'configs.versions',
          'activity.ofProject',
          'activity.ofConfig',
        ],
      },
    )
  }
