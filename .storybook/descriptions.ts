/// <reference types="vite/client" />
import type { ComponentDescription } from '../packages/ui/src/foundations/component-description'

/** A described component or pattern with its place in the source. */
export interface DescribedPage {
  description: ComponentDescription
  /** The path of its files without their endings, from this folder: `../packages/ui/src/badge/Badge`. */
  source: string
  /** The id of its page in Storybook. */
  id: string
}

const modules = import.meta.glob<ComponentDescription>('../packages/ui/src/**/*.description.ts', {
  eager: true,
  import: 'description',
})

/** All described components and patterns, by name. */
export const PAGES: ReadonlyMap<string, DescribedPage> = new Map(
  Object.entries(modules).map(([file, description]) => {
    const section = description.role === undefined ? 'patterns' : 'components'
    const id = `${section}-${description.name.toLowerCase().replaceAll(' ', '-')}--docs`
    return [description.name, { description, source: file.replace(/\.description\.ts$/, ''), id }]
  }),
)

/** The address of a page of documentation, for a link to the outer window. */
export const addressOf = (id: string): string => `?path=/docs/${id}`

/** @throws Error if no description has the name */
export function pageOf(name: string): DescribedPage {
  const page = PAGES.get(name)
  if (page === undefined) throw new Error(`No component is named ${name}.`)
  return page
}
