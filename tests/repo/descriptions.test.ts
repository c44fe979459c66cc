import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ComponentDescription, Shortcut } from '../../packages/ui/src/foundations/component-description'
import { descriptionFaults, findUnpressed } from './description-rules'
import { manifestOf, repositoryFiles, textOf } from './repository'

const files = repositoryFiles('packages/ui/src')
const pages = await Promise.all(
  files
    .filter((file) => file.endsWith('.description.ts'))
    .map(async (file) => {
      const module = (await import(path.resolve(file))) as { description: ComponentDescription }
      return { file, description: module.description }
    }),
)

const linesBeside = (file: string): string[] =>
  files
    .filter((other) => other.startsWith(`${path.dirname(file)}/`) && /\.(?:stories|test)\.tsx$/.test(other))
    .flatMap((other) => textOf(other).split('\n'))

const context = {
  names: pages.map(({ description }) => description.name),
  entries: Object.keys(manifestOf('packages/ui').exports ?? {}).map((entry) => entry.slice(2)),
  versions: [...textOf('packages/ui/CHANGELOG.md').matchAll(/^## (.+)/gm)].map(([, version]) => version ?? ''),
}

describe('the description of a component', () => {
  const knob: ComponentDescription = {
    name: 'Turning knob',
    entry: 'button',
    purpose: 'Turns.',
    notFor: 'A choice of words.',
    role: 'a `slider`',
    keys: [{ keys: ['↑'], does: 'Turns it up' }],
    aliases: ['dial'],
    status: 'stable',
    since: '1.0.0',
    related: ['Slider'],
  }
  const stories = "title: 'Components/Turning knob'\nexport const KeyboardAlone: Story = {}"
  const faultsOf = (changes: Partial<ComponentDescription>, text = stories) =>
    descriptionFaults({ ...knob, ...changes }, { ...context, stories: text })

  it('is whole with a role, keys, other names and a related page', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each<[string, Partial<ComponentDescription>, string?]>([
    ['another name than its stories', { name: 'Wheel' }],
    ['no role', { role: undefined }],
    ['an entry point that does not exist', { entry: 'knob' }],
    ['neither keys nor a reason', { keys: [] }],
    ['no play by keyboard alone', {}, "title: 'Components/Turning knob'"],
    ['no other names', { aliases: [] }],
    ['a slash in another name', { aliases: ['dial/wheel'] }],
    ['another name twice', { aliases: ['dial', 'Dial'] }],
    ['its own name among the others', { aliases: ['turning knob'] }],
    ['no related page', { related: [] }],
    ['a related page that does not exist', { related: ['Lever'] }],
    ['a version that was not published', { since: '0.9.0' }],
    ['anatomy without its story', { anatomy: ['Knob'] }],
    [
      'advice without one of its stories',
      { advice: [{ do: 'Turn.', dont: 'Push.' }] },
      `${stories}\nexport const Do1: Story`,
    ],
  ])('is refused with %s', (_case, changes, text) => {
    expect(faultsOf(changes, text)).toHaveLength(1)
  })

  it('is whole for every component and pattern', () => {
    expect(pages.length).toBeGreaterThan(80)
    const storiesOf = (file: string) => textOf(file.replace(/\.description\.ts$/, '.stories.tsx'))
    const faults = pages.flatMap(({ file, description }) =>
      descriptionFaults(description, { ...context, stories: storiesOf(file) }),
    )
    expect(faults).toEqual([])
  })
})

describe('a key on the page of a component', () => {
  const unpressed = (keys: Shortcut[], lines: string[]) => findUnpressed([{ keys, does: 'Turns' }], lines)

  it.each<[Shortcut, string]>([
    ['Tab', 'await userEvent.tab()'],
    ['↑', "await userEvent.keyboard('{ArrowUp>3/}')"],
    ['Space', "await userEvent.keyboard(' ')"],
    ['Shift+Space', "await userEvent.keyboard('{Shift>} {/Shift}')"],
    ['Ctrl+A', "await userEvent.keyboard('{Control>}a{/Control}')"],
    ['Ctrl+Shift+Z', "fireEvent.keyDown(canvas, { key: 'z', ctrlKey: true, shiftKey: true })"],
    ['N', "await press('n')"],
    ['Letters', "await userEvent.type(field, 'weld')"],
    ['Space', "await press('ann@works.example ')"],
    ['←', "['ArrowLeft', 'Dark cyan'],"],
    ['F6', "await userEvent.keyboard('{F6}')"],
    [',', "await press('ann@works.example,')"],
    ['−', "await userEvent.keyboard('-')"],
    ['=', "fireEvent.keyDown(field, { key: '=' })"],
  ])('is %s in the line %s', (key, line) => {
    expect(unpressed([key], [line])).toEqual([])
  })

  it('is found if no line presses it', () => {
    expect(unpressed(['↑', 'Shift+↑', 'Ctrl+A'], ["keyboard('{ArrowUp}')", "keyboard('{Shift}')"])).toEqual([
      'Shift+↑',
      'Ctrl+A',
    ])
  })

  it.each<[Shortcut, string]>([
    ['Enter', "expect(field).toHaveAccessibleDescription('Enter a number.')"],
    ['Delete', "await tabTo('Delete vertex 1')"],
    ['Delete', "getByRole('button', { name: 'Delete' })"],
    ['Tab', "it('moves by Tab through the fields', async () => {"],
    [',', 'const [first, second] = fields()'],
    ['−', "render(<Field data-name='a-b' />)"],
    ['=', 'const sum = 1'],
  ])('is not %s in the line %s', (key, line) => {
    expect(unpressed([key], [line])).toEqual([key])
  })

  it('is pressed by a story or test beside each component', () => {
    const found = pages.flatMap(({ file, description }) =>
      findUnpressed(description.keys, linesBeside(file)).map((key) => `${file}: ${key}`),
    )
    expect(found).toEqual([])
  })
})
