import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'

/*
 * A page that creates something is replaced by the page that follows, because Back must not show an empty form again for what exists already.
 */
const FOLDER = 'apps/portal/src/routes'

/** The editor of workflows is its creation page too. */
const isCreationPage = (file: string): boolean =>
  /\/new-[\w-]+\.route\.tsx$/.test(file) || file.endsWith('/workflow-editor.part.tsx')

/** What the page does when the entry is created. */
const DONE = /\bon(?:Saved|Created|Done)=\{.*\bnavigate\(.*\}/g

const pages = repositoryFiles(FOLDER).filter(isCreationPage)

describe('a page that creates something', () => {
  it('is known', () => {
    expect(pages.length).toBeGreaterThanOrEqual(11)
  })

  it.each(pages)('is replaced by the page that follows: %s', (file) => {
    const text = textOf(file)
    const followed = text.match(DONE) ?? []
    expect(followed.filter((attribute) => !attribute.includes('replace: true'))).toEqual([])
    expect(followed.length > 0 || text.includes('./workflow-editor.part')).toBe(true)
  })
})
