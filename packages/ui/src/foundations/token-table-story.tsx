import type { CSSProperties } from 'react'
import { CopyButton } from '../clipboard/CopyButton'
import { PALETTES, THEMES, type ThemeName } from '../tokens/themes'
import type { TokenDescription } from '../tokens/token-list'
import { rowIdOf, type TokenGroup, tokensOf } from './token-groups'
import { Name, Sample, Table } from './TokenTable.styles'

interface TokenTableProps {
  group: TokenGroup
  /** The id of a row to mark: the one that the address names. */
  current?: string
}

/** Whether a value depends on the theme. */
const isThemed = ({ values }: TokenDescription): boolean => new Set(Object.values(values)).size > 1

/** The tokens of a group: their names to copy, what they are for, and their values. */
export function TokenTable({ group, current }: TokenTableProps) {
  const tokens = tokensOf(group)
  const hasThemes = tokens.some(isThemed)
  return (
    <Table aria-label={group} data-themed={hasThemes ? '' : undefined}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is for</th>
          {hasThemes ? (
            THEMES.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))
          ) : (
            <th scope="col">Value</th>
          )}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => {
          const id = rowIdOf(token.name)
          return (
            <tr key={id} id={id} data-current={id === current ? '' : undefined}>
              <th scope="row">
                {[`token('${token.name}')`, token.property].map((name) => (
                  <Name key={name}>
                    <code>{name}</code>
                    <CopyButton text={name} label={`Copy ${name}`} />
                  </Name>
                ))}
              </th>
              <td>
                {token.meaning
                  .split('`')
                  .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))}
              </td>
              {isThemed(token) ? (
                THEMES.map((theme) => (
                  <td key={theme}>
                    <b>{theme}</b>
                    <Value token={token} theme={theme} />
                  </td>
                ))
              ) : (
                <td colSpan={hasThemes ? THEMES.length : undefined}>
                  <Value token={token} theme="light" />
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

function Value({ token, theme }: { token: TokenDescription; theme: ThemeName }) {
  const value = token.values[theme]
  const sample = sampleOf(token, theme)
  return (
    <>
      {sample !== undefined && (
        <Sample aria-hidden="true" data-kind={sample.kind} style={sample.style}>
          {sample.kind === 'text' && 'Aa'}
        </Sample>
      )}
      <code>{value}</code>
    </>
  )
}

/** What shows a value: a swatch on the surface of its theme, a bar of its length, a box with its corners, or letters. */
function sampleOf({ name, type, values }: TokenDescription, theme: ThemeName) {
  const value = values[theme]
  const { surface, text } = PALETTES[theme]
  const show = (kind: 'color' | 'length' | 'box' | 'text', style: CSSProperties) => ({ kind, style })
  if (type === 'color')
    return show('color', { color: text, background: `linear-gradient(${value}, ${value}) ${surface}` })
  if (type === 'shadow') return show('box', { boxShadow: value, border: 0, background: surface })
  if (name.startsWith('radius')) return show('box', { borderRadius: value })
  if (name.startsWith('font-')) return show('text', { fontFamily: value })
  if (name.startsWith('size-')) return show('text', { fontSize: value })
  if (name.startsWith('weight-')) return show('text', { fontWeight: value })
  if (name.startsWith('space-')) return show('length', { width: value })
  return undefined
}
