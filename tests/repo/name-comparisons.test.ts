import { describe, expect, it } from 'vitest'
import { isTestOrStory, repositoryFiles, textOf } from './repository'

/*
 * Names are compared by the key of domain, `nameKey`, and in the database by `key_of_name` (USER-131, decision 75). A file that folds a text in another way must do it for something
 * that is no comparison of names, and has its reason here. Sorting by `lower()` or `localeCompare` is no comparison.
 */

/** Folds of a text: of JavaScript, of zod, and conditions of SQL. */
const FOLDING =
  /\.to(?:Locale)?LowerCase\(|\.localeCompare\([^)]*\) === 0|\.normalize\('|\bz\.(?:toLowerCase|normalize)\(|\blower\([^`]*\) (?:=|like|in) |\bfoldCase\(/

/** A fold that only writes a text, or reads a key of the keyboard. */
const WRITTEN = /\$\{[^}]*\.toLowerCase\(\)|\b(?:event\.)?key\.toLowerCase\(\)/g

const REASONS: Readonly<Record<string, readonly string[]>> = {
  'the key itself, and how a new name is stored': [
    'packages/domain/src/shared/name-key.ts',
    'packages/domain/src/shared/names.ts',
  ],
  'sign-in names are exact but for case (AUTH), and addresses have a rule of their own': [
    'apps/gateway/src/areas/passwords/requirements.ts',
    'apps/gateway/src/areas/users/',
    'apps/gateway/src/setup/',
    'apps/gateway/src/sign-in/',
    'apps/portal/src/shell/page/guard-rules.ts',
    'packages/domain/src/activity/actors.ts',
    'packages/domain/src/session/rules.ts',
    'packages/domain/src/shared/email.ts',
    'packages/domain/src/users/new-user.ts',
    'packages/ui/src/email-tag-input/',
  ],
  'passwords, and addresses of servers': [
    'apps/gateway/src/config.ts',
    'apps/gateway/src/http/',
    'apps/gateway/src/stand-ins/',
    'packages/api-client/src/http.ts',
    'packages/domain/src/catalog/addresses.ts',
    'packages/domain/src/passwords/prepare.ts',
  ],
  'colors, dates, numbers, weights and files': [
    'packages/domain/src/catalog/model.ts',
    'packages/ui/src/color-picker/',
    'packages/ui/src/date-picker/day-text.ts',
    'packages/ui/src/download-button/file-name.ts',
    'packages/ui/src/number-field/',
    'packages/ui/src/weight-editor/weights.ts',
  ],
  'words of a text, and words that a setting or a config has for a choice': [
    'packages/domain/src/activity/fields.ts',
    'packages/domain/src/environments/rules.ts',
    'packages/domain/src/labels/config.ts',
    'packages/domain/src/shared/roles.ts',
  ],
  'the order of rows': [
    'packages/domain/src/licenses/users-report.ts',
    'packages/domain/src/shared/lists.ts',
    'packages/domain/src/workflows/list.ts',
  ],
  'components without a product: callers give them the key, and their filters of loaded rows find more than it (accents)':
    [
      'packages/ui/src/bulk-paste-editor/path-check.ts',
      'packages/ui/src/data-table/text-match.ts',
      'packages/ui/src/name-tree-editor/outline-errors.ts',
      'packages/ui/src/text-match/fold-text.ts',
    ],
  'a name that is typed to confirm, where case counts': ['packages/ui/src/confirm-dialog/is-typed.ts'],
  'made data': [
    'apps/gateway/src/db/demo/',
    'packages/ui/src/data-table/fixture.ts',
    'packages/ui/src/features/fixtures/',
    'packages/ui/src/phase-board/board-fixture.tsx',
  ],
  'released migrations never change': ['apps/gateway/src/db/migrations/'],
}

const PLACES = Object.values(REASONS).flat()
const hasReason = (file: string, places = PLACES): boolean =>
  places.some((place) => file === place || (place.endsWith('/') && file.startsWith(place)))

const SOURCES = repositoryFiles().filter(
  (file) =>
    /^(?:packages\/(?:domain|ui|api-client)|apps\/(?:gateway|portal))\/src\/.*\.tsx?$/.test(file) &&
    !isTestOrStory(file) &&
    // Texts of the product write, and compare nothing.
    !file.endsWith('messages.ts'),
)
const folds = (text: string): boolean => FOLDING.test(text.replaceAll(WRITTEN, ''))

describe('names', () => {
  it('are compared by the one key of domain [USER-131]', () => {
    expect(SOURCES.length).toBeGreaterThan(1000)
    expect(SOURCES.filter((file) => folds(textOf(file)) && !hasReason(file))).toEqual([])
  })

  it('have no reason for a file that compares nothing in another way', () => {
    const folding = SOURCES.filter((file) => folds(textOf(file)))
    expect(PLACES.filter((place) => !folding.some((file) => hasReason(file, [place])))).toEqual([])
  })

  it.each([
    'const isSame = one.name.toLowerCase() === other.name.toLowerCase()',
    "rows.find(({ name }) => name.localeCompare(typed, 'en') === 0)",
    "const clean = name.trim().normalize('NFC')",
    'sql`lower(${projects.name}) = ${name}`',
    'sql`lower(name) like ${pattern}`',
    'eq(foldCase(sql`${licenses.name}`), foldCase(name))',
  ])('are not compared as in: %s', (source) => {
    expect(folds(source)).toBe(true)
  })

  it.each([
    '.orderBy(sql`lower(${projects.name})`, asc(projects.projectId))',
    "one.name.localeCompare(other.name, 'en')",
    "event.key.toLowerCase() === 'a'",
    '`Remove ${label.toLowerCase()}?`',
  ])('can be sorted and written: %s', (source) => {
    expect(folds(source)).toBe(false)
  })
})
