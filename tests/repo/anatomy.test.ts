import { describe, expect, it } from 'vitest'
import { fileFaults, foldersWithoutStories } from './file-rules'
import { manifestOf, repositoryFiles, textOf } from './repository'

const CODE = 'export const leaf = 1\n'

describe('anatomy', () => {
  it.each([
    ['packages/ui/src/utils/color.ts', CODE],
    ['packages/ui/src/button/helpers.ts', CODE],
    ['apps/portal/src/common/page.ts', CODE],
    ['apps/gateway/src/misc.ts', CODE],
    ['packages/domain/src/users/index.ts', CODE],
    ['packages/ui/src/button/index.tsx', CODE],
    ['packages/ui/src/button/useHeld.ts', CODE],
    ['packages/ui/src/textField/TextField.tsx', CODE],
    ['packages/ui/src/button/Button.tsx', 'export const useHeld = () => 1\n'],
    ['packages/domain/src/users/rules.ts', "export const userMessages = { saved: 'User saved.' }\n"],
    ['packages/domain/src/users/all.ts', "// The users.\nexport { a } from './a'\nexport type { B } from './b'\n"],
  ])('refuses %s', (file, text) => {
    expect(fileFaults(file, text)).not.toEqual([])
  })

  it.each([
    ['packages/ui/src/button/Button.tsx', 'export function Button() {}\n'],
    ['packages/ui/src/button/Button.styles.ts', CODE],
    ['packages/ui/src/button/use-disabled-press.ts', CODE],
    ['packages/domain/src/shared/roles.ts', CODE],
    ['packages/domain/src/users/form-messages.ts', "export const userFormMessages = { saved: 'User saved.' }\n"],
    ['apps/portal/src/routes/users/user-list.route.tsx', 'export function Component() {}\n'],
    ['apps/gateway/src/db/migrations/0000_first.sql', 'select 1'],
    ['docs/decisions/0001-one-origin.md', '# One origin\n'],
    ['packages/api-client/src/contract/users.ts', "import { a } from './a'\nexport { a }\nexport const b = a\n"],
  ])('finds nothing wrong with %s', (file, text) => {
    expect(fileFaults(file, text)).toEqual([])
  })

  it('finds nothing wrong with the files of this repository', () => {
    expect(repositoryFiles().flatMap((file) => fileFaults(file, textOf(file)))).toEqual([])
  })

  it('notices a folder of components without stories', () => {
    const files = [
      'packages/ui/src/button/Button.tsx',
      'packages/ui/src/button/Button.stories.tsx',
      'packages/ui/src/knob/Knob.tsx',
      'packages/ui/src/features/users/UserTable.tsx',
      'packages/ui/src/features/fixtures/PersonPage.tsx',
      'packages/ui/src/form/server-errors.ts',
      'packages/ui/src/inner/Inner.tsx',
      'packages/ui/src/tokens/ThemeStyles.tsx',
    ]
    const entryPoints = [
      './src/button/Button.tsx',
      './src/knob/Knob.tsx',
      './src/form/server-errors.ts',
      './src/tokens/tokens.ts',
    ]
    expect(foldersWithoutStories(files, entryPoints)).toEqual([
      'packages/ui/src/knob',
      'packages/ui/src/features/users',
    ])
  })

  it('has stories for every component of this repository', () => {
    const entryPoints = Object.values(manifestOf('packages/ui').exports ?? {})
    expect(foldersWithoutStories(repositoryFiles(), entryPoints)).toEqual([])
  })
})
