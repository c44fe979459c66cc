import { describe, expect, it } from 'vitest'
import { specifiersIn } from './published-rules'
import { manifestOf, repositoryFiles, textOf } from './repository'

const files = repositoryFiles('packages/ui/src')
const examples = files.filter((file) => file.endsWith('.example.tsx'))
const ENTRIES = Object.keys(manifestOf('packages/ui').exports ?? {}).filter((entry) => !entry.startsWith('./features/'))

/** What an application has that installed the library. */
const IMPORTABLE = new Set([
  ...ENTRIES.map((entry) => `@sitewright/ui/${entry.slice(2)}`),
  'react',
  'lucide-react',
  'react-hook-form',
])

/** @returns why an example could not be pasted into an application, as sentences */
function exampleFaults(file: string, text: string): string[] {
  const faults = specifiersIn(text)
    .filter((name) => !IMPORTABLE.has(name))
    .map((name) => `it imports ${name}`)
  if (!/^export function Example\(\)/m.test(text)) faults.push('it does not export Example')
  return faults.map((fault) => `${file}: ${fault}`)
}

describe('an example', () => {
  const FILE = 'packages/ui/src/badge/Badge.example.tsx'
  const EXAMPLE = `import { Badge } from '@sitewright/ui/badge'
export function Example() {
  return <Badge>Active</Badge>
}
`

  it('can be pasted if it exports Example and imports what an application has', () => {
    expect(exampleFaults(FILE, EXAMPLE)).toEqual([])
  })

  it.each([
    ['an entry point that does not exist', EXAMPLE.replace('ui/badge', 'ui/badges')],
    ['a feature of the product', EXAMPLE.replace('ui/badge', 'ui/features/users/UserList')],
    ['a file beside it', EXAMPLE.replace('@sitewright/ui/badge', './Badge')],
    ['a package that the library does not need', `import { z } from 'zod/mini'\n${EXAMPLE}`],
    ['another name', EXAMPLE.replace('Example', 'BadgeExample')],
  ])('is refused with %s', (_case, text) => {
    expect(exampleFaults(FILE, text)).toHaveLength(1)
  })

  it('can be pasted in every file of this repository', () => {
    expect(examples.flatMap((file) => exampleFaults(file, textOf(file)))).toEqual([])
  })

  it('is beside every description that has rules for texts', () => {
    const full = files.filter((file) => file.endsWith('.description.ts') && /^ {2}content: /m.test(textOf(file)))
    expect(full.length).toBeGreaterThan(0)
    expect(
      full.map((file) => file.replace('.description.ts', '.example.tsx')).filter((file) => !examples.includes(file)),
    ).toEqual([])
  })
})
