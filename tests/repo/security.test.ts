import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT, textOf } from './repository'

/** Sections of ASVS 5.0.0 in the chapters V6 to V8, levels 1 and 2, with the number of their last requirement. */
const SECTIONS = {
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
}

const page = textOf('docs/security.md')
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number]) => /^\d+\.\d+\.\d+$/.test(number ?? ''))
  .map(([, number = '', , , state = '']) => ({ number, chapter: number.slice(0, 1), state: state.replaceAll('*', '') }))

/** Tests that the page names but that do not exist. Paths are relative to the repository or to the gateway's `src`. */
function missingTests(): string[] {
  const named = page.matchAll(/`([^`]+)` in `([^`]+\.tsx?)`/g)
  return [...named].flatMap(([text, title = '', file = '']) => {
    const place = [file, `apps/gateway/src/${file}`].find((each) => existsSync(path.join(ROOT, each)))
    return place !== undefined && textOf(place).includes(title) ? [] : [text]
  })
}

describe('the page on security', () => {
  it('has every requirement of its chapters, once', () => {
    const expected = Object.entries(SECTIONS).flatMap(([section, last]) =>
      Array.from({ length: last }, (_, place) => `${section}.${place + 1}`),
    )
    expect(rows.map(({ number }) => number)).toEqual(expected)
  })

  it('has the right counts of states', () => {
    for (const chapter of ['6', '7', '8']) {
      const of = rows.filter((row) => row.chapter === chapter)
      const counted = ['met', 'open', 'not applicable'].map((state) => of.filter((row) => row.state === state).length)
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(of.length)
      const [met, open, none] = counted
      const rest = none === 0 ? '' : `, ${none} not applicable`
      expect(page).toContain(`${of.length} requirements: ${met} met, ${open} open${rest}.`)
    }
  })

  it('names only tests that exist', () => {
    expect(missingTests()).toEqual([])
  })
})
