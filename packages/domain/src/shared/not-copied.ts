/** Sentences about what a copy of a user, or a user group made from a user, leaves out: one for each reason (USER-47, API-114). */

/** A sentence lists at most this many names. With more, it has only the count. */
const MAX_NAMES = 5

type Thing = readonly [one: string, many: string]

const product: Thing = ['product license', 'product licenses']
const vendorProduct: Thing = ['vendor product license', 'vendor product licenses']
const role: Thing = ['role', 'roles']
const project: Thing = ['project', 'projects']
const group: Thing = ['user group', 'user groups']

/** The things left out and the end of their sentence. It is empty where the thing already implies the reason. */
const REASONS = {
  productNotOffered: [product, (them: string) => ` because the license does not offer ${them}`],
  productOverLimit: [product, (them: string) => ` because the limit for ${them} is reached`],
  productWithoutVendor: [vendorProduct, () => ' because the user has no vendor'],
  productOfOtherKind: [vendorProduct, () => ' because a user group cannot combine vendor product licenses and others'],
  roleNotGrantable: [role, (them: string) => ` because you cannot grant ${them}`],
  roleApart: [
    role,
    (them: string) =>
      ` because only users with access to all licenses can combine ${them} with "Administer Project Read"`,
  ],
  roleWithoutProduct: [role, (them: string) => ` because no copied product license includes ${them}`],
  projectInactive: [['inactive project', 'inactive projects'], () => ''],
  projectOfOtherLicense: [project, (them: string) => ` because the license does not have ${them}`],
  groupOfOtherLicense: [group, (them: string) => ` because the license does not have ${them}`],
  groupNotGrantable: [group, (_: string, they: string) => ` because ${they} roles that you cannot grant`],
  groupApart: [
    group,
    (_: string, they: string) =>
      ` because ${they} a role that only users with access to all licenses can combine with "Administer Project Read"`,
  ],
  groupOverLimit: [group, () => ' because the limit of a product license is reached'],
} as const satisfies Record<string, readonly [Thing, (them: string, they: string) => string]>

export type NotCopiedReason = keyof typeof REASONS

/** Things that were left out for one reason. Projects have no names, because names of other licenses' projects are secret (ROLE-54). */
export interface NotCopied {
  readonly reason: NotCopiedReason
  readonly count: number
  readonly names?: readonly string[]
}

/** Things that were left out for one reason, by name. Without names it adds no sentence. */
export const notCopied = (reason: NotCopiedReason, names: readonly string[]): NotCopied => ({
  reason,
  count: names.length,
  names,
})

function buildSentence({ reason, count, names = [] }: NotCopied): string {
  const [[one, many], because] = REASONS[reason]
  const isOne = count === 1
  const list = names.length > 0 && names.length <= MAX_NAMES ? `: ${names.join(', ')}` : ''
  const thing = isOne ? one : many
  const why = because(isOne ? 'it' : 'them', isOne ? 'it grants' : 'they grant')
  return `${count.toLocaleString('en-US')} ${thing} ${isOne ? 'was' : 'were'} not copied${why}${list}.`
}

/** One sentence for each reason; empty where nothing was left out. */
export const notCopiedSentences = (leftOut: readonly NotCopied[]): string =>
  leftOut
    .filter(({ count }) => count > 0)
    .map(buildSentence)
    .join(' ')
