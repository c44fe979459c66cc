import { siteTreeText } from '@sitewright/domain/sites/export'
import { SITE_DELIMITERS } from '@sitewright/domain/sites/model'
import { siteNameProblem } from '@sitewright/domain/sites/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessDelimiter } from '../../bulk-paste-editor/delimiters'
import { checkPaths, type PathCheck } from '../../bulk-paste-editor/path-check'
import { foldBlanks, readRecords } from '../../bulk-paste-editor/read-records'
import { SITE_PATH_RULES } from './site-rules'

interface Placed {
  siteId: number
  parentId: number | null
  name: string
}

/** Trees, parents before children. Each parent is an earlier site, or none. */
const treesOf = (name: fc.Arbitrary<string>): fc.Arbitrary<Placed[]> =>
  fc.array(fc.tuple(name, fc.nat()), { maxLength: 30 }).map((list) => {
    const taken = new Set<string>()
    return list.flatMap(([own, pick], index): Placed[] => {
      const parentId = pick % (index + 1) === index ? null : pick % (index + 1)
      const key = `${parentId} ${SITE_PATH_RULES.nameKey(own)}`
      if (taken.has(key)) return []
      taken.add(key)
      return [{ siteId: index, parentId, name: own }]
    })
  })

/** Drops the sites whose parent was dropped. */
function withParents(sites: readonly Placed[]): Placed[] {
  const known = new Set<number | null>([null])
  return sites.filter(({ siteId, parentId }) => known.has(parentId) && known.add(siteId))
}

const pathsOf = (sites: readonly Placed[]): string[] => {
  const byId = new Map(sites.map((site) => [site.siteId, site]))
  const toPath = ({ parentId, name }: Placed): string => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return `${parent === undefined ? '' : toPath(parent)}/${foldBlanks(name)}`
  }
  return sites.map(toPath).toSorted()
}

function read(text: string): PathCheck {
  const work = checkPaths(text, guessDelimiter(text, SITE_DELIMITERS)?.value ?? '\t', [], SITE_PATH_RULES)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

const letters = fc.string({
  unit: fc.constantFrom('a', 'B', '.', '-', '=', '0', 'ß', 'İ', 'ﬁ', ' ', '\u00a0'),
  maxLength: 6,
})
const anyName = fc.oneof(letters, fc.string({ unit: 'grapheme', maxLength: 12 }))

describe('the exported text of sites', () => {
  it('is read by the bulk screen as the same tree, for every allowed name [SITE-95]', () => {
    const names = anyName.filter((name) => siteNameProblem(name) === undefined)
    fc.assert(
      fc.property(treesOf(names).map(withParents), (sites) => {
        const { nodes, errors } = read(siteTreeText(sites))
        expect(errors).toBe(0)
        const readBack = nodes.map(({ name, parent }, siteId) => ({
          siteId,
          name,
          parentId: parent < 0 ? null : parent,
        }))
        expect(pathsOf(readBack)).toEqual(pathsOf(sites))
      }),
    )
  })

  it('quotes stored names that the rules refuse today [SITE-95]', () => {
    const names = fc.string({ unit: fc.constantFrom('a', '"', ',', '\t', '\n', ' '), maxLength: 8 })
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 5 }), (path) => {
        const sites = path.map((name, index) => ({ siteId: index, parentId: index === 0 ? null : index - 1, name }))
        const expected = path.map(foldBlanks)
        while (expected.at(-1) === '') expected.pop()
        expect([...readRecords(siteTreeText(sites), '\t')].at(-1)?.names).toEqual(expected)
      }),
    )
  })
})
