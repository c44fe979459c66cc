import { listNames } from '../shared/join-names'

const { format } = new Intl.NumberFormat('en')
const count = (amount: number): string => `${format(amount)} ${amount === 1 ? 'site' : 'sites'}`

/** What is said about a move of sites (SITE-76, SITE-79, SITE-80). */
export const siteMoveMessages = {
  archived: (name: string) => `${name} is archived. Unarchive it before you move it.`,
  parentArchived: (name: string, parent: string) => `${name} can't move below ${parent}, which is archived.`,
  circle: (name: string) => `${name} can't move below itself.`,
  tooDeep: (name: string, limit: number) => `${name} can't move there: a site tree can have at most ${limit} levels.`,
  sameName: (name: string) => `There is already a site named ${name}.`,
  alreadyThere: (sites: number) => (sites === 1 ? 'It is already there.' : 'They are already there.'),
  losesClass: (name: string) => `A top-level site can't have a class. Confirm that ${name} loses its class.`,
  conflict: (name: string) => `Someone else changed ${name} in the meantime. Nothing was moved.`,
  chooseTarget: 'Choose where to move it.',
  withBelow: 'All sites below move too.',
  classAtTop: 'A top-level site has no class: one that is set is removed.',
  /** In the hierarchy editor, before saved sites move to the top of the project. */
  confirmTop: 'A top-level site has no class: one that is set is removed when you save.',
  failed: "Couldn't move the site.",
  moved: (sites: number) => `${count(sites)} moved.`,
  undone: 'Move undone.',
  deepPolygons: (polygons: number) =>
    `${polygons === 1 ? '1 polygon is' : `${format(polygons)} polygons are`} now deeper than 3 layers: kept, but no longer editable.`,
} as const

/** Labels of the dialog. */
export const siteMoveLabels = {
  action: (name: string) => `Move ${name}`,
  menu: 'Move…',
  topTitle: (names: readonly string[]) => `Move ${listNames(names)} to the top?`,
  save: 'Move and save',
  title: (name: string) => `Move ${name}`,
  titleOfMany: (sites: number) => `Move ${count(sites)}`,
  parent: 'Move below',
  top: 'Top of the project',
  move: 'Move',
} as const
