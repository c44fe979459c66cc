import { describe, expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'

const FIELDS = /from '(?:\.\.\/)+(?:text-field|number-field|select|combo-box|checkbox|date-picker)\//

/** What a feature builds by hand although a component or a pattern has it. */
function findHandMade(text: string): string[] {
  const faults: string[] = []
  if (/<tr\b/.test(text) && FIELDS.test(text)) faults.push('rows with fields are an EditableTable')
  if (/<ConfirmDialog\b(?:[^>]|=>)*?\bisBusy=/.test(text))
    faults.push('a dialog that waits for its action uses useConfirmedAction')
  return faults
}

describe('patterns of features', () => {
  it.each([
    'import { TextField } from \'../../text-field/TextField\'\nconst row = <tr><td><TextField label="Name" /></td></tr>\n',
    'const dialog = <ConfirmDialog isOpen onConfirm={() => void save()} isBusy={isBusy}>Sure?</ConfirmDialog>\n',
  ])('refuses %s', (text) => {
    expect(findHandMade(text)).toHaveLength(1)
  })

  it.each([
    'import { TextField } from \'../../text-field/TextField\'\nconst field = <TextField label="Name" />\n',
    'const dialog = <ConfirmDialog isOpen {...confirmation}>Sure?</ConfirmDialog>\n',
  ])('accepts %s', (text) => {
    expect(findHandMade(text)).toEqual([])
  })

  it('has rows with fields and confirmed actions in one way', () => {
    const files = repositoryFiles().filter((file) => /^packages\/ui\/src\/features\/(?!.*\.stories).*\.tsx$/.test(file))
    expect(files.length).toBeGreaterThan(200)
    expect(files.flatMap((file) => findHandMade(textOf(file)).map((fault) => `${file}: ${fault}`))).toEqual([])
  })
})
