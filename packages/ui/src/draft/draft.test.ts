import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  choiceMade,
  choicesMade,
  createDraft,
  type Draft,
  draftDiscarded,
  type DraftOutcome,
  getChangedFields,
  getContestedParts,
  getMergedFields,
  getUnresolvedParts,
  idToggled,
  isSameValue,
  isUnsaved,
  refreshed,
  saveEnded,
  saveStarted,
  valueChanged,
  valuesChanged,
  type Version,
  type VersionTag,
} from './draft'

interface Person {
  phone: string
  position: string
  isActive: boolean
  groups: ReadonlySet<number>
}

const STORED: Person = { phone: '1', position: 'a', isActive: true, groups: new Set([1, 2]) }
const version = (change: Partial<Person> = {}, tag: VersionTag = 1): Version<Person> => ({
  value: { ...STORED, ...change },
  version: tag,
})
const start = (change: Partial<Person> = {}): Draft<Person> => valuesChanged(createDraft(version()), change)
const save = (draft: Draft<Person>, outcome: DraftOutcome<Person>): Draft<Person> =>
  saveEnded(saveStarted(draft), outcome)

describe('plain data in a field', () => {
  it('can have the names that every object inherits', () => {
    for (const name of ['constructor', 'toString', '__proto__']) {
      const data = JSON.parse(`{"${name}":"x"}`) as object
      expect(isSameValue({}, data)).toBe(false)
      expect(isSameValue(data, {})).toBe(false)
      expect(isSameValue(data, structuredClone(data))).toBe(true)
    }
  })
})

describe('a draft', () => {
  it('follows the server in every field that is not touched', () => {
    const draft = refreshed(start({ phone: '2' }), version({ position: 'b', groups: new Set([3]) }, 2))
    expect(draft.value).toEqual({ phone: '2', position: 'b', isActive: true, groups: new Set([3]) })
    expect(draft.conflict).toBeUndefined()
    expect(draft.base.version).toBe(2)
    expect(getChangedFields(draft)).toEqual(['phone'])
  })

  it('ignores an older version number, and any other tag is newer', () => {
    expect(refreshed(createDraft(version({}, 5)), version({ phone: 'old' }, 4)).value.phone).toBe('1')
    expect(refreshed(createDraft(version({}, 'b')), version({ phone: 'new' }, 'a')).value.phone).toBe('new')
  })

  it('compares each tag of a record that is saved in several calls, and the values that no tag covers', () => {
    const draft = createDraft(version({}, [1, 'a']))
    expect(refreshed(draft, version({}, [1, 'a'])).base).toBe(draft.base)
    expect(refreshed(draft, version({ phone: 'new' }, [1, 'a'])).value.phone).toBe('new')
    expect(refreshed(draft, version({ phone: 'new' }, [1, 'b'])).value.phone).toBe('new')
    expect(refreshed(draft, version({ phone: 'new' }, [2, 'a'])).value.phone).toBe('new')
    expect(
      refreshed(createDraft(version({}, [1, undefined])), version({ phone: 'new' }, [1, undefined])).value.phone,
    ).toBe('new')
    expect(refreshed(createDraft(version({}, [1, undefined])), version({}, [2, undefined])).base.version).toEqual([
      2,
      undefined,
    ])
  })

  it('follows the record behind the version, though no field shows the difference', () => {
    const [before, after] = [{ note: 1 }, { note: 2 }]
    const draft = valuesChanged(createDraft({ ...version(), record: before }), { phone: '2' })
    const next = refreshed(draft, { ...version(), record: after })
    expect([next.base.record, next.latest.record]).toEqual([after, after])
    expect(getChangedFields(next)).toEqual(['phone'])
  })

  it('contests a field only if both sides changed it to different values', () => {
    const draft = refreshed(start({ phone: '2', position: 'b', isActive: false }), {
      value: { ...STORED, phone: '3', position: 'b' },
      version: 2,
    })
    expect(getContestedParts(draft)).toEqual(['phone'])
    expect(getMergedFields(draft)).toEqual(['position', 'isActive'])
    expect(draft.value).toMatchObject({ phone: '2', position: 'b', isActive: false })
    expect(draft.conflict).toMatchObject({ before: STORED, rejections: 0 })
  })

  it('merges sets id by id, without a conflict', () => {
    const draft = refreshed(start({ groups: new Set([2, 3]) }), version({ groups: new Set([1, 2, 4]) }, 2))
    expect(draft.value.groups).toEqual(new Set([2, 4, 3]))
    expect(draft.conflict).toBeUndefined()
  })

  it('has no conflict if they saved every change of the draft', () => {
    const draft = save(start({ phone: '2' }), {
      status: 'conflict',
      current: version({ phone: '2', position: 'b' }, 2),
    })
    expect(isUnsaved(draft)).toBe(false)
    expect(draft.value.position).toBe('b')
  })

  it('takes and returns a choice until the save', () => {
    const contested = refreshed(start({ phone: '2' }), version({ phone: '3' }, 2))
    expect(getUnresolvedParts(contested)).toEqual(['phone'])
    const theirs = choiceMade(contested, 'phone', 'theirs')
    expect(theirs.value.phone).toBe('3')
    expect(getUnresolvedParts(theirs)).toEqual([])
    // The panel stays, so that the focus and the way back do too.
    expect(isUnsaved(theirs)).toBe(true)
    expect(choiceMade(theirs, 'phone', 'mine').value.phone).toBe('2')
    expect(choicesMade(contested, 'mine')).toEqual(choiceMade(contested, 'phone', 'mine'))
  })

  it('takes typing over their version as a choice, and typing before a choice as none', () => {
    const contested = refreshed(start({ phone: '2' }), version({ phone: '3' }, 2))
    expect(getUnresolvedParts(valueChanged(contested, 'phone', '22'))).toEqual(['phone'])
    const typed = valueChanged(choiceMade(contested, 'phone', 'theirs'), 'phone', '33')
    expect(typed.conflict?.contested.phone).toMatchObject({ before: '1', mine: '33', choice: 'mine' })
    expect(getUnresolvedParts(valueChanged(contested, 'phone', '3'))).toEqual([])
  })

  it('has the newest text as the own version, and leaves sets as they are', () => {
    const edited = start({ phone: '2', groups: new Set([1, 2]) })
    const contested = refreshed(edited, version({ phone: '3', groups: new Set([1, 3]) }, 2))
    const typed = valueChanged(valueChanged(contested, 'phone', '22'), 'groups', new Set([1, 2, 3, 4]))
    const back = choiceMade(choiceMade(typed, 'phone', 'theirs'), 'phone', 'mine')
    expect(back.value.phone).toBe('22')
    expect(back.value.groups).toEqual(new Set([1, 2, 3, 4]))
    // The text before, as undo restores it, is the newest one too.
    expect(choicesMade(choicesMade(valueChanged(typed, 'phone', '2'), 'theirs'), 'mine').value.phone).toBe('2')
  })

  it('is saved in part while the user typed, until the next save or until nothing differs', () => {
    const saving = saveStarted(start({ phone: '2' }))
    const saved = { status: 'saved' as const, value: version({ phone: '2' }, 2) }
    expect(saveEnded(saving, saved).isPartlySaved).toBe(false)
    const typed = saveEnded(valueChanged(saving, 'phone', '22'), saved)
    expect(typed).toMatchObject({ isPartlySaved: true, value: { phone: '22' }, base: { value: { phone: '2' } } })
    expect(saveStarted(typed).isPartlySaved).toBe(false)
    expect(draftDiscarded(typed).isPartlySaved).toBe(false)
    const unknown = saveEnded(valueChanged(saving, 'phone', '22'), { status: 'saved' })
    expect(refreshed(unknown, version({ phone: '2' }, 2)).isPartlySaved).toBe(true)
    expect(refreshed(unknown, version({ phone: '22' }, 2)).isPartlySaved).toBe(false)
  })

  it('asks again only about fields that they changed again', () => {
    const contested = refreshed(start({ phone: '2', position: 'b' }), version({ phone: '3', position: 'c' }, 2))
    const chosen = choicesMade(contested, 'theirs')
    const again = refreshed(chosen, version({ phone: '4', position: 'c' }, 3))
    expect(getUnresolvedParts(again)).toEqual(['phone'])
    expect(again.value).toMatchObject({ phone: '2', position: 'c' })
    expect(again.conflict?.before).toEqual(STORED)
  })

  it('ends the conflict when they restore the old value', () => {
    const contested = refreshed(start({ phone: '2' }), version({ phone: '3' }, 2))
    expect(refreshed(contested, version({}, 3))).toMatchObject({ conflict: undefined, value: { phone: '2' } })
  })

  it('is on top of their version after a rejected save, even where nothing is contested', () => {
    const draft = save(start({ phone: '2' }), { status: 'conflict', current: version({ position: 'b' }, 2) })
    expect(draft).toMatchObject({ saving: 'unsaved', base: { version: 2 }, conflict: { contested: {}, rejections: 1 } })
    expect(getMergedFields(draft)).toEqual(['phone', 'position'])
    expect(draft.value).toMatchObject({ phone: '2', position: 'b' })
  })

  it('keeps what an earlier call of a failed save stored, and merges the rest', () => {
    const saving = saveStarted(start({ phone: '2', groups: new Set([1, 2, 3]) }))
    const stored = refreshed(saving, version({ phone: '2', groups: new Set([1]) }, 2))
    const draft = saveEnded(stored, { status: 'failed', message: 'Failed.' })
    expect(getChangedFields(draft)).toEqual(['groups'])
    expect(draft).toMatchObject({ value: { phone: '2', groups: new Set([1, 3]) }, failure: 'Failed.' })
  })

  it('does not list as theirs what an earlier call of the same save stored', () => {
    const draft = save(start({ phone: '2', groups: new Set([1, 2, 3]) }), {
      status: 'conflict',
      savedFields: ['phone'],
      current: version({ phone: '2', groups: new Set([1]) }, [2, 'b']),
    })
    expect(getMergedFields(draft)).toEqual(['groups'])
    expect(getChangedFields(draft)).toEqual(['groups'])
    expect(draft).toMatchObject({ value: { phone: '2', groups: new Set([1, 3]) }, base: { version: [2, 'b'] } })
  })

  it('knows the author of their version until a newer one arrives', () => {
    const author = { name: 'Priya Anand', at: 1 }
    const current = version({ phone: '3' }, 2)
    const draft = save(start({ phone: '2' }), { status: 'conflict', current, author })
    expect(draft.conflict?.author).toEqual(author)
    expect(refreshed(draft, version({ phone: '4' }, 3)).conflict).toMatchObject({ rejections: 1 })
    expect(refreshed(draft, version({ phone: '4' }, 3)).conflict?.author).toBeUndefined()
  })

  it('has no conflict after a rejected save if only the tag changed', () => {
    const draft = save(start({ phone: '2' }), { status: 'conflict', current: version({}, 2) })
    expect(draft).toMatchObject({ conflict: undefined, isRejected: false, base: { version: 2 }, value: { phone: '2' } })
  })

  it('waits for their version if the rejection does not carry it', () => {
    const rejected = save(start({ phone: '2' }), { status: 'conflict' })
    expect(rejected).toMatchObject({ isRejected: true, conflict: undefined })
    expect(refreshed(rejected, version({ position: 'b' }, 2))).toMatchObject({
      isRejected: false,
      conflict: { rejections: 1 },
    })
    const during = saveEnded(refreshed(saveStarted(start({ phone: '2' })), version({ phone: '3' }, 2)), {
      status: 'conflict',
    })
    expect(getUnresolvedParts(during)).toEqual(['phone'])
  })

  it('keeps what was changed during a save', () => {
    const saving = saveStarted(start({ phone: '2', groups: new Set([1, 2, 3]) }))
    const typed = idToggled(valuesChanged(saving, { phone: '22', position: 'b' }), 'groups', 4)
    const draft = saveEnded(typed, { status: 'saved', value: version({ phone: '2', groups: new Set([1, 3]) }, 2) })
    expect(draft.value).toEqual({ ...STORED, phone: '22', position: 'b', groups: new Set([1, 3, 4]) })
    expect(getChangedFields(draft)).toEqual(['phone', 'position', 'groups'])
    expect(draft.conflict).toBeUndefined()
  })

  it('is clean after a save with and without a value, whether the new version arrives during or after it', () => {
    const saving = saveStarted(start({ phone: ' 2 ' }), { ...STORED, phone: '2' })
    const next = version({ phone: '2' }, 2)
    const withoutValue = saveEnded(saving, { status: 'saved' })
    expect(isUnsaved(withoutValue)).toBe(false)
    for (const draft of [
      saveEnded(saving, { status: 'saved', value: next }),
      refreshed(withoutValue, next),
      saveEnded(refreshed(saving, next), { status: 'saved' }),
    ]) {
      expect(draft).toMatchObject({ base: next, value: next.value, isVersionPending: false })
      expect(isUnsaved(draft)).toBe(false)
    }
  })

  it('shows what the server left out of a save, and keeps later changes', () => {
    const saved = save(start({ groups: new Set([1, 2, 3]) }), { status: 'saved' })
    const draft = refreshed(idToggled(saved, 'groups', 4), version({ groups: new Set([1, 2]) }, 2))
    expect(draft.value.groups).toEqual(new Set([1, 2, 4]))
  })

  it('counts only the unsaved part after a save that failed halfway', () => {
    const saving = saveStarted(start({ phone: '2', groups: new Set([2, 3]) }))
    const failure = { status: 'failed', message: 'No.' } as const
    const half = version({ phone: '2' }, 2)
    for (const draft of [refreshed(saveEnded(saving, failure), half), saveEnded(refreshed(saving, half), failure)]) {
      expect(draft).toMatchObject({ saving: 'failed', failure: 'No.', conflict: undefined })
      expect(getChangedFields(draft)).toEqual(['groups'])
    }
  })

  it('clears the message of a failed save with the next change', () => {
    const failed = save(start({ phone: '2' }), { status: 'failed', message: 'No.' })
    expect(valueChanged(failed, 'phone', '3')).toMatchObject({ saving: 'unsaved', failure: undefined })
  })

  it('compares versions without tags by their values', () => {
    const draft = createDraft<Person>({ value: STORED })
    expect(refreshed(draft, { value: { ...STORED, groups: new Set([2, 1]) } })).toBe(draft)
    expect(refreshed(draft, { value: { ...STORED, phone: '2' } }).value.phone).toBe('2')
  })

  it('starts from the newest version when it is discarded', () => {
    const draft = draftDiscarded(refreshed(start({ phone: '2' }), version({ phone: '3' }, 2)))
    expect(draft).toMatchObject({ value: { phone: '3' }, conflict: undefined, base: { version: 2 } })
  })
})

const ids = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 }).map((list): ReadonlySet<number> => new Set(list))
const person: fc.Arbitrary<Person> = fc.record({
  phone: fc.constantFrom('1', '2', '3'),
  position: fc.constantFrom('a', 'b', 'c'),
  isActive: fc.boolean(),
  groups: ids,
})
const choice = fc.constantFrom('theirs' as const, 'mine' as const)
/** All events except discarding the draft and choosing their version. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('refreshed' as const), value: person }),
  fc.record({ kind: fc.constant('rejected' as const), value: person }),
  fc.record({ kind: fc.constant('failed' as const) }),
  fc.record({ kind: fc.constant('rejected without a value' as const) }),
  fc.record({ kind: fc.constant('saving' as const) }),
)
const SCALARS = ['phone', 'position', 'isActive'] as const
/** Ids that are in the first set and not in the second one. */
const without = (a: ReadonlySet<number>, b: ReadonlySet<number>): number[] => [...a].filter((id) => !b.has(id))

describe('a merge', () => {
  it('is the new version if nothing was edited', () => {
    fc.assert(
      fc.property(person, person, (before, after) => {
        const draft = refreshed(createDraft<Person>({ value: before, version: 1 }), { value: after, version: 2 })
        expect(draft.value).toEqual(after)
        expect(isUnsaved(draft)).toBe(false)
      }),
    )
  })

  it('of a set equals making the changes one after the other', () => {
    fc.assert(
      fc.property(ids, ids, ids, (before, mine, theirs) => {
        const edited = valueChanged(createDraft<Person>(version({ groups: before })), 'groups', mine)
        const merged = refreshed(edited, version({ groups: theirs }, 2)).value.groups
        const expected = new Set(
          [...theirs, ...without(mine, before)].filter((id) => !without(before, mine).includes(id)),
        )
        expect(merged).toEqual(expected)
      }),
    )
  })

  it('takes each scalar from the side that changed it', () => {
    fc.assert(
      fc.property(person, person, person, (before, mine, theirs) => {
        const edited = valuesChanged(createDraft<Person>({ value: before, version: 1 }), mine)
        const draft = refreshed(edited, { value: theirs, version: 2 })
        for (const field of SCALARS) {
          const expected = mine[field] === before[field] ? theirs[field] : mine[field]
          expect(draft.value[field]).toBe(expected)
          const isContested = ![before[field], theirs[field]].includes(mine[field]) && theirs[field] !== before[field]
          expect(getContestedParts(draft).includes(field)).toBe(isContested)
        }
      }),
    )
  })
})

describe('what the user typed', () => {
  it('survives every event but a discard and the choice of their version', () => {
    fc.assert(
      fc.property(person, person, fc.array(event, { maxLength: 15 }), (before, mine, events) => {
        let draft = valuesChanged(createDraft<Person>({ value: before, version: 'start' }), mine)
        const saved = new Map<string, unknown>()
        for (const [step, { kind, ...content }] of events.entries()) {
          const tag = `v${step}`
          const sent = saveStarted(draft)
          if (kind === 'saving') draft = sent
          else if (kind === 'failed') draft = saveEnded(sent, { status: 'failed', message: 'No.' })
          else if (kind === 'rejected without a value') draft = saveEnded(sent, { status: 'conflict' })
          else if ('value' in content) {
            const current = { value: content.value, version: tag }
            draft = kind === 'refreshed' ? refreshed(draft, current) : saveEnded(sent, { status: 'conflict', current })
          }
          // Once they saved the same value, the field is not typed any longer: it follows them.
          for (const field of SCALARS) if (draft.base.value[field] === mine[field]) saved.set(field, true)
        }
        for (const field of SCALARS)
          if (mine[field] !== before[field] && !saved.has(field)) expect(draft.value[field]).toBe(mine[field])
      }),
      { numRuns: 500 },
    )
  })

  it('survives a choice, which can be taken back until the save', () => {
    fc.assert(
      fc.property(person, person, person, fc.array(choice, { maxLength: 5 }), (before, mine, theirs, choices) => {
        const edited = valuesChanged(createDraft<Person>({ value: before, version: 1 }), mine)
        const contested = refreshed(edited, { value: theirs, version: 2 })
        const chosen = [...choices, 'mine' as const].reduce(choicesMade<Person>, contested)
        expect(chosen.value).toEqual(contested.value)
        expect(getUnresolvedParts(chosen)).toEqual([])
      }),
    )
  })
})

describe('two clients', () => {
  it('converge after each has saved, and no addition of either side is lost', () => {
    fc.assert(
      fc.property(person, person, person, choice, (before, first, second, side) => {
        let server: Version<Person> = { value: before, version: 1 }
        /** Saves as the server does: only on top of its version. */
        const send = (draft: Draft<Person>): Draft<Person> => {
          if (!isUnsaved(draft)) return draft
          const started = saveStarted(draft)
          if (draft.base.version !== server.version) return saveEnded(started, { status: 'conflict', current: server })
          server = { value: draft.value, version: Number(server.version) + 1 }
          return saveEnded(started, { status: 'saved', value: server })
        }
        const one = send(valuesChanged(createDraft(server), first))
        const other = valuesChanged(createDraft<Person>({ value: before, version: 1 }), second)
        // One press for the rejection, and one press for the merged result.
        const settled = send(choicesMade(send(other), side))
        expect(isUnsaved(settled)).toBe(false)
        // A client without changes never saved: it converges with a refresh.
        expect(refreshed(settled, server).value).toEqual(server.value)
        expect(refreshed(one, server).value).toEqual(server.value)
        const removed = [...without(before.groups, first.groups), ...without(before.groups, second.groups)]
        const all = [...first.groups, ...second.groups].filter((id) => !removed.includes(id))
        expect(server.value.groups).toEqual(new Set(all))
      }),
    )
  })
})

describe('a set of 20,000 ids', () => {
  it('is copied once by a toggle', () => {
    const many = new Set(Array.from({ length: 20_000 }, (_, id) => id))
    let draft = createDraft<{ ids: ReadonlySet<number> }>({ value: { ids: many }, version: 1 })
    const add = vi.spyOn(Set.prototype, 'add')
    draft = idToggled(draft, 'ids', 5)
    const copies = add.mock.calls.length
    add.mockRestore()
    expect(draft.value.ids.size).toBe(19_999)
    expect(draft.base.value.ids).toBe(many)
    expect(copies).toBe(20_000)
  })
})
