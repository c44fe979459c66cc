import type { Client } from '@sitewright/api-client/client'
import type { SiteSave } from '@sitewright/domain/sites/site-input'
import { HARBOUR_SITE_PROJECT, SITE_PROJECT, siteNamed } from '../../src/db/demo/sites'
import type { Case, Cases } from './case'

/** A project with one of its sites. */
interface Place {
  readonly projectId: number
  readonly siteId: number
  readonly parentId: number | null
}

const placeOf = (site: ReturnType<typeof siteNamed>): Place => ({
  projectId: site.projectId,
  siteId: site.siteId,
  parentId: site.parentId ?? null,
})

const refinery = placeOf(siteNamed(SITE_PROJECT, 'Utilities', 'Zone D'))
const harbour = placeOf(siteNamed(HARBOUR_SITE_PROJECT, 'Quay South', 'Block 2'))
const nowhere: Place = { projectId: 99_999, siteId: 99_999, parentId: null }

type Call = (client: Client, place: Place) => Promise<{ readonly status: number }>

/** Accounts of license 1 have the first project, harbour.admin the second one. The project of no.projects is none. */
const reading = (call: Call): Record<string, Case> => ({
  'of license 1': {
    call: (client) => call(client, refinery),
    answers: [401, 403, 200, 200, 200, 404, 200],
    // Mirrored for other.projects, which has another project of license 2.
    ofOwner: { 'no.projects': 404, 'other.projects': 404 },
  },
  'of license 2': { call: (client) => call(client, harbour), answers: [401, 403, 404, 404, 404, 200, 200] },
  'that does not exist': { call: (client) => call(client, nowhere), answers: [401, 403, 404, 404, 404, 404, 404] },
})

/** The role is asked for before anything is read. */
const writing = (call: Call): Record<string, Case> => ({
  'of license 1': { call: (client) => call(client, refinery), answers: [401, 403, 403, 403, 200, 404, 200] },
  'of license 2': { call: (client) => call(client, harbour), answers: [401, 403, 403, 403, 404, 200, 200] },
  'that does not exist': { call: (client) => call(client, nowhere), answers: [401, 403, 403, 403, 404, 404, 404] },
})

const body: SiteSave = {
  name: 'Zone of the matrix',
  siteClass: 'area',
  siteType: { receivable: true, issuable: false, quarantine: false, locked: false, toolsAndEquipment: false },
  location: null,
  properties: { overlays: [], userProperties: {} },
}

export const siteCases = {
  'sites.list': reading((client, { projectId }) =>
    client.sites.list({ params: { projectId }, query: { simple: true } }),
  ),
  'sites.one': reading((client, { siteId }) => client.sites.one({ params: { siteId } })),
  'sites.neighbors': reading((client, { siteId }) => client.sites.neighbors({ params: { siteId } })),
  'sites.simple': reading((client, { siteId }) => client.sites.simple({ params: { siteId } })),
  'sites.hierarchy': reading((client, { projectId, siteId }) =>
    client.sites.hierarchy({ params: { projectId }, query: { siteId } }),
  ),
  'sites.byName': reading((client, { projectId }) =>
    client.sites.byName({ params: { projectId, siteName: 'Zone A' } }),
  ),
  'sites.defaultStorage': reading((client, { projectId }) => client.sites.defaultStorage({ params: { projectId } })),
  // Each caller posts a name of its own, but a tree that is rejected is a 200 as well.
  'sites.addTrees': writing((client, { projectId }) =>
    client.sites.addTrees({ params: { projectId }, body: [{ name: 'Matrix' }] }),
  ),
  'sites.saveTrees': writing((client, { projectId, siteId }) =>
    client.sites.saveTrees({ params: { projectId }, body: [{ siteId, name: 'Matrix' }] }),
  ),
  'sites.save': writing((client, { siteId }) => client.sites.save({ params: { siteId }, body })),
  'sites.statePreview': writing((client, { siteId }) => client.sites.statePreview({ params: { siteId } })),
  'sites.archive': writing((client, { projectId, siteId }) => client.sites.archive({ body: { projectId, siteId } })),
  'sites.unarchive': writing((client, { projectId, siteId }) =>
    client.sites.unarchive({ body: { projectId, siteId } }),
  ),
  'sites.restore': writing((client, { projectId, siteId }) =>
    client.sites.restore({ params: { projectId }, body: { siteIds: [siteId] } }),
  ),
  // It is there already.
  'sites.move': writing((client, { projectId, siteId, parentId }) =>
    client.sites.move({ params: { projectId }, body: { sites: [{ siteId, parentId }] } }),
  ),
  'sites.canCopy': writing((client, { projectId, siteId }) => client.sites.canCopy({ params: { projectId, siteId } })),
  'sites.copy': {
    'of license 1': {
      // Refused, because the name exists: nothing is copied for each account again.
      call: (client) =>
        client.sites.copy({
          params: { siteId: refinery.siteId },
          body: { site: { projectId: refinery.projectId }, unarchiveExisting: false },
        }),
      answers: [401, 403, 403, 403, 400, 404, 400],
    },
    'of license 2': {
      call: (client) =>
        client.sites.copy({
          params: { siteId: harbour.siteId },
          body: { site: { projectId: harbour.projectId }, unarchiveExisting: false },
        }),
      answers: [401, 403, 403, 403, 404, 400, 400],
    },
    'of license 2 to license 1': {
      call: (client) =>
        client.sites.copy({
          params: { siteId: siteNamed(HARBOUR_SITE_PROJECT, 'Rail Terminal').siteId },
          body: { site: { projectId: refinery.projectId, parentId: refinery.siteId }, unarchiveExisting: false },
        }),
      answers: [401, 403, 403, 403, 404, 404, 200],
    },
    'that does not exist': {
      call: (client) =>
        client.sites.copy({
          params: { siteId: nowhere.siteId },
          body: { site: { projectId: refinery.projectId }, unarchiveExisting: false },
        }),
      answers: [401, 403, 403, 403, 404, 404, 404],
    },
  },
  'sites.addTree': writing((client, { projectId, siteId }) =>
    client.sites.addTree({
      params: { siteId },
      query: { projectId },
      // A name of its own for each call: a second one is rejected.
      body: { name: `Matrix ${Math.random()}`.slice(0, 40) },
    }),
  ),
  'sites.saveDefaultStorage': writing((client, { projectId }) =>
    client.sites.saveDefaultStorage({ params: { projectId }, body: { defaultStorageLocation: null } }),
  ),
} satisfies Cases<'sites'>
