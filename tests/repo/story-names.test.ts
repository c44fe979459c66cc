import { describe, expect, it } from 'vitest'
import { sentenceName } from '../../.storybook/story-names'
import { repositoryFiles, textOf } from './repository'

describe('the name of a story', () => {
  it.each([
    ['VeryLongText', 'Very long text'],
    ['AMegabyte', 'A megabyte'],
    ['OneRow', 'One row'],
    ['ADialogOverThePageKeepsCtrlSFromSaving', 'A dialog over the page keeps Ctrl S from saving'],
    ['OpenedFromAMenuGivesTheFocusBack', 'Opened from a menu gives the focus back'],
    ['NotJson', 'Not JSON'],
  ])('is a sentence: %s is shown as %j', (exportName, shown) => {
    expect(sentenceName(exportName)).toBe(shown)
  })
})

/** The last part of a title, when it is not written as a sentence. */
const badTitle = (text: string): string | undefined => {
  const title = /^ {2}title: '(?:[^']+\/)?([^'/]+)'/m.exec(text)?.[1]
  return title !== undefined && !/^(?:[A-Z][a-z]+|[A-Z]{2,})(?: (?:[a-z][a-z-]*|[A-Z]{2,}))*$/.test(title)
    ? title
    : undefined
}

describe('the title of a component in the workbench', () => {
  it.each(['MenuButton', 'Menu Button', 'menu button'])('is not %j', (title) => {
    expect(badTitle(`const meta = {\n  title: 'Components/${title}',`)).toBe(title)
  })

  it('is a sentence in every file of stories', () => {
    const stories = repositoryFiles().filter((file) => file.endsWith('.stories.tsx'))
    expect(stories.length).toBeGreaterThan(0)
    expect(stories.flatMap((file) => badTitle(textOf(file)) ?? [])).toEqual([])
  })
})
