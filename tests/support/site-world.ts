import type { Client } from '@sitewright/api-client/client'
import type { SimpleSite } from '@sitewright/domain/sites/site'

/** The id of a project of the demo world. */
export async function findProjectId(client: Client, name: string): Promise<number> {
  const { body } = await client.projects.list({ query: { search: name, pageSize: 100, page: 1 } })
  const found = body.find((project) => project.name === name)
  if (found === undefined) throw new Error(`No project ${name}`)
  return found.projectId
}

/** The sites of a project, parents before children. */
export const listSites = async (client: Client, projectId: number): Promise<readonly SimpleSite[]> =>
  (await client.sites.list({ params: { projectId }, query: { simple: true } })).body

/** A site by its names from the top down. */
export async function findSite(client: Client, projectId: number, ...names: string[]): Promise<SimpleSite> {
  let site: SimpleSite | undefined
  const all = await listSites(client, projectId)
  for (const name of names) {
    const parentId: number | null = site?.siteId ?? null
    site = all.find((one) => one.parentId === parentId && one.name === name)
    if (site === undefined) throw new Error(`No site ${names.join(' > ')}`)
  }
  if (site === undefined) throw new Error('A site needs a name.')
  return site
}
