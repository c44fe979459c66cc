import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareTemplate } from '../../apps/gateway/test/template'
import { WORLD_TEMPLATE } from './gateway-process'

/** Once for a run of the journeys: makes the demo world that every worker's gateway gets a copy of. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of its global set-up
export default async function prepareWorld(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-e2e-template-'))
  await prepareTemplate(folder)
  process.env[WORLD_TEMPLATE] = folder
  return () => rm(folder, { recursive: true, force: true })
}
