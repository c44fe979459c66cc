import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { formatPolicy, setPolicy } from './headers'

/** HTML that is safe to put into a page as it is. Only `markup` makes it. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | undefined | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

const write = (part: Part): string => {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escape(String(part))
}

/** Writes HTML (not called `html`, whose templates the formatter indents); every value is escaped, but one that is HTML itself. Use values only in text or in quoted attributes. */
export const markup = (texts: TemplateStringsArray, ...values: Part[]): Html =>
  new Html(texts.reduce((whole, text, index) => whole + write(values[index - 1]) + text))

/** Readable at 320 px, in light and dark, and with 200 % text; targets of 24 px and more. */
const STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --muted: #57606a; --page: #f4f5f7; --card: #fff; --line: #8c959f; --accent: #0b57d0; --on-accent: #fff }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6e9ed; --muted: #a4adb8; --page: #14171b; --card: #1e2329; --line: #6b7580; --accent: #8ab4f8; --on-accent: #10141a }
}
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1rem; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem }
dl { display: grid; gap: .25rem 1rem; margin: 1rem 0 } dt { color: var(--muted) } dd { margin: 0 0 .5rem }
ul { list-style: none; margin: 1rem 0; padding: 0; display: grid; gap: .5rem }
pre { white-space: pre-wrap; font: inherit; margin: 0 }
a { color: var(--accent); display: inline-block; min-height: 1.5rem }
label { display: block; margin: 1rem 0 .25rem }
input { width: 100%; min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: .375rem }
button { min-height: 2.75rem; padding: 0 1rem; font: inherit; color: var(--on-accent); background: var(--accent); border: 1px solid transparent; border-radius: .375rem; cursor: pointer }
button[data-quiet] { color: var(--text); background: transparent; border-color: var(--line) }
.row { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0 }
.muted { color: var(--muted) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`

export interface PlainPage {
  readonly title: string
  readonly body: Html
  /** The one script that may run. It never contains what a person typed. */
  readonly script?: string
}

export interface WrittenPage {
  readonly text: string
  readonly policy: string
}

/** A page without the portal: its text, and the policy that it needs, which lets nothing run or load but its own style. */
export function writePlainPage({ title, body, script }: PlainPage): WrittenPage {
  const nonce = randomBytes(16).toString('base64')
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${new Html(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
${script === undefined ? undefined : markup`<script nonce="${nonce}">${new Html(script)}</script>`}
</body>
</html>
`
  return { text: page.text, policy: pagePolicyOf(nonce, script !== undefined) }
}

const pagePolicyOf = (nonce: string, hasScript: boolean): string =>
  formatPolicy({
    'default-src': ["'none'"],
    'script-src': hasScript ? [`'nonce-${nonce}'`] : [],
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })

/** Sends a page without the portal; no cache keeps it. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage, status = 200): void {
  const { text, policy } = writePlainPage(page)
  setPolicy(reply, policy).code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text)
}
