import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import { makeKeyPrefix } from '../../secrets/api-key'
import type { apiKeys } from '../schema'
import type { ShortName } from './add-ons'
import { USUAL_ROLES } from './people'
import { projectsOf } from './projects'
import type { Random } from './random'

interface Extra {
  readonly isInactive?: true
  readonly allProjects?: true
  /** Instead of some of those that are usual for its products. */
  readonly roles?: readonly RoleName[]
}

type Listed = readonly [name: string, description: string, addOns: readonly ShortName[], extra?: Extra]

/** 32 keys of license 1, four of them inactive, and five of license 2. */
const LISTED: Readonly<Record<number, readonly Listed[]>> = {
  1: [
    ['Drawing Register Sync', 'Pulls revisions every hour.', ['DOC'], { allProjects: true }],
    ['Drawing Register Archive', 'Moves superseded sheets.', ['DOC'], { isInactive: true }],
    ['Procurement Link', 'Purchase orders and their lines.', ['MC'], { allProjects: true }],
    ['Procurement Link Test', 'The same against the test system.', ['MC'], { isInactive: true }],
    ['Warehouse Scanners North', 'Handhelds of the north gate.', ['MC']],
    ['Warehouse Scanners South', 'Handhelds of the south gate.', ['MC']],
    ['Receiving Kiosk', '', ['MC']],
    ['Pick List Printer', 'Prints what was released for picking.', ['MC']],
    ['Stock Export', 'Nightly export of quantities on hand.', ['MC'], { allProjects: true }],
    ['Tool Crib Terminals', 'Loans and returns at the counter.', ['TE']],
    ['Crane Telematics', 'Hours and loads of the cranes.', ['TE', 'SNS']],
    ['Equipment Inspections', 'Results from the inspection app.', ['TE']],
    ['Fuel Bowser Meter', '', ['TE', 'SNS']],
    ['Schedule Import', 'Activities of the planning tool.', ['CON'], { allProjects: true }],
    ['Progress Dashboard', 'Feeds the wall screens of the site office.', ['CON']],
    ['Completions Handover', 'Hands turnover packages to the client.', ['CON', 'DOC']],
    ['Weld Log Upload', 'Weld maps of the piping shops.', ['CON']],
    ['Cost Report', 'Read by the cost analysts.', ['CON', 'MC'], { allProjects: true }],
    ['Preservation Planner', 'Due dates for the maintenance tool.', ['PRS']],
    ['Preservation Tablets', 'Tablets of the preservation crew.', ['PRS', 'CON']],
    ['Muster Gates', 'Badge readers at the muster points.', ['MUS'], { allProjects: true }],
    ['Muster Board', 'The board at the gate house.', ['MUS']],
    ['Badge Office', 'Creates users when a badge is printed.', ['MC'], { roles: ['ADMINISTER_USER_CREATE_UPDATE'] }],
    ['Badge Office Old', 'Replaced by Badge Office.', ['MC'], { isInactive: true }],
    ['Vendor Shipments', 'Shipment notices of Prairie Valve Supply.', ['VND']],
    ['Vendor Documents', 'Certificates of Boreal Pipe and Fittings.', ['VND']],
    ['Reader Network', 'Tag readers of the laydown yards.', ['SNS']],
    ['Weather Station', '', ['SNS']],
    ['Site Map Tiles', 'Survey tiles for the site map.', ['CON'], { roles: ['VIEW_MAP'] }],
    ['Reporting Warehouse', 'Copies everything once a night.', ['MC', 'TE', 'CON', 'PRS'], { allProjects: true }],
    ['Trial of the Gateway', 'Nothing assigned yet.', []],
    ['Pilot 2018', 'The first key that was ever made.', ['TE'], { isInactive: true }],
  ],
  2: [
    ['Tide Gauge', 'Levels for the lifting plan.', ['TE']],
    ['Quay Crane Telematics', 'Hours and loads of the cranes.', ['TE', 'CON']],
    ['Procurement Link', 'Purchase orders and their lines.', ['MC'], { allProjects: true }],
    ['Steel Deliveries', 'Shipment notices of Tidewater Marine Steel.', ['VND']],
    ['Survey Upload', 'Soundings of the dredging campaign.', ['CON'], { isInactive: true }],
  ],
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A key before it is a row: the hash of its secret comes on writing, for the secret is by chance and nobody knows it. */
export interface DemoKey {
  readonly row: Omit<typeof apiKeys.$inferInsert, 'secretHash'> & { readonly apiKeyId: number }
  readonly addOns: readonly ShortName[]
  readonly roles: readonly RoleName[]
  readonly projects: readonly number[]
}

export function makeKeys(random: Random, now: number): DemoKey[] {
  const listed = Object.entries(LISTED).flatMap(([licenseId, keys]) =>
    keys.map((key) => ({ licenseId: Number(licenseId), key })),
  )
  return listed.map(({ licenseId, key: [name, description, addOns, extra = {}] }, index) => {
    const usual = [...new Set(addOns.flatMap((addOn) => USUAL_ROLES[addOn]))]
    const open = projectsOf(licenseId).filter((project) => project.isActive)
    const ageDays = random.integer(10, 800)
    const createdDate = now - ageDays * DAY_MS - random.integer(0, 1000) * MINUTE_MS
    const roles = extra.roles ?? random.some(usual, random.integer(1, usual.length))
    const projects = random.some(open, random.integer(1, 6)).map((project) => project.projectId)
    return {
      row: {
        apiKeyId: index + 1,
        licenseId,
        name,
        description,
        isActive: extra.isInactive === undefined,
        allProjects: extra.allProjects === true,
        keyPrefix: makeKeyPrefix((limit) => random.integer(0, limit - 1)),
        createdDate,
        updatedDate: random.chance(0.5) ? createdDate : createdDate + random.integer(0, ageDays) * DAY_MS,
      },
      addOns,
      roles,
      projects: extra.allProjects || addOns.length === 0 ? [] : projects,
    }
  })
}
