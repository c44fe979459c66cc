import { describe, expect, it } from 'vitest'
import { markup, writePlainPage } from './plain-page'

describe('a page without the portal', () => {
  it('shows user input as text, never as markup', () => {
    const typed = `<script>alert("1")</script>' onclick='x`
    const { text } = writePlainPage({ title: typed, body: markup`<a title="${typed}">${typed}</a>` })
    expect(text).not.toContain('<script')
    expect(text).not.toContain(`'x`)
    expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onclick=&#39;x')
  })

  it('puts markup of its own together', () => {
    const rows = ['a', '<b>'].map((name) => markup`<li>${name}</li>`)
    expect(markup`<ul>${rows}</ul>${undefined}${7}`.text).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>7')
  })

  it('allows only its own style, no scripts and no other content', () => {
    const { text, policy } = writePlainPage({ title: 'Page', body: markup`` })
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1]
    expect(policy).toBe(
      `default-src 'none'; script-src; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    expect(writePlainPage({ title: 'Page', body: markup`` }).policy).not.toBe(policy)
  })
})
