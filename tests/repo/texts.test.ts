import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'
import { breaches, TEXT_RULES } from './text-rules'

const spelled = (...pieces: string[]) => pieces.join('')

/** For each rule: what it refuses, and what only looks like it. */
const SAMPLES: Record<string, { file: string; bad: string[]; good: string[] }> = {
  'a path of one machine': {
    file: 'scripts/a.mjs',
    bad: [
      spelled("'/ho", "me/ann/site'"),
      spelled('see /wo', 'rk/main'),
      spelled('/Use', 'rs/ann/x'),
      spelled('"/ro', 'ot/.cache"'),
    ],
    good: ["'/users/list'", "'/usr/bin/chromium'", "import '../work/order'", "'/home'", 'https://example.com/work/'],
  },
  'the host of a package registry': {
    file: 'package-lock.json',
    bad: [spelled('"https://regis', 'try.npmjs.org/react"'), spelled('https://npm.pkg.git', 'hub.com')],
    good: ['"registry": "none"', 'https://www.npmjs.com/package/react'],
  },
  'material that is no part of the repository': {
    file: 'docs/a.md',
    bad: [spelled('as in ../shar', 'ed/design/house.md'), spelled('shar', 'ed/spec')],
    good: ["'../shared/roles'", 'packages/domain/src/shared/problem.ts'],
  },
  'work left for later': {
    file: 'apps/portal/src/a.ts',
    bad: [spelled('// TO', 'DO later')],
    good: ['const todo = 1'],
  },
  'a test that does not run, or runs alone': {
    file: 'packages/ui/src/a.test.ts',
    bad: [spelled('it.on', "ly('a')"), spelled('test.describe.sk', "ip('a')"), spelled('it.to', "do('a')")],
    good: ["it.each(rows)('a')", "it.skipIf(isEmbedded)('a')", 'list.only()'],
  },
  'a test that sleeps': {
    file: 'tests/e2e/a.spec.ts',
    bad: [spelled('await page.waitFor', 'Timeout(500)'), spelled('new Promise(r => set', 'Timeout(r, 5))')],
    good: ['vi.advanceTimersByTime(200)', 'await expect(row).toBeVisible({ timeout: 5000 })'],
  },
  'a type that is talked away': {
    file: 'packages/domain/src/a.ts',
    bad: [spelled('x as un', 'known as User'), spelled('// @ts-ig', 'nore'), spelled('x as a', 'ny')],
    good: ['x as const', 'value as unknown', 'as anything'],
  },
  'a lint rule that is switched off without a reason': {
    file: 'packages/ui/src/a.tsx',
    bad: [spelled('// ox', 'lint-disable-next-line no-console'), spelled('/* es', 'lint-disable */')],
    good: [spelled('// ox', 'lint-disable-next-line no-console -- the start-up line of the gateway')],
  },
  'a file that only re-exports': {
    file: 'packages/ui/src/a.ts',
    bad: ["export * from './b'"],
    good: ["export { b } from './b'", "import * as z from 'zod/mini'"],
  },
  'a property that is only spread in where it has a value': {
    file: 'packages/ui/src/a.tsx',
    bad: [
      '<Field {...(error !== undefined && { error })} />',
      '{ ...(reason === undefined ? {} : { disabledReason: reason }) }',
      '...(reply.etag !== undefined && { tag: reply.etag }),',
    ],
    good: ['<Field error={error} />', '...(day !== undefined && { text: format(day) }),', '...(isNew ? {} : { id }),'],
  },
  'a raw color outside of the tokens': {
    file: 'packages/ui/src/button/Button.styles.ts',
    bad: ['color: #fff;', 'color: #1a2b3c;', 'fill: rgb(0 0 0);', 'color: oklch(0.5 0 0)'],
    good: ["color: ${token('accent')};", "href='#adder'", "'#section-1'", 'grab(', 'rgbOf(x)'],
  },
}

describe('texts of the repository', () => {
  describe.each(TEXT_RULES)('refuses $name', (rule) => {
    const { file, bad, good } = SAMPLES[rule.name] ?? { file: '', bad: [], good: [] }

    it.each(bad)('as in: %s', (text) => {
      expect(breaches(rule, file, text)).not.toEqual([])
    })
    it.each(good)('and not: %s', (text) => {
      expect(breaches(rule, file, text)).toEqual([])
    })
    it('and finds none', () => {
      expect(repositoryFiles().flatMap((name) => breaches(rule, name, textOf(name)))).toEqual([])
    })
  })
})
