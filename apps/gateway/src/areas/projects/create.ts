import { and, eq } from 'drizzle-orm'
import type { projects as contract } from '@sitewright/api-client/contract/projects'
import { DEFAULT_CONFIGS } from '@sitewright/domain/configs/defaults'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import type { ProjectRecord } from '@sitewright/domain/projects/record'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { Queries } from '../../db/database'
import { licenseEnvironments, licenses, projectConfigs, projects, userProjects } from '../../db/schema'
import { writeAdded } from '../../holdings/assignments'
import { visibleProjectsSql } from '../../holdings/visible-projects'
import { record } from '../../http/audit'
import type { JudgedCall } from '../../http/handler'
import { invalid } from '../../http/refusals'
import { isStorableId } from '../../http/storable'
import { requirePlaceForProject } from './limit'
import { replyWithProject } from './save'

type CreateCall = JudgedCall<(typeof contract)['create']>

/** All faults at once. A parent that the caller does not see, or of another license, is reported as one that does not exist. */
async function requireReferences(tx: Queries, { actor, body }: CreateCall): Promise<void> {
  const { licenseId, environmentId, parentProjectId } = body
  const fields: Record<string, string[]> = {}
  if (parentProjectId !== undefined && parentProjectId !== null) {
    const found = isStorableId(parentProjectId)
      ? await tx.$count(
          projects,
          and(eq(projects.projectId, parentProjectId), eq(projects.licenseId, licenseId), visibleProjectsSql(actor)),
        )
      : 0
    if (found === 0) fields.parentProjectId = [projectRecordMessages.parentNotFound]
  }
  if (environmentId !== undefined && environmentId !== null) {
    const found = isStorableId(environmentId)
      ? await tx.$count(
          licenseEnvironments,
          and(eq(licenseEnvironments.licenseId, licenseId), eq(licenseEnvironments.environmentId, environmentId)),
        )
      : 0
    if (found === 0) fields.environmentId = [projectRecordMessages.environmentNotFound]
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

/** The environment of a new project: that of its license, unless its creator chose one (PROJ-20). */
async function environmentOf(tx: Queries, { body }: CreateCall): Promise<number | null> {
  if (body.environmentId !== undefined && body.environmentId !== null) return body.environmentId
  const [license] = await tx
    .select({ environmentId: licenses.environmentId })
    .from(licenses)
    .where(eq(licenses.licenseId, body.licenseId))
  return license?.environmentId ?? null
}

/** The defaults project starts with the config types of the product: it offers its configs to all projects, and has no other project to add them from (CONF-66). */
async function writeDefaults(tx: Queries, projectId: number): Promise<void> {
  if (projectId !== DEFAULTS_PROJECT_ID) return
  await tx.insert(projectConfigs).values(DEFAULT_CONFIGS.map(({ name, data }) => ({ projectId, name, data })))
}

/** Writes a new project and assigns its creator to it, so that they can open it next (PROJ-55). A key is no user, and is not assigned. */
export async function createProject(tx: Queries, call: CreateCall): Promise<ProjectRecord> {
  const { actor, body } = call
  const { name, description, licenseId } = body
  await requirePlaceForProject(tx, licenseId)
  await requireReferences(tx, call)
  const environmentId = await environmentOf(tx, call)
  const parentId = body.parentProjectId ?? null
  const [project] = await tx
    .insert(projects)
    .values({ name, description, licenseId, environmentId, parentId })
    .returning()
  if (project === undefined) throw new Error('The project was not written.')
  await writeDefaults(tx, project.projectId)
  if (actor.apiKeyId === undefined) await writeAdded(tx, userProjects, actor.userId, [project.projectId])
  await record(tx, call, {
    action: 'projects.create',
    subject: { kind: 'project', id: project.projectId },
    licenseId,
    after: { name, description, licenseId, environmentId, parentProjectId: parentId },
  })
  return (await replyWithProject(tx, actor, project.projectId)).body
}
