import { and, eq } from 'drizzle-orm'
import { canReadConfigs, canReadLicenseConfigs } from '@sitewright/domain/configs/policy'
import type { Config } from '@sitewright/domain/configs/model'
import { MAX_PER_KIND, type JumpResult } from '@sitewright/domain/jump/model'
import { nameKey } from '@sitewright/domain/shared/name-key'
import type { Queries } from '../../db/database'
import { licenseConfigs, projectConfigs, projects } from '../../db/schema'
import { visibleProjectsSql } from '../../holdings/visible-projects'
import type { SignedIn } from '../../http/caller'
import { hasId } from '../list-query'

interface StoredConfig {
  readonly id: number
  readonly name: string
  readonly data: Config['data']
  readonly projectId?: number
  readonly licenseId?: number
}

const ofProject = async (q: Queries, actor: SignedIn, projectId: number): Promise<StoredConfig[]> =>
  q
    .select({
      id: projectConfigs.configId,
      name: projectConfigs.name,
      data: projectConfigs.data,
      projectId: projectConfigs.projectId,
    })
    .from(projectConfigs)
    .innerJoin(projects, eq(projects.projectId, projectConfigs.projectId))
    .where(and(hasId(projectConfigs.projectId, projectId), visibleProjectsSql(actor)))
    .orderBy(projectConfigs.name)

const ofLicense = async (q: Queries, licenseId: number): Promise<StoredConfig[]> =>
  q
    .select({
      id: licenseConfigs.systemConfigId,
      name: licenseConfigs.name,
      data: licenseConfigs.data,
      licenseId: licenseConfigs.licenseId,
    })
    .from(licenseConfigs)
    .where(eq(licenseConfigs.licenseId, licenseId))
    .orderBy(licenseConfigs.name)

/** Places in a config by the names of its properties and parameters. */
const namesIn = ({ data }: StoredConfig): string[] =>
  data.configs.flatMap(({ property, parameters }) => [
    property,
    ...parameters.flatMap(({ label_name: label, name }) => label ?? name ?? []),
  ])

/**
 * Parameters, properties and configs by a part of their name: of one project that the caller sees, and of the own license. Those of all projects would be thousands of
 * equal names (JUMP-15).
 */
export async function findParameters(
  q: Queries,
  actor: SignedIn,
  search: string,
  projectId: number | undefined,
): Promise<JumpResult[]> {
  const canReadOwn = canReadLicenseConfigs.decide(actor, actor).allowed
  const configs = [
    ...(projectId !== undefined && canReadConfigs.canDecide(actor).allowed ? await ofProject(q, actor, projectId) : []),
    ...(canReadOwn ? await ofLicense(q, actor.licenseId) : []),
  ]
  const wanted = nameKey(search)
  const matches = configs.flatMap((config) => {
    const { id, name, data: _data, ...place } = config
    const isFound = (text: string): boolean => nameKey(text).includes(wanted)
    const names = [...new Set(namesIn(config))].filter(isFound)
    const own: JumpResult[] = isFound(name) ? [{ kind: 'config-parameter', id: String(id), name, ...place }] : []
    return [
      ...own,
      ...names.map((found): JumpResult => ({
        kind: 'config-parameter',
        id: `${id}.${found}`,
        name: found,
        detail: name,
        ...place,
      })),
    ]
  })
  const isPrefix = ({ name }: JumpResult): boolean => nameKey(name).startsWith(wanted)
  return [...matches.filter(isPrefix), ...matches.filter((match) => !isPrefix(match))].slice(0, MAX_PER_KIND)
}
