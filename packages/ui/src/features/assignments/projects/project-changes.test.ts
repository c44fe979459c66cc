import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Project } from '@sitewright/domain/projects/model'
import { projectsToSave } from '@sitewright/domain/projects/rules'
import { readSelection, toggleAll, togglePlace } from '../../../tree-checkbox/cascade'
import { buildTree } from '../../../tree/tree-index'
import { manyProjects, projects } from '../../fixtures/projects'
import { countChanges } from '../../../unsaved-bar/change'
import { indexProjects, summarizeChanges } from './project-changes'
import { createProjectNodes } from './project-tree'

const ids = (iterable: Iterable<number>) => new Set(iterable)
const summarize = (before: Iterable<number>, after: Iterable<number>, of: readonly Project[] = projects) => {
  const changes = summarizeChanges(indexProjects(of), ids(before), ids(after))
  return {
    count: countChanges(changes),
    labels: changes.map(({ label, kind }) => `${kind === 'added' ? '+' : kind === 'removed' ? '−' : '·'} ${label}`),
  }
}

/** Projects of any shape, some inactive, some given by a group, some assigned. */
const world = fc
  .array(fc.record({ under: fc.nat(), kind: fc.nat({ max: 9 }), isAssigned: fc.boolean() }), { maxLength: 40 })
  .map((seeds) => ({
    projects: seeds.map(({ under, kind }, i): Project => ({
      projectId: i + 1,
      licenseId: 1,
      parentId: under % (i + 1) === 0 ? null : under % (i + 1),
      name: `Project ${i + 1}`,
      isActive: kind !== 8,
    })),
    inheritedFrom: Object.fromEntries(seeds.flatMap(({ kind }, i) => (kind === 9 ? [[String(i + 1), ['Crew']]] : []))),
    direct: ids(seeds.flatMap(({ isAssigned }, i) => (isAssigned ? [i + 1] : []))),
  }))

describe('the changes of projects in the bar', () => {
  it.each([
    ['one project', [], [12], ['+ Camp and Offices']],
    ['a branch with all below it', [], [2, 3, 4], ['+ Tank Farm + 2 subprojects']],
    ['a branch of which one was assigned already', [3], [2, 3, 4], ['+ Tank Farm + 1 subproject']],
    ['projects below one that has not changed', [2], [2, 3, 4], ['+ Tank 101', '+ Tank 102']],
    ['both ways in one branch', [3], [2, 4], ['+ Tank Farm', '− Tank 101', '+ Tank 102']],
    ['what is taken away', [9, 10, 11], [], ['− Harbour Terminal + 2 subprojects']],
    ['nothing', [1, 2], [2, 1], []],
  ])('say %s', (_, before, after, labels) => {
    expect(summarize(before, after).labels).toEqual(labels)
  })

  it('count every project, however few chips say it, and never hide one', () => {
    fc.assert(
      fc.property(world, fc.array(fc.nat({ max: 39 })), ({ projects: all, direct }, chosen) => {
        const after = ids(all.map((p) => p.projectId).filter((id) => chosen.includes(id)))
        const naive = all.filter((p) => direct.has(p.projectId) !== after.has(p.projectId)).length
        const changes = summarizeChanges(indexProjects(all), direct, after)
        expect(countChanges(changes)).toBe(naive)
        const listed = changes.reduce(
          (sum, { label }) => sum + 1 + Number(/ \+ (\d+) subprojects?$/.exec(label)?.[1] ?? 0),
          0,
        )
        expect(listed).toBe(naive)
      }),
    )
  })

  it('of very many that stand apart tell the first hundred and count the others', () => {
    const many = manyProjects(1000)
    const leaves = many.slice(200).map((p) => p.projectId)
    const { labels, count } = summarize(
      [],
      leaves.filter((id) => id % 2 === 0),
      many,
    )
    expect(count).toBe(400)
    expect(labels).toHaveLength(101)
    expect(labels.at(-1)).toBe('· 300 more projects')
  })
})

describe('the tree of projects', () => {
  const toggled = (
    of: readonly Project[],
    inheritedFrom: Record<string, string[]>,
    direct: ReadonlySet<number>,
    name?: string,
  ) => {
    const { index } = buildTree(createProjectNodes(of, inheritedFrom))
    if (index === undefined) throw new Error('No tree')
    const before = readSelection(index, 'leaves', direct)
    const place = index.nodes.findIndex((node) => node.name === name)
    const after = name === undefined ? toggleAll(before, null) : togglePlace(before, place, null)
    return ids(projectsToSave(of, after, direct, inheritedFrom))
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
      fc.property(world, ({ projects: all, inheritedFrom, direct }) => {
        const saved = toggled(all, inheritedFrom, direct)
        for (const { projectId, isActive } of all) {
          if (isActive && inheritedFrom[projectId] === undefined) continue
          expect(saved.has(projectId)).toBe(direct.has(projectId))
        }
      }),
    )
  })

  it('sends what is stored as long as nothing was changed, whatever shape it has', () => {
    fc.assert(
      fc.property(world, ({ projects: all, inheritedFrom, direct }) => {
        const { index } = buildTree(createProjectNodes(all, inheritedFrom))
        if (index === undefined) throw new Error('No tree')
        expect(ids(projectsToSave(all, readSelection(index, 'leaves', direct), direct, inheritedFrom))).toEqual(direct)
      }),
    )
  })

  it('shows a project at the top whose parent is not shown', () => {
    const orphan = { ...projects[0]!, projectId: 50, parentId: 49 }
    expect(createProjectNodes([orphan], {})).toEqual([{ id: 50, parentId: null, name: orphan.name }])
  })
})
