import { DocsContext, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { CircleCheck, CircleMinus, Lock, LockOpen } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import changelog from '../packages/ui/CHANGELOG.md?raw'
import { Badge } from '../packages/ui/src/badge/Badge'
import { ButtonLink } from '../packages/ui/src/button/Button'
import { ComboBox } from '../packages/ui/src/combo-box/ComboBox'
import { rowIdOf } from '../packages/ui/src/foundations/token-groups'
import { TOKENS } from '../packages/ui/src/tokens/token-list'
import { Code } from './Code'
import { addressOf, PAGES, pageOf } from './descriptions'
import * as Styled from './Home.styles'
import { sectionOf } from './sections'

const BRANDING = 'foundations-branding--branding'
const TOKEN_PAGE = 'foundations-tokens--docs'

const FOUNDATIONS = [
  { id: TOKEN_PAGE, name: 'Tokens', about: 'Roles of color, space, shape' },
  { id: 'foundations-type--docs', name: 'Type', about: 'Inter and JetBrains Mono' },
  { id: 'foundations-icons--docs', name: 'Icons', about: 'Lucide at 14, 16 and 20 px' },
  { id: 'foundations-themes--docs', name: 'Themes', about: 'Four, and forced colors' },
  { id: 'foundations-content-guide--docs', name: 'Content guide', about: 'Plain American English' },
]

const CALL = `import { ThemeStyles } from '@sitewright/ui/themes'
import '@sitewright/ui/fonts.css'

export const Styles = () => <ThemeStyles />`

/** What a reader can search for on this page, by the id of the page that it opens, with a row of that page. */
const OPTIONS = [
  ...[...PAGES.values()].map(({ description: { name, aliases, role }, id }) => ({
    value: id,
    label: name,
    description: aliases.length === 0 ? undefined : `Also called ${aliases.join(', ')}`,
    section: role === undefined ? 'Patterns' : 'Components',
  })),
  ...TOKENS.map(({ name, meaning }) => ({
    value: `${TOKEN_PAGE}#${rowIdOf(name)}`,
    label: name,
    description: meaning,
    section: 'Tokens',
  })),
].toSorted((one, other) => one.section.localeCompare(other.section) || one.label.localeCompare(other.label))

/** The first page: what the design system is, a search, its named components, and how to install and brand it. */
export function Home() {
  return (
    <Unstyled>
      <Styled.Root>
        <Styled.Hero>
          <h1>Sitewright design system</h1>
          <p>
            Components for administrators who spend hours in tables, trees and forms. It looks like a technical drawing:
            calm, exact, quick.
          </p>
          <Search />
          <Styled.Actions>
            <ButtonLink href={addressOf('guides-install--docs')} target="_top" tone="primary">
              Install
            </ButtonLink>
            <ButtonLink href={addressOf('foundations-overview--docs')} target="_top">
              Foundations
            </ButtonLink>
            <ButtonLink href={addressOf('foundations-content-guide--docs')} target="_top">
              Content guide
            </ButtonLink>
          </Styled.Actions>
        </Styled.Hero>
        <section>
          <Styled.SectionHead>
            <h2>Six components you won’t find elsewhere</h2>
            <span>{PAGES.size} pages in the sidebar</span>
          </Styled.SectionHead>
          <Styled.Tiles>
            <Tile name="Toggle badge" about="A state you can press. Without the role it is text.">
              <Styled.Badges>
                <Badge icon={<CircleCheck />}>Active</Badge>
                <Badge icon={<CircleMinus />}>Inactive</Badge>
                <Badge tone="danger" icon={<Lock />}>
                  Locked
                </Badge>
                <Badge variant="fixed" icon={<LockOpen />}>
                  Open
                </Badge>
              </Styled.Badges>
            </Tile>
            <Tile name="Tree checkbox" about="Whole branches at a time, up to 100,000 nodes.">
              <TreePicture />
            </Tile>
            <Tile name="Email tag input" about="Paste anything. What is wrong stays and can be corrected.">
              <Styled.Badges>
                <Badge>amara.osei@northgate.example</Badge>
                <Badge tone="danger">jack.tremblay@</Badge>
              </Styled.Badges>
            </Tile>
            <Tile name="Weight editor" about="Sums that are exactly 100, with help to get there.">
              <Styled.Ruler>
                {[15, 40, 25, 20].map((weight) => (
                  <span key={weight} style={{ flexGrow: weight }}>
                    {weight}
                  </span>
                ))}
              </Styled.Ruler>
              <Styled.Badges>
                <Badge tone="success">Weights: 100 of 100</Badge>
              </Styled.Badges>
            </Tile>
            <Tile name="Phase board" about="Dragging, and the same moves by key and menu.">
              <Styled.Board>
                {['Receive', 'Fabricate', 'Test'].map((phase, index) => (
                  <span key={phase}>
                    {phase}
                    <i />
                    <i data-on={index === 1 ? '' : undefined} />
                    {index < 2 && <i />}
                  </span>
                ))}
              </Styled.Board>
            </Tile>
            <Tile name="Site map" about="Draws polygons without a mouse, works without a token.">
              <MapPicture />
            </Tile>
          </Styled.Tiles>
        </section>
        <section>
          <h2>Foundations</h2>
          <Styled.Foundations>
            {FOUNDATIONS.map(({ id, name, about }) => (
              <li key={id}>
                <a href={addressOf(id)} target="_top">
                  <b>{name}</b>
                  <small>{about}</small>
                </a>
              </li>
            ))}
          </Styled.Foundations>
        </section>
        <Styled.Columns>
          <section>
            <h2>Install and brand</h2>
            <Styled.Steps>
              <li>
                <div>
                  Build and pack the package, and install it with its peers.
                  <Code code={'npm run build:ui && npm pack ./packages/ui/dist'} language="bash" />
                </div>
              </li>
              <li>
                <div>
                  Render the styles once, at the root.
                  <Code code={CALL} language="tsx" />
                </div>
              </li>
              <li>
                <div>
                  Make it yours: change roles, never components.{' '}
                  <a href={addressOf(BRANDING)} target="_top">
                    Branding
                  </a>{' '}
                  checks the contrast of your colors.
                  <Code code=":root { --sw-radius: 2px; --sw-font-sans: 'Brand Sans', sans-serif; }" language="css" />
                </div>
              </li>
            </Styled.Steps>
          </section>
          <section>
            <Styled.SectionHead>
              <h2>Changelog</h2>
              <a href={addressOf('guides-changelog--docs')} target="_top">
                All versions
              </a>
            </Styled.SectionHead>
            <Styled.Log>
              <Markdown>{sectionOf(changelog, 'Unreleased').split('\n### ')[0] ?? ''}</Markdown>
            </Styled.Log>
          </section>
        </Styled.Columns>
      </Styled.Root>
    </Unstyled>
  )
}

function Search() {
  const { channel } = useContext(DocsContext)
  return (
    <Styled.Search>
      <ComboBox
        label="Find a component, pattern or token"
        isSearch
        value={null}
        options={OPTIONS}
        placeholder="dropdown, modal, accent"
        onChange={(page) => page !== null && channel.emit('navigateUrl', addressOf(page))}
      />
    </Styled.Search>
  )
}

function Tile({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <li>
      <a href={addressOf(pageOf(name).id)} target="_top">
        <Styled.Picture aria-hidden="true">{children}</Styled.Picture>
        <span>
          <b>{name}</b>
          <small>{about}</small>
        </span>
      </a>
    </li>
  )
}

/** A branch with a mixed checkbox, a checked one and an inherited one. */
function TreePicture() {
  const rows = [
    { name: 'Process Area 100', level: 0, mark: <path d="M4 8h8" /> },
    { name: 'Pipe Rack 3', level: 1, mark: <path d="m4 8 3 3 5-6" /> },
    { name: 'Pump Houses', level: 1, mark: <path d="m4 8 3 3 5-6" />, isInherited: true },
  ]
  return (
    <>
      {rows.map(({ name, level, mark, isInherited }) => (
        <span key={name} style={{ display: 'flex', gap: 8, alignItems: 'center', paddingInlineStart: level * 24 }}>
          <svg width="16" height="16" fill="none" stroke="var(--sw-text-on-accent)" strokeWidth="2">
            <rect
              width="16"
              height="16"
              rx="3"
              fill={isInherited ? 'var(--sw-sunken)' : 'var(--sw-accent)'}
              stroke={isInherited ? 'var(--sw-border-strong)' : 'none'}
            />
            <g stroke={isInherited ? 'var(--sw-text-muted)' : undefined}>{mark}</g>
          </svg>
          {name}
          {isInherited && <Badge variant="fixed">Inherited</Badge>}
        </span>
      ))}
    </>
  )
}

/** A site that is edited, between two others. */
function MapPicture() {
  const vertices = [
    [118, 36],
    [226, 24],
    [248, 86],
    [216, 124],
    [126, 112],
  ] as const
  return (
    <svg viewBox="0 0 340 148" preserveAspectRatio="xMidYMid slice">
      <g fill="var(--sw-sunken)" stroke="var(--sw-border-strong)">
        <path d="M20 26h70v44H20ZM20 84h44v44H20Z" />
        <path d="M272 30h50v84h-50Z" strokeDasharray="4 3" />
      </g>
      <path
        d={`M${vertices.map((vertex) => vertex.join(' ')).join('L')}Z`}
        fill="var(--sw-accent-subtle)"
        stroke="var(--sw-accent-text)"
        strokeWidth="2"
      />
      {vertices.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="5"
          fill={index === 2 ? 'var(--sw-highlight)' : 'var(--sw-surface)'}
          stroke="var(--sw-accent-text)"
          strokeWidth="2"
        />
      ))}
    </svg>
  )
}
