import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ROLES, SITES } from './fixture'
import { TreeCheckbox, type TreeSelection } from './TreeCheckbox'

const onChange = fn<(selection: TreeSelection<string>) => void>()

const meta = {
  title: 'Components/Tree checkbox',
  component: TreeCheckbox<string>,
  tags: ['autodocs'],
  args: { label: 'Sites', nodes: SITES, defaultExpanded: 'all', onChange },
  argTypes: { nodes: { control: false }, labels: { control: false } },
  beforeEach: () => {
    onChange.mockClear()
  },
  parameters: {
    docs: {
      description: {
        component: `Things are chosen in a tree, whole branches at a time: the sites of a project, roles in their groups. A branch is checked when
everything under it that can be changed is, mixed when some is. Disabled and inherited rows keep what they are, say why and are
counted apart. It is quick at 100,000 nodes.

**Not for** a short flat list (a group of \`Checkbox\`), nor for going to one of many places (\`TreeCheckbox\` chooses; a list of
links leads).

**Role and name**: a \`tree\` of \`treeitem\`s named by its label and described by its count ("3 of 9 selected, 2 from group Site
Admins"). Each row has its level, its place among its siblings, and is checked, unchecked or mixed. A filter narrows what is shown;
what it hides is not changed, and the box above then says how many it selects. A list that is no tree is told in an \`alert\`.

| Key | Does |
| --- | --- |
| Tab | Moves to the tree, to the row where one was; once more leaves it |
| ↑, ↓ | Moves to the row above, below |
| → | Opens a branch; on an open one goes to its first row |
| ← | Closes a branch; else goes to the parent |
| Home, End | Goes to the first, the last row |
| Page Up, Page Down | Goes as many rows as are seen at a time |
| Letters | Go to the next row whose name begins with them |
| * | Opens all branches beside this one |
| Space | Checks or unchecks the row, with all under it that can be changed |
| Shift+↑, Shift+↓ | Moves on and checks the rows; after Space gives them what that row has |
| Shift+Space | Gives all rows from the last one changed up to this one what that has |
| Ctrl+A | Checks everything that is shown and can be changed; when it is, unchecks it |
| Enter | Does what the row is for: follows its link |
| Escape | Takes the reason of a held row away |

From right to left → and ← change places. Shift and a press does what Shift+Space does.`,
      },
    },
  },
} satisfies Meta<typeof TreeCheckbox<string>>

export default meta
type Story = StoryObj<typeof meta>

const last = (): TreeSelection<string> => {
  const given = onChange.mock.lastCall?.[0]
  if (given === undefined) throw new Error('Nothing was chosen')
  return given
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree', { name: 'Sites' })
    const yard = canvas.getByRole('treeitem', { name: 'Laydown Yard B' })
    await expect(yard).toHaveAttribute('aria-level', '3')
    await expect(yard).toHaveAttribute('aria-posinset', '2')
    await expect(yard).toHaveAttribute('aria-setsize', '2')
    await userEvent.click(yard)
    await expect(yard).toHaveAttribute('aria-checked', 'true')
    await expect(canvas.getByRole('treeitem', { name: 'Tank Farm' })).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByRole('treeitem', { name: 'Bin 01-A' })).toHaveAttribute('aria-checked', 'true')
    await expect(tree).toHaveAccessibleDescription('4 of 9 selected')
    await expect(canvas.getByRole('status')).toHaveTextContent('4 selected. 4 of 9 selected.')
    await expect(last().toArray()).toEqual(['bin-a', 'bin-b', 'bin-c', 'row-2'])
    await expect(last().highest()).toEqual(['laydown-b'])
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Bin 01-A' }))
    await expect(yard).toHaveAttribute('aria-checked', 'mixed')
    await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked()
  },
}

export const KeyboardAlone: Story = {
  args: { defaultExpanded: 'none', selectAll: 'hidden' },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    const isAt = async (name: string, states: Record<string, string> = {}): Promise<void> => {
      await expect(tree).toHaveFocus()
      const current = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
      await expect(current).toHaveAccessibleName(name)
      for (const [state, value] of Object.entries(states)) await expect(current).toHaveAttribute(`aria-${state}`, value)
    }
    const press = (keys: string) => userEvent.keyboard(keys)
    await userEvent.tab()
    await isAt('Tank Farm', { expanded: 'false', checked: 'false' })
    // Opening, going in and out.
    await press('{ArrowRight}')
    await isAt('Tank Farm', { expanded: 'true' })
    await press('{ArrowRight}')
    await isAt('Laydown Yards', { level: '2', setsize: '3', posinset: '1' })
    await press('{ArrowLeft}')
    await isAt('Tank Farm', { expanded: 'true' })
    await press('{ArrowLeft}')
    await isAt('Tank Farm', { expanded: 'false' })
    await press('*')
    await expect(canvas.getByRole('treeitem', { name: 'Module Yard' })).toHaveAttribute('aria-expanded', 'true')
    await isAt('Tank Farm', { expanded: 'true' })
    // Moving.
    await press('{End}')
    await isAt('Wash Bay')
    await press('{ArrowDown}')
    await isAt('Wash Bay')
    await press('{ArrowUp}')
    await isAt('Gate 4')
    await press('{Home}')
    await isAt('Tank Farm')
    await press('{PageDown}')
    await isAt('Wash Bay')
    await press('{PageUp}')
    await isAt('Tank Farm')
    await press('to')
    await isAt('Tool Crib')
    // Choosing.
    await press(' ')
    await isAt('Tool Crib', { checked: 'true' })
    await press('{Shift>}{ArrowDown}{/Shift}')
    await isAt('Module Yard', { checked: 'false' })
    await press('{Shift>}{ArrowDown}{/Shift}')
    await isAt('Gate 4', { checked: 'true' })
    await expect(last().toArray()).toEqual(['crib', 'gate'])
    await press('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}')
    await isAt('Muster 3', { checked: 'true' })
    await press(' ')
    await isAt('Muster 3', { checked: 'false' })
    await press('{End}{Shift>} {/Shift}')
    await isAt('Wash Bay', { checked: 'false' })
    await expect(last().count).toBe(0)
    await press('{Control>}a{/Control}')
    await expect(last().count).toBe(9)
    await expect(last().highest()).toEqual(['tank-farm', 'module'])
    await press('{Control>}a{/Control}')
    await expect(last().count).toBe(0)
    await isAt('Wash Bay')
  },
}

export const DisabledAndInherited: Story = {
  args: { label: 'Roles', nodes: ROLES, defaultValue: ['project', 'keys'] },
  play: async ({ canvas }) => {
    const tree = canvas.getByRole('tree', { name: 'Roles' })
    await expect(tree).toHaveAccessibleDescription(
      '6 of 9 selected, 3 from group Site Admins, 1 from group Night Shift',
    )
    const held = canvas.getByRole('treeitem', { name: /Administer Project Read/ })
    await userEvent.click(held)
    await expect(onChange).not.toHaveBeenCalled()
    await expect(held).toHaveAttribute('aria-checked', 'true')
    await expect(held).toHaveAccessibleDescription('Given by group Site Admins.')
    await expect(canvas.getAllByText('Given by group Site Admins.')[0]).toBeVisible()
  },
}
