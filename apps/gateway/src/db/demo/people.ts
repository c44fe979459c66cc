import type { RoleName } from '@sitewright/domain/shared/role-catalog'
import type { ShortName } from './add-ons'
import { FIRST_NAMES, LAST_NAMES } from './names'
import { plannedProjectsOf } from './projects'
import type { Random } from './random'

/** A person of the demo world before they are a row: what they are and hold directly. */
export interface Person {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly licenseId: number
  readonly isApproved: boolean
  readonly isLockedOut: boolean
  readonly addOns: readonly ShortName[]
  readonly roles: readonly RoleName[]
  readonly projects: readonly number[]
}

type Featured = readonly [name: string, addOns: string, state?: 'inactive' | 'locked' | 'inactive, locked']

/** People with a fixed part to play, one of every kind that a list should show. */
const FEATURED: Readonly<Record<number, readonly Featured[]>> = {
  1: [
    ['Adaeze Okafor', 'MC TE'],
    ['Agnes Lindqvist', 'MC'],
    ['Alessandro Bianchi', '', 'inactive'],
    ['Amara Osei', 'CON PRS MUS'],
    ['Anton Reyes', 'TE', 'locked'],
    ['Beatriz Salgado', 'MC TE CON PRS SNS DOC'],
    ['Benjamin Tran', 'CON'],
    ['Caitlin McRae', 'MC CON'],
    ['Daniel Haugen', 'TE SNS'],
    ['Deepa Krishnan', 'MC'],
    ['Dmitri Volkov', 'MC', 'inactive, locked'],
    ['Elena Marchetti', 'VND'],
    ['Farid Haddad', 'CON MUS'],
    ['Fiona Gallagher', 'PRS'],
    ['George Papadakis', 'MC TE'],
    ['Hannah Weiss', 'MC'],
    ['Ibrahim Diallo', 'TE'],
    ['Ingrid Solberg', 'CON PRS'],
    ['Jack Tremblay', 'MC SNS'],
    ['Jordan Whitfield', 'MC TE PRS'],
    ['Kenji Watanabe', 'TE'],
    ['Laura Schneider', 'CON'],
    ['Ruben Visser', 'VND'],
    ['Sunita Rahman', 'VND'],
    ['Tomas Novak', 'VND'],
    ['Wanda Zielinski', 'VND'],
  ],
  2: [
    ['Ava Thorsen', 'MC TE CON'],
    ['Ben Castillo', 'MC PRS'],
    ['Chloe Nakamura', 'MC'],
    ['David Mensah', 'TE MUS'],
    ['Erik Johansen', 'MC CON PRS'],
    ['Mirela Popescu', 'VND'],
  ],
}

/** What the others hold; more often where it stands more often. */
const USUAL: Readonly<Record<number, readonly string[]>> = {
  1: ['MC', 'MC', 'TE', 'TE', 'CON', 'MC TE', 'MC CON', 'CON PRS', 'CON MUS', 'TE SNS', 'MC SNS', 'PRS', 'DOC', ''],
  2: ['MC', 'MC', 'TE', 'MC TE', 'MC CON', 'CON PRS', 'CON MUS', 'MC TE CON', ''],
}
const USUAL_ELSEWHERE = ['MC', 'TE', 'MC TE', 'CON']

/** What the holders of a product, people or keys, are usually granted; all in role groups that it brings. */
export const USUAL_ROLES: Readonly<Record<ShortName, readonly RoleName[]>> = {
  MC: ['MENU_MATERIAL_CONTROL_ACCESS', 'BUILD_RECEIPT', 'POST_RECEIPT', 'BUILD_REQUEST', 'VIEW_DASHBOARD_INVENTORY'],
  TE: ['MENU_STATUS_ACCESS', 'MOBILE_EQUIPMENT', 'UPDATE_TOOL_DETAILS'],
  CON: ['MENU_CONSTRUCTION_ACCESS', 'VIEW_MAP', 'VIEW_ATTACHMENTS'],
  PRS: ['UPDATE_PRESERVATION_ITEM'],
  MUS: ['MOBILE_MUSTER'],
  VND: ['VIEW_DASHBOARD_DELIVERY', 'BUILD_SHIPMENT'],
  SNS: ['ADMINISTER_READER'],
  DOC: ['UPDATE_DOCUMENT_DETAILS'],
  CBL: ['UPDATE_CABLE_DETAILS'],
}

const isShortName = (text: string): text is ShortName => text in USUAL_ROLES
const addOnsOf = (text: string): ShortName[] => text.split(' ').filter(isShortName)

export const userNameOf = (firstName: string, lastName: string): string => `${firstName}.${lastName}`.toLowerCase()

/** So many people of a license: the featured ones, then others; no user name that is `taken` already. */
export function makePeople(random: Random, licenseId: number, count: number, taken: Set<string>): Person[] {
  const projects = plannedProjectsOf(licenseId)
    .filter((project) => project.isActive)
    .map((project) => project.projectId)
  const complete = (name: string, state: string, addOns: readonly ShortName[]): Person => {
    const [firstName = '', lastName = ''] = name.split(' ')
    const userName = userNameOf(firstName, lastName)
    taken.add(userName)
    const isApproved = !state.includes('inactive')
    return {
      userName,
      firstName,
      lastName,
      licenseId,
      isApproved,
      isLockedOut: state.includes('locked'),
      addOns,
      roles: [...new Set(addOns.flatMap((addOn) => USUAL_ROLES[addOn]))].filter(() => random.chance(0.75)),
      projects: random.some(projects, random.integer(1, 8)),
    }
  }
  const people = (FEATURED[licenseId] ?? []).map(([name, addOns, state]) =>
    complete(name, state ?? '', addOnsOf(addOns)),
  )
  while (people.length < count) {
    const name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`
    if (taken.has(userNameOf(...splitName(name)))) continue
    const addOns = addOnsOf(random.pick(USUAL[licenseId] ?? USUAL_ELSEWHERE))
    // Holders of Preservation are all active: its one free seat is one, however seats are counted.
    const isInactive = random.chance(0.08) && !addOns.includes('PRS')
    people.push(complete(name, `${isInactive ? 'inactive' : ''}${random.chance(0.04) ? ' locked' : ''}`, addOns))
  }
  return people
}

const splitName = (name: string): [string, string] => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return [firstName, lastName]
}
