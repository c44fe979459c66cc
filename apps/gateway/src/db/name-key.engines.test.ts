import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameKey } from '@sitewright/domain/shared/name-key'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.close())

/** The names whose keys differ between domain and database. */
async function differencesOf(names: readonly string[]): Promise<unknown[]> {
  const { rows } = await db.execute<{ name: string; key: string }>(
    sql`select name, key_of_name(name) as key from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name`,
  )
  return rows.flatMap(({ name, key }) => (key === nameKey(name) ? [] : [{ name, key, expected: nameKey(name) }]))
}

/** Characters of a name: few enough to find the one that differs. */
const AT_ONCE = 20

/** The characters that the database knows, without the ideographs, which have neither case nor form. A newer Node.js knows scripts that were added to Unicode since. */
async function readCharacters(): Promise<string[]> {
  const { rows } = await db.execute<{ character: string }>(sql`
    select chr(point) as character from generate_series(1, x'e1fff'::int) as point
    where point not between x'3400'::int and x'9fff'::int and point not between x'd800'::int and x'dfff'::int
      and point not between x'20000'::int and x'2f7ff'::int and unicode_assigned(chr(point))`)
  return rows.map(({ character }) => character)
}

describe('the key of a name in the database', () => {
  it('is that of domain, for every character [USER-131]', async () => {
    const characters = await readCharacters()
    expect(characters.length).toBeGreaterThan(50_000)
    const names = Array.from({ length: Math.ceil(characters.length / AT_ONCE) }, (_, at) =>
      characters.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join('b\u0301'),
    )
    expect(await differencesOf(names)).toEqual([])
  })

  it('is that of domain, for texts of characters that belong together [USER-131]', async () => {
    const parts = ['A', 'e', 'H', 'I', 'İ', 'Σ', 'ς', 'ß', 'ẞ', '\u0301', '\u0331', '\u0307', '\u0315', ' ', '\u00a0']
    const others = ['\t', '\u3000', '\u200b', '\u200d', '\ufe0f', '🏗', '🏽', '\u2126', '\u1100', '\u1161', '\u11a8']
    const name = fc.array(fc.constantFrom(...parts, ...others), { maxLength: 12 }).map((list) => list.join(''))
    const names = fc.sample(name, 5000)
    expect(await differencesOf(names)).toEqual([])
  })
})
