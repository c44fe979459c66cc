import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { german } from './de'
import { getPlaceholders, type PluralText } from './label-texts'
import { DEFAULT_LANGUAGE, type Language, LanguageContext } from './locale-context'
import { createPseudoLanguage, removeBracketed } from './pseudo-fixture'

// The stories of components, without those of the product's features.
const STORIES = Object.entries(import.meta.glob<Record<string, unknown>>('../*/**/*.stories.tsx')).filter(
  // The stories of the provider have languages of their own.
  ([file]) => !file.startsWith('../features/') && !file.startsWith('./'),
)
const SOURCES = import.meta.glob<string>('../*/**/*.stories.tsx', { query: '?raw', import: 'default' })

/** A phone, the narrowest window of the specification. */
const WIDTH = 320

const pseudo = createPseudoLanguage()
/** The English texts of every component that was rendered. */
const english = new Map<string, object>()
let current: Language = pseudo
const ANNOTATIONS: Parameters<typeof composeStories>[1] = {
  decorators: [
    (Story) => (
      <LanguageContext
        value={{
          ...current,
          getLabels: (name, texts) => {
            english.set(name, texts)
            return current.getLabels(name, texts)
          },
        }}
      >
        <ThemeStyles />
        <Story />
      </LanguageContext>
    ),
  ],
  initialGlobals: { direction: 'rtl', locale: 'pseudo', theme: 'light' },
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** @returns a function that unmounts the story */
async function renderStory(Story: ComponentType): Promise<() => void> {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Story />)
  await frame()
  await frame()
  return () => root.unmount()
}

/** The width of the document, after components measured what fits. */
async function measureWidth(): Promise<number> {
  const measure = () => document.documentElement.scrollWidth
  for (let count = 0; count < 10 && measure() > WIDTH; count++) await frame()
  return measure()
}

/** The texts in a tree of texts, by their paths. */
function* listTexts(texts: object, path = ''): Generator<[path: string, text: string | PluralText]> {
  for (const [name, text] of Object.entries(texts) as [string, string | PluralText | object][]) {
    if (typeof text === 'string' || 'other' in text) yield [path + name, text]
    else yield* listTexts(text, `${path}${name}.`)
  }
}

const listTemplates = (texts: object): string[] =>
  [...listTexts(texts)].flatMap(([, text]) => (typeof text === 'string' ? [text] : Object.values(text)))

/** Whether a template has words enough to be recognized: `{name} of {other}` could be anything. */
function isRecognizable(template: string): boolean {
  const words = template.replaceAll(/\{\w+\}/g, '').match(/\p{L}{3,}/gu) ?? []
  return words.length > (template.includes('{') ? 1 : 0)
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches the texts of a template. */
const toPattern = (template: string, placeholder: RegExp): RegExp =>
  new RegExp(`^${template.split(placeholder).map(escape).join('.+')}$`, 'u')

/** The texts that a story has itself: those in its source, and its templates with values. */
function createOwnTexts(source: string): (text: string) => boolean {
  const templates = Array.from(source.matchAll(/`([^`]*\$\{[^`]*)`/g), ([, template = '']) =>
    toPattern(template, /\$\{[^}]*\}/),
  )
  return (text) => source.includes(text) || templates.some((template) => template.test(text))
}

/** All texts of the document for the eyes and for assistive technology. */
function* listVisibleTexts(): Generator<string> {
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('style, script')) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-roledescription', 'abbr']) {
      const text = element.getAttribute(name)
      if (text !== null) yield text
    }
    for (const { nodeType, nodeValue } of element.childNodes) if (nodeType === Node.TEXT_NODE) yield nodeValue ?? ''
  }
}

beforeAll(async () => {
  await page.viewport(WIDTH, 640)
  document.documentElement.dir = 'rtl'
  document.documentElement.dataset.motion = 'reduce'
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  document.documentElement.dir = ''
  document.body.replaceChildren()
})

describe('every component in the pseudo-language, right to left', () => {
  it.each(STORIES)('%s has no fixed English, no error, and fits a narrow window', async (file, load) => {
    const isOwnText = createOwnTexts((await SOURCES[file]?.()) ?? '')
    const faults = new Set<string>()
    let story = ''
    vi.spyOn(console, 'error').mockImplementation((...values) =>
      faults.add(`${story}: ${values.join(' ').slice(0, 300)}`),
    )
    const stories = composeStories((await load()) as Parameters<typeof composeStories>[0], ANNOTATIONS)
    for (const [name, Story] of Object.entries(stories) as [string, ComponentType][]) {
      story = name
      current = pseudo
      const unmount = await renderStory(Story)
      const patterns = [...english.values()]
        .flatMap(listTemplates)
        .filter(isRecognizable)
        .map((template) => toPattern(template, /\{\w+\}/))
      for (const text of listVisibleTexts()) {
        const rest = removeBracketed(text).trim()
        if (!/\p{L}{2}/u.test(rest) || isOwnText(rest)) continue
        if (patterns.some((pattern) => pattern.test(rest))) faults.add(`${name}: "${rest}" is fixed English`)
      }
      const width = await measureWidth()
      unmount()
      if (width <= WIDTH) continue
      // Some stories have a frame of a fixed width.
      current = DEFAULT_LANGUAGE
      document.documentElement.dir = ''
      const unmountEnglish = await renderStory(Story)
      const englishWidth = await measureWidth()
      unmountEnglish()
      document.documentElement.dir = 'rtl'
      if (width > Math.max(WIDTH, englishWidth)) faults.add(`${name}: ${width} px wide, ${englishWidth} in English`)
    }
    expect([...faults]).toEqual([])
  })
})

describe('German', () => {
  it('has the placeholders of the English texts', () => {
    const wrong = [...english].flatMap(([name, texts]) => {
      const own = new Map(listTexts(german[name as keyof typeof german]))
      return [...listTexts(texts)].flatMap(([path, text]) => {
        const known = new Set([...getPlaceholders(text), '{count}'])
        const unknown = getPlaceholders(own.get(path) ?? '').filter((placeholder) => !known.has(placeholder))
        return unknown.map((placeholder) => `${name}.${path}: ${placeholder}`)
      })
    })
    expect(wrong).toEqual([])
    expect(english.size).toBeGreaterThan(50)
  })
})
