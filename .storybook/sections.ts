/**
 * A section of a Markdown file, without its heading.
 * @param heading its heading of level 2
 * @throws Error if the file has no such section
 */
export function sectionOf(markdown: string, heading: string): string {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`No section is called ${heading}.`)
  return section.slice(heading.length).trim()
}
