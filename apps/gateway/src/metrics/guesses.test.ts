import { describe, expect, it } from 'vitest'
import { createGuesses, GUESS_LIMIT, GUESS_WINDOW_MS } from './guesses'

describe('wrong tokens', () => {
  it('are limited in a window, which starts again after its end [WATCH-03]', () => {
    let at = 0
    const guesses = createGuesses(
      () => undefined,
      () => at,
    )
    for (let guess = 0; guess < GUESS_LIMIT; guess += 1) expect(guesses.count()).toBeUndefined()
    at = 20_000
    expect(guesses.count()).toBe(40)
    at = GUESS_WINDOW_MS
    expect(guesses.count()).toBeUndefined()
  })

  it('are announced once in a window, however many there are [WATCH-03]', () => {
    let at = 0
    let warnings = 0
    const guesses = createGuesses(
      () => (warnings += 1),
      () => at,
    )
    for (let guess = 0; guess < 3 * GUESS_LIMIT; guess += 1) guesses.count()
    expect(warnings).toBe(1)
    at = GUESS_WINDOW_MS
    guesses.count()
    expect(warnings).toBe(2)
  })
})
