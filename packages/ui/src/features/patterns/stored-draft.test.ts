import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraft, draftRestored, refreshed, valuesChanged } from '../../draft/draft'
import { addRow, changeRow, type Rows, toRows } from '../../draft/rows'
import { isSecretInput } from '@sitewright/domain/shared/secret-fields'
import { readDraftText, writeDraftText } from './draft-text'
import {
  isObsolete,
  joinContents,
  listChangedSince,
  readOffer,
  toContent,
  writeContent,
  type DraftContent,
} from './stored-draft'

const leaf = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.uniqueArray(fc.integer()).map((ids) => new Set(ids)),
)
const row = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$', 'items')), leaf, { maxKeys: 4 })
const rows = fc.array(fc.tuple(fc.string(), row), { maxLength: 4 }).map((entries) => new Map(entries))
const values = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$')), fc.oneof(leaf, rows, fc.array(row)))

describe('the text of a draft', () => {
  it('contains scalars, sets and nested rows, and nothing is lost [DRAFT-01]', () => {
    fc.assert(
      fc.property(values, (value) => {
        // Records from fast-check have no prototype.
        expect(readDraftText(writeDraftText(value))).toEqual(structuredClone(value))
      }),
      { numRuns: 300 },
    )
  })
})

interface Person {
  name: string
  phone: string
  limit: number | undefined
  groups: ReadonlySet<number>
}
const STORED: Person = { name: 'Day', phone: '1', limit: undefined, groups: new Set([1, 2]) }
const version = (change: Partial<Person> = {}, tag = 1) => ({ value: { ...STORED, ...change }, version: tag })
const start = (change: Partial<Person>) => valuesChanged(createDraft(version()), change)
const store = (change: Partial<Person>): string => writeDraftText(toContent(start(change)))
const offer = (text: string, current: object = STORED) => {
  const found = readOffer(text, 5, current)
  if (found === undefined) throw new Error('Nothing is offered.')
  return found
}

describe('a stored draft', () => {
  it('is nothing without a change [DRAFT-01]', () => {
    expect(toContent(createDraft(version()))).toBeUndefined()
    expect(toContent(start({ phone: '1', groups: new Set([2, 1]) }))).toBeUndefined()
  })

  it('has the value that the draft started from, also in a conflict [DRAFT-02]', () => {
    const contested = refreshed(start({ phone: '2' }), version({ phone: '3' }, 2))
    expect(toContent(contested)).toEqual({ base: STORED, value: { ...STORED, phone: '2' }, version: 1 })
  })

  it('is restored over a newer version, and only what both changed is contested [DRAFT-02]', () => {
    const { content } = offer(store({ phone: '2', name: 'Night', groups: new Set([1, 2, 3]) }))
    const newer = version({ phone: '3', limit: 4, groups: new Set([2]) }, 2)
    const toPerson = (fields: object): Person => ({ ...STORED, ...fields })
    const base = { value: toPerson(content.base), version: content.version }
    const draft = draftRestored(createDraft(newer), base, toPerson(content.value))
    expect(draft.value).toEqual({ name: 'Night', phone: '2', limit: 4, groups: new Set([2, 3]) })
    expect(Object.keys(draft.conflict?.contested ?? {})).toEqual(['phone'])
    expect(draft.base).toEqual(newer)
    expect(listChangedSince(offer(store({ phone: '2' })), newer.value)).toEqual(['phone', 'limit', 'groups'])
  })

  it('is on top of the version of now if nothing changed meanwhile, or if the server has an older version [DRAFT-02]', () => {
    for (const tag of [1, 0]) {
      const record = {}
      const now = { ...version({}, tag), record }
      const draft = draftRestored(createDraft(now), version({}, 1), { ...STORED, phone: '2' })
      expect(draft).toMatchObject({ base: { version: tag }, value: { phone: '2' }, conflict: undefined })
      expect(draft.base.record).toBe(record)
    }
    const older = draftRestored(createDraft(version({ name: 'Old' }, 0)), version({}, 1), { ...STORED, phone: '2' })
    expect(older).toMatchObject({ base: { version: 0 }, value: { name: 'Old', phone: '2' } })
  })

  it('is obsolete if its save succeeded after all [DRAFT-02]', () => {
    const stored = offer(store({ phone: '2' }))
    expect(isObsolete(stored, { ...STORED, phone: '2', name: 'Other' })).toBe(true)
    expect(isObsolete(stored, STORED)).toBe(false)
  })

  it('never has a secret [DRAFT-07]', () => {
    for (const name of ['password', 'newPassword', 'clientSecret', 'apiToken']) expect(isSecretInput(name)).toBe(true)
    const draft = createDraft({ value: { password: '', name: '' } })
    expect(toContent(valuesChanged(draft, { password: 'x' }))).toBeUndefined()
    const content = toContent(valuesChanged(draft, { password: 'x', name: 'y' }))
    expect(writeDraftText(content)).not.toContain('password')
    expect(
      joinContents(content as DraftContent, { base: draft.value, value: { password: 'now', name: '' } }).value,
    ).toEqual({ password: 'now', name: 'y' })
  })

  it('has no secret of a row either, and restoring keeps the one of the server [DRAFT-07]', () => {
    const connection = (name: string) => ({
      name,
      apiKey: 'shown once',
      steps: toRows([{ days: 1, accessToken: 'nested' }]),
      options: { url: 'x', clientSecret: 'in plain data' },
    })
    const value = { name: 'Day', connections: toRows([connection('a'), connection('b')], ({ name }) => name) }
    const draft = valuesChanged(createDraft({ value, version: 1 }), {
      name: 'Night',
      connections: changeRow(value.connections, 'a', { name: 'renamed', apiKey: 'typed' }),
    })
    const content = toContent(draft)
    if (content === undefined) throw new Error('Nothing is stored.')
    const text = writeContent(content)
    expect(text).toContain('renamed')
    expect(text).not.toMatch(/shown once|typed|nested|in plain data|apiKey|accessToken|clientSecret/)
    const found = offer(text, value)
    expect(found.isOlderForm).toBe(false)
    expect(isObsolete(found, value)).toBe(false)
    expect(listChangedSince(found, value)).toEqual([])
    const joined = joinContents(found.content, { base: value, value })
    const restored = draftRestored(
      createDraft({ value, version: 1 }),
      { value: joined.base as typeof value },
      joined.value as typeof value,
    )
    expect(restored.conflict).toBeUndefined()
    expect(restored.value.name).toBe('Night')
    expect([...restored.value.connections.values()]).toEqual([{ ...connection('b'), name: 'renamed' }, connection('b')])
  })

  it('writes a field that has not changed once, and reads it as a field of both [DRAFT-01]', () => {
    const rows = toRows([{ name: 'unchanged row' }])
    const content = { base: { rows, name: 'Day' }, value: { rows, name: 'Night' }, version: 1 }
    const text = writeContent(content)
    expect(text.split('unchanged row')).toHaveLength(2)
    expect(offer(text, content.base).content).toEqual(content)
  })

  it('of another shape has the fields that still fit [DRAFT-08]', () => {
    const text = store({ phone: '2', name: 'Night', limit: 3 })
    expect(offer(text).isOlderForm).toBe(false)
    const renamed = offer(text, { name: '', mobile: '', limit: null, groups: new Set() })
    expect(renamed).toMatchObject({ isOlderForm: true, content: { value: { name: 'Night', limit: 3 } } })
    expect(Object.keys(renamed.content.value)).toEqual(['name', 'limit', 'groups'])
    expect(offer(text, { ...STORED, phone: true, groups: '' }).content.value).toEqual({ name: 'Night', limit: 3 })
    expect(readOffer(text, 5, { other: '' })).toBeUndefined()
  })

  it('has rows only if they have the fields of the rows of now [DRAFT-08]', () => {
    const toRows = (...list: object[]) => new Map(list.map((one, index) => [`${index}`, one]))
    const base = { rows: toRows({ name: 'a', steps: toRows({ days: 1 }) }) }
    const text = writeDraftText({ base, value: { rows: toRows({ name: 'b', steps: toRows({ days: 2 }) }) } })
    expect(offer(text, base).isOlderForm).toBe(false)
    expect(readOffer(text, 5, { rows: toRows({ name: 'a', steps: toRows({ days: 1, unit: '' }) }) })).toBeUndefined()
    expect(readOffer(text, 5, { rows: toRows({ label: 'a' }) })).toBeUndefined()
    expect(offer(text, { rows: new Map() }).isOlderForm).toBe(false)
  })

  it('is joined with what was typed since, whose fields win [DRAFT-10]', () => {
    const joined = joinContents(
      { base: { name: 'Day', phone: '1' }, value: { name: 'Night', phone: '2' }, version: 1 },
      { base: { name: 'Day 2', phone: '9' }, value: { name: 'Late', phone: '9' }, version: 2 },
    )
    expect(joined).toEqual({ base: { name: 'Day 2', phone: '1' }, value: { name: 'Late', phone: '2' }, version: 1 })
  })
})

it('treats every password field of the product as a secret, by its name [DRAFT-07]', () => {
  const features = path.resolve(import.meta.dirname, '..')
  const names = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...readFileSync(path.join(features, file), 'utf8').matchAll(/<FormPasswordField.*?\sname="(\w+)"/gs),
    ])
    .map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(2)
  expect(names.filter((name) => !isSecretInput(name))).toEqual([])
})

describe('a list in a stored draft', () => {
  interface Line {
    text: string
  }
  const sheet = (...texts: readonly string[]) => ({ lines: toRows(texts.map((text): Line => ({ text }))) })
  const change = (base: ReturnType<typeof sheet>, place: number, text: string): DraftContent => ({
    base,
    value: { lines: changeRow(base.lines, [...base.lines.keys()][place] ?? '', { text }) },
  })
  const textsOf = ({ value }: DraftContent) => [...(value['lines'] as Rows<Line>).values()].map(({ text }) => text)

  it('has what was typed in other rows while it was offered [DRAFT-10]', () => {
    const joined = joinContents(change(sheet('a', 'b'), 0, 'older'), change(sheet('a', 'b'), 1, 'newer'))
    expect(textsOf(joined)).toEqual(['older', 'newer'])
    const same = joinContents(change(sheet('a', 'b'), 0, 'older'), change(sheet('a', 'b'), 0, 'newer'))
    expect(textsOf(same)).toEqual(['newer', 'b'])
  })

  it('finds its rows without an id in the values of now [DRAFT-02]', () => {
    const own = toRows([{ text: 'a' }, { text: 'b' }], ({ text }) => text)
    const base = { lines: addRow(own, { text: 'new' }) }
    const content = change(base, 0, 'typed')
    const saved = { lines: toRows([...base.lines.values()], ({ text }) => text) }
    expect(listChangedSince({ content, savedAt: 5, isOlderForm: false }, saved)).toEqual([])
  })
})
