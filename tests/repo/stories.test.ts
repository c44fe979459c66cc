import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'
import { findBadNames, findUnexplainedExemptions, findUnplayed, storyFaults } from './story-rules'

const FILE = 'packages/ui/src/knob/Knob.stories.tsx'
const WHOLE = `import { description } from './Knob.description'
const meta = { title: 'Components/Turning knob', tags: ['autodocs'], parameters: { description } }
`

const files = repositoryFiles('packages/ui/src').filter((file) => file.endsWith('.stories.tsx'))

describe('the stories of a component', () => {
  it('are whole with a page and a description', () => {
    expect(storyFaults(FILE, WHOLE)).toEqual([])
  })

  it.each([
    ['a page of documentation', WHOLE.replace("tags: ['autodocs'], ", '')],
    ['a description of their own', WHOLE.replace('./Knob.description', '../dial/Dial.description')],
    ['the description among their parameters', WHOLE.replace(', parameters: { description }', '')],
  ])('are refused without %s', (_case, text) => {
    expect(storyFaults(FILE, text)).toHaveLength(1)
  })

  it('are whole for every component and pattern of this repository', () => {
    expect(files.length).toBeGreaterThan(30)
    expect(files.flatMap((file) => storyFaults(file, textOf(file)))).toEqual([])
  })
})

describe('the name of a story', () => {
  const SHOWN = 'export const AsItOpens: Story = {}\n'
  const SENTENCE = "name: 'Saves the knob when someone else has turned it',"

  it.each([
    ['has rows', `${SHOWN}export const Saved: Story = { name: 'Saved [KNOB-02]' }`],
    ['is a sentence that readers see', `${SHOWN}export const Saved: Story = { ${SENTENCE} tags: ['visual'] }`],
    [
      'is that of a long export, which readers see',
      `${SHOWN}export const TheKnobTurnsBackWhenTheSaveIsRejected: Story = {}`,
    ],
    ['is hidden, as that of every story of its file', `export const Saved: Story = { tags: ['test-only'] }`],
  ])('is refused if it %s', (_case, text) => {
    expect(findBadNames(FILE, text)).toHaveLength(1)
  })

  it('may be a sentence if the story only tests', () => {
    const text = `${SHOWN}export const Saved: Story = { ${SENTENCE} tags: ['visual', 'test-only'], parameters: { rows: ['KNOB-02'] } }`
    expect(findBadNames(FILE, text)).toEqual([])
  })

  it('is good in every file of this repository', () => {
    expect(files.flatMap((file) => findBadNames(file, textOf(file)))).toEqual([])
  })
})

describe('a story of a failure, a refusal or an empty state', () => {
  const findIn = (text: string) => findUnplayed(FILE, text)
  const PLAYED = "play: async () => { await expect(canvas.getByRole('alert')).toBeVisible() }"

  it.each([
    ['its name', 'export const LoadFailed: Story = {}'],
    ['its name, as empty', 'export const NoUsers: Story = { args: { users } }'],
    ['its sentence', "export const Quarry: Story = { name: 'A license without users', args: { users } }"],
    ['a view that failed', 'export const Down: Story = { args: { view: failed({ message }, fn()) } }'],
    ['a view without content', 'export const New: Story = { args: { view: ready([]) } }'],
    ['a refusal', "export const Viewer: Story = { args: { edit: refused('You need the role.') } }"],
    ['an error of a field', "export const TooLong: Story = { args: { error: 'Too long.' } }"],
    ['a story that it repeats', 'const base = { args }\nexport const Invalid: Story = { ...base }'],
  ])('is found without a play by %s', (_by, text) => {
    expect(findIn(text)).toHaveLength(1)
  })

  it.each([
    ['a play', `export const LoadFailed: Story = { ${PLAYED} }`],
    ['the play of another story', `export const One: Story = { ${PLAYED} }\nexport const NotSaved: Story = { ...One }`],
    ['the play of a function', `function at(step) { return { ${PLAYED} } }\nexport const Failed: Story = { ...at(1) }`],
    ['nothing to look for', 'export const Filled: Story = { args: { view: ready(users) } }'],
  ])('is left with %s', (_with, text) => {
    expect(findIn(text)).toEqual([])
  })

  it('has a play in every file of this repository', () => {
    expect(files.flatMap((file) => findUnplayed(file, textOf(file)))).toEqual([])
  })
})

describe('an exemption of a story from axe', () => {
  const EXEMPT = "  parameters: { a11y: { test: 'off' } },"

  it('needs a comment above it that gives the reason', () => {
    expect(findUnexplainedExemptions(FILE, `  args,\n${EXEMPT}\n`)).toHaveLength(1)
    expect(findUnexplainedExemptions(FILE, `  // The map draws no text.\n${EXEMPT}\n`)).toEqual([])
  })

  it('has its reason in every file of this repository', () => {
    expect(files.flatMap((file) => findUnexplainedExemptions(file, textOf(file)))).toEqual([])
  })
})
