import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createDelimiters, findFirstRow, guessDelimiter } from './delimiters'
import { checkPaths, createPathRules, type ExistingNode, getRootLines, type PathCheck } from './path-check'
import { readRecords } from './read-records'
import { BULK_PASTE_LABELS } from './bulk-paste-labels'
import { runSliced } from './run-sliced'

const DELIMITERS = createDelimiters(BULK_PASTE_LABELS.delimiters)
const PATH_RULES = createPathRules({
  emptyName: 'A name inside the path is empty.',
  archivedName: (name) => `${name} is archived. Nothing is created under it.`,
  ambiguousName: (names) => `${names} count as the same name.`,
})

const EXISTING: readonly ExistingNode[] = [
  { id: 3, parentId: 2, name: 'Bin 1' },
  { id: 1, name: 'North' },
  { id: 2, parentId: 1, name: 'Row 1' },
  { id: 4, name: 'Old Yard', isArchived: true },
  { id: 5, parentId: 4, name: 'Lane' },
]

function check(
  text: string,
  existingNodes: readonly ExistingNode[] = [],
  delimiter = '>',
  hasHeader = false,
): PathCheck {
  const work = checkPaths(text, delimiter, existingNodes, PATH_RULES, hasHeader)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
/** The trees as text: two spaces for each level, and the kind after the name. */
const drawn = (result: PathCheck): string[] =>
  result.nodes.map(({ name, kind, depth }) => `${'  '.repeat(depth)}${name} ${kind}`)

describe('the paths of a text', () => {
  it('become trees with unique names under each parent', () => {
    expect(drawn(check('A > B > C\nA > D\nX > B\na > b > E'))).toEqual([
      'A new',
      '  B new',
      '    C new',
      '    E new',
      '  D new',
      'X new',
      '  B new',
    ])
  })

  it('find existing nodes by name and level', () => {
    expect(drawn(check('NORTH > row 1 > Bin 2\nRow 1 > Bin 1', EXISTING))).toEqual([
      'North existing',
      '  Row 1 existing',
      '    Bin 2 new',
      'Row 1 new',
      '  Bin 1 new',
    ])
  })

  it('create nothing under an archived node, and report a remark instead of an error', () => {
    const result = check('Old Yard > Lane > Bin\nold yard > Shed', EXISTING)
    expect(drawn(result)).toEqual(['Old Yard archived', '  Lane archived', '    Bin skipped', '  Shed skipped'])
    expect(result.faults).toEqual([
      { line: 0, kind: 'remark', message: 'Old Yard is archived. Nothing is created under it.' },
      { line: 1, kind: 'remark', message: 'Old Yard is archived. Nothing is created under it.' },
    ])
    expect(result.errors).toBe(0)
  })

  it('use the active one of two nodes with the same name', () => {
    const twins = [
      { id: 1, name: 'Yard', isArchived: true },
      { id: 2, name: 'Yard' },
      { id: 3, name: 'Yard', isArchived: true },
    ]
    expect(check('yard', twins).nodes[0]).toMatchObject({ existingId: 2, kind: 'existing' })
  })

  it('mean existing nodes whose names have one key by their spelling, and name them otherwise', () => {
    const twins = [
      { id: 1, name: 'Yard' },
      { id: 2, name: 'YARD', isArchived: true },
    ]
    const result = check('Yard > A\nYARD\nyard > B\nYard > C', twins)
    expect(drawn(result)).toEqual(['Yard existing', '  A new', '  C new', 'YARD archived', 'yard wrong', '  B new'])
    expect(result.nodes.map(({ existingId }) => existingId)).toEqual([1, undefined, undefined, 2, undefined, undefined])
    expect(result.faults).toContainEqual({
      line: 2,
      kind: 'error',
      message: '"Yard", "YARD" count as the same name.',
    })
  })

  it('report an empty name inside a path at every line with it', () => {
    const result = check('A >> B\n\nA >  > C\nD >')
    expect(drawn(result)).toEqual(['A new', '   wrong', '    B new', '    C new', 'D new'])
    expect(result.faults.map(({ line, kind }) => [line, kind])).toEqual([
      [0, 'error'],
      [2, 'error'],
    ])
    expect(result.errors).toBe(2)
  })

  it('are empty for a blank text', () => {
    expect(check(' \n\t\n').nodes).toEqual([])
    expect(check('').counts.new).toBe(0)
  })

  it('can be deeper than the call stack', () => {
    const result = check(Array.from({ length: 20_000 }, (_, i) => `n${i}`).join('>'))
    expect(result.nodes).toHaveLength(20_000)
    expect(result.nodes.at(-1)?.depth).toBe(19_999)
  })

  it('can be listed by their trees', () => {
    const result = check('A > B\nC\n\n a > D\nE')
    expect(getRootLines(result, new Set([0]))).toBe('A > B\n a > D')
    expect(getRootLines(result, new Set())).toBe('')
  })

  it('skip a header, and keep it above the lines of a tree', () => {
    const result = check('\nArea > Row\nA > B\nC', [], '>', true)
    expect(drawn(result)).toEqual(['A new', '  B new', 'C new'])
    expect(getRootLines(result, new Set([2]))).toBe('Area > Row\nC')
    expect(getRootLines(result, new Set())).toBe('')
  })

  it('keep all lines of a quoted cell with line breaks', () => {
    const result = check('"A\n1" > B\nC', [], '>')
    expect(drawn(result)).toEqual(['A 1 new', '  B new', 'C new'])
    expect(getRootLines(result, new Set([0]))).toBe('"A\n1" > B')
    expect(result.nodes[2]?.line).toBe(2)
  })

  const name = fc.constantFrom('a', 'A', 'b', 'c', '')
  const paths = fc.array(fc.array(name, { maxLength: 4 }), { maxLength: 20 })

  it('are all in the trees, and nothing else', () => {
    fc.assert(
      fc.property(paths, (list) => {
        const result = check(list.map((path) => path.join('>')).join('\n'))
        const getPath = (place: number): string => {
          const node = result.nodes[place]
          return node === undefined ? '' : `${getPath(node.parent)}/${node.name.toLowerCase()}`
        }
        const wanted = new Set<string>()
        for (const path of list) {
          const [{ names } = { names: [] }] = readRecords(path.join('>'), '>')
          for (const [depth] of names.entries())
            wanted.add(
              `/${names
                .slice(0, depth + 1)
                .join('/')
                .toLowerCase()}`,
            )
        }
        const paths = [...result.nodes.keys()].map(getPath)
        expect(new Set(paths)).toEqual(wanted)
        expect(paths).toHaveLength(wanted.size)
      }),
    )
  })

  it('give every node an earlier parent', () => {
    fc.assert(
      fc.property(paths, (list) => {
        const { nodes, counts } = check(list.map((path) => path.join('>')).join('\n'), EXISTING)
        for (const [place, node] of nodes.entries()) {
          expect(node.parent).toBeLessThan(place)
          expect(node.depth).toBe((nodes[node.parent]?.depth ?? -1) + 1)
        }
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(nodes.length)
      }),
    )
  })

  it('contain nothing new after everything was created', () => {
    fc.assert(
      fc.property(paths, (list) => {
        const text = list.map((path) => path.filter(Boolean).join('>')).join('\n')
        const first = check(text)
        const created = first.nodes.map(({ name: own, parent }, id) => ({
          id,
          name: own,
          parentId: parent < 0 ? null : parent,
        }))
        expect(check(text, created).counts).toEqual({ ...first.counts, new: 0, existing: first.nodes.length })
      }),
    )
  })

  it('are read in linear time: twenty times the lines take little more than twenty times the steps', () => {
    const steps = (count: number): number => {
      const text = Array.from({ length: count }, (_, i) => `Yard ${i % 7} > Row ${i % 90} > Bin ${i}`).join('\n')
      const work = checkPaths(text, '>', [], PATH_RULES)
      let turns = 0
      while (work.next().done !== true) turns += 1
      return turns
    }
    expect(steps(20_000)).toBeLessThan(steps(1000) * 25)
  })
})

describe('the detected delimiter', () => {
  it.each([
    ['North\tRow 1\nSouth\tRow 2', 'Tab'],
    ['North, Row 1', 'Comma'],
    ['A 1.2 > B 1.3\nA 1.2 > C 1.3', 'Greater-than'],
    ['A.B.C', undefined],
    ['Tank 1.1\nTank 1.2\nSt. Albert', undefined],
    ['A: B, C\nD: E', 'Colon'],
    ['North\nSouth', undefined],
    ['', undefined],
  ])('of %j is %s', (text, expected) => {
    expect(guessDelimiter(text, DELIMITERS)?.label).toBe(expected)
  })

  it('is the delimiter between names', () => {
    const list = fc.array(fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 2, maxLength: 4 }), { minLength: 1 })
    fc.assert(
      fc.property(list, fc.constantFrom(...DELIMITERS.filter(({ isWeak }) => isWeak !== true)), (names, delimiter) => {
        const text = names.map((path) => path.join(delimiter.value)).join('\n')
        expect(guessDelimiter(text, DELIMITERS)).toBe(delimiter)
      }),
    )
  })
})

describe('a header', () => {
  const isHeaderName = (name: string): boolean => name === 'Site' || name === 'Level 1'
  it.each([
    ['Site\nTank Farm\nGate 4', true],
    ['\nLevel 1\tSite\nTank Farm\tGate 4', true],
    // Paths with equal tops and numbers, below titles of no list.
    ['Depot\tPlace\nTank Farm\tGate 4\nTank Farm\tGate 5', true],
    ['Site', false],
    ['Site\nSite\tGate 4', false],
    ['Gatehouse East\nGatehouse West', false],
    ['Tank Farm\tGate 4\nTank Farm\tGate 5', false],
    ['Tank Farm 1\tGate\nYard\tGate 4\nYard\tGate 5', false],
    ['Depot\nTank Farm\tGate 4\nTank Farm\tGate 5', false],
    ['Level 1\t\tSite\nA\tB\tC', false],
  ])('of %j is offered: %s', (text, expected) => {
    expect(findFirstRow(text, '\t', isHeaderName)?.isLikelyHeader).toBe(expected)
  })

  it('is no row of a blank text', () => {
    expect(findFirstRow(' \n\t', '\t', isHeaderName)).toBeUndefined()
  })
})

describe('work in slices', () => {
  it('is done at once when it is short, and reports once', () => {
    const onDone = vi.fn<(result: PathCheck) => void>()
    runSliced(checkPaths('A > B', '>', [], PATH_RULES), onDone)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('lets other tasks run in between, and has the same result as without slices', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 3))
    let clock = 0
    let otherTasks = 0
    const text = Array.from({ length: 2000 }, (_, i) => `Yard > Bin ${i}`).join('\n')
    const result = await new Promise<PathCheck>((resolve) => {
      runSliced(checkPaths(text, '>', [], PATH_RULES), resolve)
      setTimeout(() => (otherTasks += 1))
    })
    vi.restoreAllMocks()
    expect(otherTasks).toBe(1)
    expect(result).toEqual(check(text))
  })

  it('stops when it is canceled', () => {
    vi.useFakeTimers()
    let clock = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 10))
    const onDone = vi.fn<() => void>()
    const text = 'Yard > Bin\n'.repeat(1000)
    runSliced(checkPaths(text, '>', [], PATH_RULES), onDone)()
    vi.runAllTimers()
    expect(onDone).not.toHaveBeenCalled()
    runSliced(checkPaths(text, '>', [], PATH_RULES), onDone)
    vi.runAllTimers()
    expect(onDone).toHaveBeenCalledOnce()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
})
