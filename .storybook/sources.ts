/// <reference lib="es2023" />
/// <reference types="vite/client" />
// What a page reads from the source of its component, loaded with the page.
import type { ComponentType } from 'react'

const examples = import.meta.glob<ComponentType>('../packages/ui/src/**/*.example.tsx', { import: 'Example' })
const exampleTexts = import.meta.glob<string>('../packages/ui/src/**/*.example.tsx', {
  query: '?raw',
  import: 'default',
})
const styles = import.meta.glob<string>('../packages/ui/src/**/*.styles.{ts,tsx}', { query: '?raw', import: 'default' })

/** A running example and its code. */
export interface LoadedExample {
  Example: ComponentType
  code: string
}

/** @returns `undefined` if the component has no example */
export async function loadExample(source: string): Promise<LoadedExample | undefined> {
  const file = `${source}.example.tsx`
  const [Example, code] = await Promise.all([examples[file]?.(), exampleTexts[file]?.()])
  return Example === undefined || code === undefined ? undefined : { Example, code }
}

/** The names of the tokens in the styles of a component, in alphabetical order. */
export async function loadTokensOf(source: string): Promise<string[]> {
  const folder = source.slice(0, source.lastIndexOf('/') + 1)
  const files = Object.keys(styles).filter((file) => file.startsWith(folder))
  const texts = await Promise.all(files.map((file) => styles[file]?.() ?? ''))
  const names = texts.flatMap((text) => [...text.matchAll(/\btoken\('([\w-]+)'\)/g)].map(([, name]) => name ?? ''))
  return [...new Set(names)].toSorted()
}
