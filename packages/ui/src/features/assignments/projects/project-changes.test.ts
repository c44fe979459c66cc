import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Project } from '@sitewright/domain/projects/model'
import { projectsToSave } from '@sitewright/domain/projects/rules'
import { readSelection, toggleAll, togglePlace } from '../../../tree-checkbox/cascade'
import { buildTree } from '../../../tree-checkbox/tree-index'
import { manyProjects, projects } from '../../fixtures/projects'
import { indexOfProjects, summarizeChanges } from './project-changes'
import { projectNodes } from './project-tree'

const ids = (given: Iterable<number>) => new Set(given)
const told = (before: Iterable<number>, after: Iterable<number>, of: readonly Project[] = projects) => {
  const { changes, count } = summarizeChanges(indexOfProjects(of), ids(before), ids(after))
  return {
    count,
    said: changes.map(({ label, kind }) => `${kind === 'added' ? '+' : kind === 'removed' ? '−' : '·'} ${label}`),
  }
}

/** Projects of any shape, some inactive, some given by a group, some assigned. */
const world = fc
  .array(fc.record({ under: fc.nat(), held: fc.nat({ max: 9 }), isAssigned: fc.boolean() }), { maxLength: 40 })
  .map((seeds) => ({
    projects: seeds.map(({ under, held }, i): Project => ({
      projectId: i + 1,
      licenseId: 1,
      parentId: under % (i + 1) === 0 ? null : under % (i + 1),
      name: `Project ${i + 1}`,
      isActive: held !== 8,
    })),
    givenBy: Object.fromEntries(seeds.flatMap(({ held }, i) => (held === 9 ? [[String(i + 1), ['Crew']]] : []))),
    direct: ids(seeds.flatMap(({ isAssigned }, i) => (isAssigned ? [i + 1] : []))),
  }))

describe('the changes of projects in the bar', () => {
  it.each([
    ['one project', [], [12], ['+ Camp and Offices']],
    ['a branch with all below it', [], [2, 3, 4], ['+ Tank Farm and 2 below']],
    ['a branch of which one was assigned already', [3], [2, 3, 4], ['+ Tank Farm and 1 below']],
    ['projects below one that has not changed', [2], [2, 3, 4], ['+ Tank 101', '+ Tank 102']],
    ['both ways in one branch', [3], [2, 4], ['+ Tank Farm', '− Tank 101', '+ Tank 102']],
    ['what is taken away', [9, 10, 11], [], ['− Harbour Terminal and 2 below']],
    ['nothing', [1, 2], [2, 1], []],
  ])('say %s', (_, before, after, said) => {
    expect(told(before, after).said).toEqual(said)
  })

  it('count every project, however few chips say it, and never hide one', () => {
    fc.assert(
      fc.property(world, fc.array(fc.nat({ max: 39 })), ({ projects: all, direct }, chosen) => {
        const after = ids(all.map((p) => p.projectId).filter((id) => chosen.includes(id)))
        const naive = all.filter((p) => direct.has(p.projectId) !== after.has(p.projectId)).length
        const { changes, count } = summarizeChanges(indexOfProjects(all), direct, after)
        expect(count).toBe(naive)
        const said = changes.reduce((sum, { label }) => sum + 1 + Number(/ and (\d+) below$/.exec(label)?.[1] ?? 0), 0)
        expect(said).toBe(naive)
      }),
    )
  })

  it('of very many that stand apart tell the first hundred and count the others', () => {
    const many = manyProjects(1000)
    const leaves = many.slice(200).map((p) => p.projectId)
    const { said, count } = told(
      [],
      leaves.filter((id) => id % 2 === 0),
      many,
    )
    expect(count).toBe(400)
    expect(said).toHaveLength(101)
    expect(said.at(-1)).toBe('· 300 more projects')
  })
})

describe('the tree of projects', () => {
  const toggled = (
    of: readonly Project[],
    givenBy: Record<string, string[]>,
    direct: ReadonlySet<number>,
    name?: string,
  ) => {
    const { index } = buildTree(projectNodes(of, givenBy))
    if (index === undefined) throw new Error('No tree')
    const before = readSelection(index, 'leaves', direct)
    const place = index.nodes.findIndex((node) => node.name === name)
    const after = name === undefined ? toggleAll(before, null) : togglePlace(before, place, null)
    return ids(projectsToSave(of, after, direct, givenBy))
  }

  it('assigns a project with all below it that can be changed, and takes them away likewise [USER-54, USER-55]', () => {
    const on = toggled(projects, {}, ids([]), 'Tank Farm')
    expect(on).toEqual(ids([2, 3, 4]))
    expect(toggled(projects, {}, on, 'Tank Farm')).toEqual(ids([]))
  })

  it('takes away one project without the one above it [USER-55]', () => {
    expect(toggled(projects, {}, ids([2, 3, 4]), 'Tank 101')).toEqual(ids([2, 4]))
  })

  it('never changes what is inherited or inactive, and keeps its direct assignment [USER-55, USER-78, USER-82]', () => {
    fc.assert(
      fc.property(world, ({ projects: all, givenBy, direct }) => {
        const saved = toggled(all, givenBy, direct)
        for (const { projectId, isActive } of all) {
          if (isActive && givenBy[projectId] === undefined) continue
          expect(saved.has(projectId)).toBe(direct.has(projectId))
        }
      }),
    )
  })

  it('sends what is stored as long as nothing was changed, whatever shape it has', () => {
    fc.assert(
      fc.property(world, ({ projects: all, givenBy, direct }) => {
        const { index } = buildTree(projectNodes(all, givenBy))
        if (index === undefined) throw new Error('No tree')
        expect(ids(projectsToSave(all, readSelection(index, 'leaves', direct), direct, givenBy))).toEqual(direct)
      }),
    )
  })

  it('shows a project at the top whose parent is not shown', () => {
    const orphan = { ...projects[0]!, projectId: 50, parentId: 49 }
    expect(projectNodes([orphan], {})).toEqual([{ id: 50, parentId: null, name: orphan.name }])
  })
})
