import { afterEach, describe, expect, it, vi } from 'vitest'
import { NewApiKey } from '../api-keys/model'
import { UserGroupInput } from '../groups/model'
import { UserName } from '../users/new-user'
import { fieldMessages } from './messages'

/** Each name that must be unique, as the schema of its form cleans it. */
const NAMES = [
  ['a user', (name: string) => UserName.safeParse(name)],
  ['a user group', (name: string) => UserGroupInput.shape.name.safeParse(name)],
  ['an API key', (name: string) => NewApiKey.shape.name.safeParse(name)],
] as const

afterEach(() => vi.restoreAllMocks())

describe.each(NAMES)('the name of %s', (_what, parse) => {
  it.each([
    ['no-break space', 'Night\u00a0shift'],
    ['spaces of other widths', 'Night\u2003\u2009shift'],
    ['several spaces', '  Night   shift '],
  ])('has one space between words, whatever was typed: %s', (_case, typed) => {
    expect(parse(typed).data).toBe('Night shift')
  })

  it('is one whether its accents were typed with the letter or after it', () => {
    expect(parse('Se\u0301bastien').data).toBe('S\u00e9bastien')
  })

  it.each(['Night\u200bshift', '\u202etfihs', 'Night\u00adshift', 'Ni\ufeffght', '\u3164'])(
    'holds nothing that nobody sees: %j',
    (typed) => {
      expect(parse(typed).error?.issues.map((issue) => issue.message)).toContain(fieldMessages.invisible)
    },
  )

  it.each(['two\nlines', 'tab\there', 'line\u2028end'])('is one line: %j', (typed) => {
    expect(parse(typed).error?.issues.map((issue) => issue.message)).toContain(fieldMessages.oneLine)
  })

  it('is rejected for its length before anything is normalized', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    const issues = parse('a\u0315\u0300'.repeat(1000)).error?.issues.map((issue) => issue.message)
    expect(issues).toEqual([expect.stringMatching(/^Use \d+ characters/)])
    expect(normalize).not.toHaveBeenCalled()
  })

  it.each(['Ærø 🏗', 'Бригада № 1', '夜勤', 'O\'Brien / "North"'])('holds every alphabet: %s', (typed) => {
    expect(parse(typed).data).toBe(typed)
  })
})

describe.each(NAMES.slice(1))('the name of %s', (_what, parse) => {
  it.each(['🏗️ Yard', '👷🏽‍♀️', '1️⃣ Gate', 'می\u200cخواهم', '葛\u{e0100}城'])(
    'can have joiners and variation selectors that its characters need: %s [USER-131]',
    (typed) => {
      expect(parse(typed).data).toBe(typed)
    },
  )

  it.each(['Yard\u200d', '\u200dYard', 'A \ufe0f', 'A\ufe0f\ufe0f', 'a\u200d\u200db', 'a\u200d b', '\ufe0f'])(
    'has no joiner and no variation selector without a character: %j [USER-131]',
    (typed) => {
      expect(parse(typed).error?.issues.map((issue) => issue.message)).toEqual([fieldMessages.invisible])
    },
  )
})

describe('a user name', () => {
  it('has no joiner, because sign-in names are compared as they are spelled [USER-131]', () => {
    expect(UserName.safeParse('می\u200cخواهم').error?.issues.map(({ message }) => message)).toEqual([
      fieldMessages.invisible,
    ])
  })

  it.each(['super.admin', 'Łukasz Żak', 'Ольга', 'Αθηνά', '山田 はなこ', '김 漢', 'рига-7', 'محمد', 'ꕙꔤ 1'])(
    'is of one alphabet: %s',
    (name) => {
      expect(UserName.safeParse(name).success).toBe(true)
    },
  )

  it.each(['\u0455uper.admin', 'аdmin', 'admin\u03bf', 'は김', 'ꕙa'])(
    'is refused where a letter of another alphabet could be taken for one: %s',
    (name) => {
      expect(UserName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([fieldMessages.oneScript])
    },
  )

  it('holds no markup', () => {
    expect(UserName.safeParse('<img src=x>').error?.issues.map(({ message }) => message)).toEqual([
      fieldMessages.markup,
    ])
  })
})
