import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { DELIMITERS, guessDelimiter, splitPath } from './delimiters'
import { checkPaths, type KnownNode, linesOf, PATH_RULES, type PathCheck } from './path-check'
import { runSliced } from './run-sliced'

const KNOWN: readonly KnownNode[] = [
  { id: 3, parentId: 2, name: 'Bin 1' },
  { id: 1, name: 'North' },
  { id: 2, parentId: 1, name: 'Row 1' },
  { id: 4, name: 'Old Yard', isArchived: true },
  { id: 5, parentId: 4, name: 'Lane' },
]

function check(text: string, known: readonly KnownNode[] = [], delimiter = '>'): PathCheck {
  const work = checkPaths(text, delimiter, known, PATH_RULES)
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
/** The trees as text: two spaces a level, the kind after the name. */
const drawn = (result: PathCheck): string[] =>
  result.nodes.map(({ name, kind, depth }) => `${'  '.repeat(depth)}${name} ${kind}`)

describe('the paths of a text', () => {
  it('become trees in which a name comes once under each parent', () => {
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

  it('meet what is there already, by name and level', () => {
    expect(drawn(check('NORTH > row 1 > Bin 2\nRow 1 > Bin 1', KNOWN))).toEqual([
      'North existing',
      '  Row 1 existing',
      '    Bin 2 new',
      'Row 1 new',
      '  Bin 1 new',
    ])
  })

  it('create nothing under what is archived, which is a remark and no error', () => {
    const result = check('Old Yard > Lane > Bin\nold yard > Shed', KNOWN)
    expect(drawn(result)).toEqual(['Old Yard archived', '  Lane archived', '    Bin skipped', '  Shed skipped'])
    expect(result.faults).toEqual([
      { line: 0, kind: 'remark', message: 'Old Yard is archived. Nothing is created under it.' },
      { line: 1, kind: 'remark', message: 'Old Yard is archived. Nothing is created under it.' },
    ])
    expect(result.errors).toBe(0)
  })

  it('take the active one of two that have one name', () => {
    const twins = [
      { id: 1, name: 'Yard', isArchived: true },
      { id: 2, name: 'yard' },
      { id: 3, name: 'YARD', isArchived: true },
    ]
    expect(check('Yard', twins).nodes[0]).toMatchObject({ knownId: 2, kind: 'existing' })
  })

  it('tell an empty name between two others at every line that has it', () => {
    const result = check('A >> B\n\nA >  > C\nD >')
    expect(drawn(result)).toEqual(['A new', '   wrong', '    B new', '    C new', 'D new'])
    expect(result.faults.map(({ line, kind }) => [line, kind])).toEqual([
      [0, 'error'],
      [2, 'error'],
    ])
    expect(result.errors).toBe(2)
  })

  it('know nothing of a blank text', () => {
    expect(check(' \n\t\n').nodes).toEqual([])
    expect(check('').counts.new).toBe(0)
  })

  it('may be deeper than a program can call itself', () => {
    const result = check(Array.from({ length: 20_000 }, (_, i) => `n${i}`).join('>'))
    expect(result.nodes).toHaveLength(20_000)
    expect(result.nodes.at(-1)?.depth).toBe(19_999)
  })

  it('can be told again by the trees that they belong to', () => {
    const result = check('A > B\nC\n\n a > D\nE')
    expect(linesOf(result, new Set([0]))).toBe('A > B\n a > D')
    expect(linesOf(result, new Set())).toBe('')
  })

  const name = fc.constantFrom('a', 'A', 'b', 'c', '')
  const paths = fc.array(fc.array(name, { maxLength: 4 }), { maxLength: 20 })

  it('are all in the trees, and nothing else is', () => {
    fc.assert(
      fc.property(paths, (list) => {
        const result = check(list.map((path) => path.join('>')).join('\n'))
        const pathOf = (place: number): string => {
          const node = result.nodes[place]
          return node === undefined ? '' : `${pathOf(node.parent)}/${node.name.toLowerCase()}`
        }
        const wanted = new Set<string>()
        for (const path of list) {
          const names = splitPath(path.join('>'), '>')
          for (const [depth] of names.entries())
            wanted.add(
              `/${names
                .slice(0, depth + 1)
                .join('/')
                .toLowerCase()}`,
            )
        }
        const paths = [...result.nodes.keys()].map(pathOf)
        expect(new Set(paths)).toEqual(wanted)
        expect(paths).toHaveLength(wanted.size)
      }),
    )
  })

  it('say of every node its parent before it, and its place among its siblings', () => {
    fc.assert(
      fc.property(paths, (list) => {
        const { nodes, counts } = check(list.map((path) => path.join('>')).join('\n'), KNOWN)
        for (const [place, node] of nodes.entries()) {
          const siblings = nodes.filter(({ parent }) => parent === node.parent)
          expect(node.parent).toBeLessThan(place)
          expect(node.depth).toBe((nodes[node.parent]?.depth ?? -1) + 1)
          expect(node.setSize).toBe(siblings.length)
          expect(siblings[node.position - 1]).toBe(node)
        }
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(nodes.length)
      }),
    )
  })

  it('find nothing new once all of it was created', () => {
    fc.assert(
      fc.property(paths, (list) => {
        const text = list.map((path) => path.filter(Boolean).join('>')).join('\n')
        const first = check(text)
        const known = first.nodes.map(({ name: own, parent }, id) => ({
          id,
          name: own,
          parentId: parent < 0 ? null : parent,
        }))
        expect(check(text, known).counts).toEqual({ ...first.counts, new: 0, existing: first.nodes.length })
      }),
    )
  })

  it('are read in a time that grows with them: twenty times the lines take little more than twenty times the steps', () => {
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

describe('the guess of a delimiter', () => {
  it.each([
    ['North\tRow 1\nSouth\tRow 2', 'Tab'],
    ['North, Row 1', 'Comma'],
    ['A 1.2 > B 1.3\nA 1.2 > C 1.3', 'Greater-than'],
    ['A.B.C', 'Dot'],
    ['A: B, C\nD: E', 'Colon'],
    ['North\nSouth', undefined],
    ['', undefined],
  ])('of %j is %s', (text, expected) => {
    expect(guessDelimiter(text, DELIMITERS)?.label).toBe(expected)
  })

  it('is the one that names without any were put together with', () => {
    const list = fc.array(fc.array(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 2, maxLength: 4 }), { minLength: 1 })
    fc.assert(
      fc.property(list, fc.constantFrom(...DELIMITERS), (names, delimiter) => {
        const text = names.map((path) => path.join(delimiter.value)).join('\n')
        expect(guessDelimiter(text, DELIMITERS)).toBe(delimiter)
      }),
    )
  })
})

describe('work in slices', () => {
  it('is done at once when there is little, and told once', () => {
    const onDone = vi.fn<(result: PathCheck) => void>()
    runSliced(checkPaths('A > B', '>', [], PATH_RULES), onDone)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('lets others come in between, and gives the same as without slices', async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 3))
    let clock = 0
    let others = 0
    const text = Array.from({ length: 2000 }, (_, i) => `Yard > Bin ${i}`).join('\n')
    const result = await new Promise<PathCheck>((resolve) => {
      runSliced(checkPaths(text, '>', [], PATH_RULES), resolve)
      setTimeout(() => (others += 1))
    })
    vi.restoreAllMocks()
    expect(others).toBe(1)
    expect(result).toEqual(check(text))
  })

  it('is put down when it is not wanted any more', () => {
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
