import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'
import { storyFaults } from './story-rules'

const FILE = 'packages/ui/src/knob/Knob.stories.tsx'
const WHOLE = `const meta = {
  title: 'Components/Turning knob',
  tags: ['autodocs'],
  parameters: { docs: { description: { component: \`Turns.
**Not for** a choice of words.
**Role and name**: \\\`slider\\\`.
| Key | Does |
| --- | --- |
| Arrow up | Turns it up |\` } } },
}
export const KeyboardAlone: Story = {}
`

describe('the Storybook page of a component', () => {
  it('is whole with purpose, limits, role, keys and a play by keyboard alone', () => {
    expect(storyFaults(FILE, WHOLE)).toEqual([])
  })

  it.each([
    ['no page of documentation', WHOLE.replace("tags: ['autodocs'],", '')],
    ['nothing on when not to use it', WHOLE.replace('**Not for**', 'Not')],
    ['no role', WHOLE.replace('**Role and name**', 'Role')],
    ['no table of keys', WHOLE.replace('| Key | Does |', '')],
    ['no play by keyboard alone', WHOLE.replace('KeyboardAlone', 'Default')],
  ])('is refused with %s', (_case, text) => {
    expect(storyFaults(FILE, text)).toHaveLength(1)
  })

  it('needs no play function if Tab skips the component', () => {
    const still = WHOLE.replace('| Arrow up | Turns it up |', '| Tab | Skips it |')
    expect(storyFaults(FILE, still.replace('KeyboardAlone', 'Default'))).toEqual([])
  })

  it('is whole for every component and pattern of this repository', () => {
    const files = repositoryFiles('packages/ui/src').filter((file) => file.endsWith('.stories.tsx'))
    expect(files.length).toBeGreaterThan(30)
    expect(files.flatMap((file) => storyFaults(file, textOf(file)))).toEqual([])
  })
})
