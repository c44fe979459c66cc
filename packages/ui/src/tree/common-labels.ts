import type { TreeFault } from './tree-index'

/** Maximum number of listed ids and of listed faults. The others are only counted. */
const MAX_IDS = 5
const MAX_FAULTS = 3

/** The texts that all trees share. */
export interface CommonTreeLabels {
  /** The button that opens a branch, for touch screens. */
  expand: (name: string) => string
  /** The button that closes a branch. */
  collapse: (name: string) => string
  loading: string
  /** The list of nodes is not a tree. */
  faults: (faults: readonly TreeFault[]) => string
}

/** The text for a list of nodes that is not a tree. */
function createFaultText(locale: string): CommonTreeLabels['faults'] {
  const { format } = new Intl.NumberFormat(locale)
  const describe = ({ kind, ids }: TreeFault): string => {
    const unlisted = ids.length - MAX_IDS
    const listed = ids.slice(0, MAX_IDS).join(kind === 'cycle' ? ' under ' : ', ')
    const list = unlisted > 0 ? `${listed} and ${format(unlisted)} more` : listed
    if (kind === 'repeated-id') return `Repeated ids: ${list}.`
    if (kind === 'unknown-parent') return `Nodes with an unknown parent: ${list}.`
    return `Circular parents: ${unlisted > 0 ? list : `${listed} under ${ids[0]}`}.`
  }
  return (faults) => {
    const unlisted = faults.length - MAX_FAULTS
    const list = faults.slice(0, MAX_FAULTS).map(describe).join(' ')
    return `This tree cannot be shown. ${list}${unlisted > 0 ? ` And ${format(unlisted)} more.` : ''}`
  }
}

/** The English texts, with numbers in the format of a locale. */
export const createCommonTreeLabels = (locale: string): CommonTreeLabels => ({
  expand: (name) => `Expand ${name}`,
  collapse: (name) => `Collapse ${name}`,
  loading: 'Loading',
  faults: createFaultText(locale),
})
