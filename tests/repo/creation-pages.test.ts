import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'

/*
 * A page that creates something is replaced by the page that follows, because Back must not show an empty form again for what exists already. "Save and leave" of the leave
 * guard does the same (`isCreation`).
 */
const FOLDER = 'apps/portal/src/routes'
const FEATURES = 'packages/ui/src/features'

/** Features that show a form for something new, by name. The workflow editor is also the form of a new workflow. */
function formsOfCreation(): ReadonlySet<string> {
  const screens = repositoryFiles(FEATURES).filter((file) => /\/[A-Z]\w+\.tsx$/.test(file))
  const found = new Set(['CreateForm', 'WorkflowEditor'])
  // A screen that shows such a form counts too.
  for (let count = 0; count < found.size;) {
    count = found.size
    for (const file of screens) {
      if ([...found].some((name) => textOf(file).includes(`<${name}`))) found.add(/(\w+)\.tsx$/.exec(file)?.[1] ?? '')
    }
  }
  return found
}

/** What the page does when the entry is created. */
const DONE = /\bon(?:Saved|Created|Done)=\{.*\bnavigate\(.*\}/g

const forms = formsOfCreation()
const isCreationPage = (file: string): boolean => {
  const text = textOf(file)
  // The page of a new workflow is the editor's.
  if (/\/new-[\w-]+\.route\.tsx$/.test(file)) return !text.includes('./workflow-editor.part')
  return file.endsWith('.tsx') && [...forms].some((name) => new RegExp(`<${name}\\b`).test(text))
}
const pages = repositoryFiles(FOLDER).filter(isCreationPage)

describe('a page that creates something', () => {
  it('is known', () => {
    expect(pages.length).toBeGreaterThanOrEqual(10)
  })

  it.each(pages)('is replaced by the page that follows: %s', (file) => {
    const followed = textOf(file).match(DONE) ?? []
    expect(followed).not.toEqual([])
    expect(followed.filter((attribute) => !attribute.includes('replace: true'))).toEqual([])
  })

  const withForm = repositoryFiles(FEATURES).filter(
    (file) => /\/[A-Z]\w+\.tsx$/.test(file) && !file.includes('.stories.') && textOf(file).includes('<CreateForm'),
  )

  it.each(withForm)(
    'has Back after its save button, and a step of the first run its own button: %s [NAV-43]',
    (file) => {
      expect(withForm.length).toBeGreaterThanOrEqual(10)
      expect(textOf(file)).toMatch(file.includes('/first-run/') ? /secondary=/ : /onBack=|sharedMessages\.back/)
    },
  )
})
