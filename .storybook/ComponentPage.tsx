import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Check, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { Fragment, type ReactNode, Suspense, use, useContext, useMemo } from 'react'
import { Badge } from '../packages/ui/src/badge/Badge'
import type { ComponentDescription, KeyRow } from '../packages/ui/src/foundations/component-description'
import { TOKENS } from '../packages/ui/src/tokens/token-list'
import { VisuallyHidden } from '../packages/ui/src/visually-hidden/VisuallyHidden'
import { Code } from './Code'
import * as Styled from './ComponentPage.styles'
import { addressOf, type DescribedPage, pageOf } from './descriptions'
import { type LoadedExample, loadExample, loadTokensOf } from './sources'
import { LINKED_TAG, TEST_TAG, VISUAL_TAG } from './tags'

/** More would make a page longer than ten screens. */
const MOST_SHOWN = 2

const STATUS_BADGES = {
  stable: { tone: 'success', icon: <CircleCheck aria-hidden="true" />, text: 'Stable' },
  preview: { tone: 'info', icon: <TriangleAlert aria-hidden="true" />, text: 'Preview' },
  deprecated: { tone: 'warning', icon: <TriangleAlert aria-hidden="true" />, text: 'Deprecated' },
} as const

/** The page of a file of stories: ours if it has a `description` among its parameters, else its text and its stories. */
export function StoriesPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name: unknown = preparedMeta.parameters.description?.name
  if (typeof name !== 'string') {
    // Storybook's own page renders the first story twice, with the same landmarks.
    return (
      <>
        <Title />
        <Description of="meta" />
        <Stories />
      </>
    )
  }
  return <ComponentPage page={pageOf(name)} hasProps={preparedMeta.component !== undefined} />
}

/** The page of a component or pattern: its description, an example to copy, its states, keys, props, tokens and related pages. */
function ComponentPage({ page, hasProps }: { page: DescribedPage; hasProps: boolean }) {
  const { description } = page
  return (
    <Styled.Root>
      <Unstyled>
        <Head description={description} />
        <Section title="When to use it">
          <Styled.Pair>
            {description.use !== undefined && (
              <Styled.Box>
                <h3>
                  <Check aria-hidden="true" />
                  Use it
                </h3>
                <List entries={description.use} />
              </Styled.Box>
            )}
            <Styled.Box>
              <h3>
                <X aria-hidden="true" />
                Not for
              </h3>
              <div>
                <Markdown>{description.notFor}</Markdown>
              </div>
            </Styled.Box>
          </Styled.Pair>
          {description.details !== undefined && <Markdown>{description.details}</Markdown>}
        </Section>
      </Unstyled>
      <Section title="Example">
        <Suspense fallback={null}>
          <ExampleOf page={page} />
        </Suspense>
      </Section>
      <Anatomy description={description} />
      <AdvicePairs description={description} />
      <Unstyled>
        {description.content !== undefined && (
          <Section title="Content">
            <List entries={description.content} />
          </Section>
        )}
        <Section title="Keyboard">
          {description.noKeys === undefined ? <KeyTable rows={description.keys} /> : <p>{description.noKeys}.</p>}
          {description.keyNotes !== undefined && <Markdown>{description.keyNotes}</Markdown>}
        </Section>
        {description.role !== undefined && (
          <Section title="Accessibility">
            <Markdown>{`**Role and name**: ${description.role}`}</Markdown>
            {description.accessibility !== undefined && <List entries={description.accessibility} />}
          </Section>
        )}
      </Unstyled>
      <States page={page} />
      {hasProps && (
        <Section title="Props">
          <Styled.Scroll>
            <Controls />
          </Styled.Scroll>
        </Section>
      )}
      <Unstyled>
        <Suspense fallback={null}>
          <TokensUsed page={page} />
        </Suspense>
        <Related description={description} />
        {description.aliases.length > 0 && <Styled.Foot>Also found as: {description.aliases.join(', ')}.</Styled.Foot>}
      </Unstyled>
    </Styled.Root>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      {children}
    </section>
  )
}

function List({ entries }: { entries: readonly string[] }) {
  return (
    <Styled.List>
      {entries.map((entry) => (
        <li key={entry}>
          <Markdown>{entry}</Markdown>
        </li>
      ))}
    </Styled.List>
  )
}

/** Markdown without a paragraph around it. */
const Inline = ({ children }: { children: string }) => <Markdown options={{ forceInline: true }}>{children}</Markdown>

function Head({ description }: { description: ComponentDescription }) {
  const { tone, icon, text } = STATUS_BADGES[description.status]
  return (
    <>
      <Styled.Head>
        <h1>{description.name}</h1>
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      </Styled.Head>
      <Styled.Lead>
        <Markdown>{description.purpose}</Markdown>
      </Styled.Lead>
      <Styled.Facts>
        {description.entry !== undefined && (
          <div>
            <dt>Entry point</dt>
            <dd>
              <code>@sitewright/ui/{description.entry}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>Since</dt>
          <dd>{description.since}</dd>
        </div>
      </Styled.Facts>
    </>
  )
}

const examples = new Map<string, Promise<LoadedExample | undefined>>()
const tokens = new Map<string, Promise<string[]>>()

/** The promise that was created for a key first: React needs the same one in every render. */
function once<Value>(promises: Map<string, Promise<Value>>, key: string, load: (key: string) => Promise<Value>) {
  const promise = promises.get(key) ?? load(key)
  promises.set(key, promise)
  return promise
}

function ExampleOf({ page }: { page: DescribedPage }) {
  const loaded = use(once(examples, page.source, loadExample))
  if (loaded === undefined) return <Primary />
  return (
    <>
      <Unstyled>
        <Styled.Box>
          <div data-live="">
            <loaded.Example />
          </div>
        </Styled.Box>
      </Unstyled>
      <Code code={loaded.code} language="tsx" />
    </>
  )
}

/** The stories of this page. */
function useStories() {
  const context = useContext(DocsContext)
  return useMemo(() => context.componentStories(), [context])
}

function Anatomy({ description }: { description: ComponentDescription }) {
  const story = useStories().find(({ id }) => id.endsWith('--anatomy'))
  if (description.anatomy === undefined || story === undefined) return null
  return (
    <Section title="Anatomy">
      <Canvas of={story.moduleExport} sourceState="none" />
      <Unstyled>
        <Styled.Numbered>
          {description.anatomy.map((part) => (
            <li key={part}>
              <Inline>{part}</Inline>
            </li>
          ))}
        </Styled.Numbered>
      </Unstyled>
    </Section>
  )
}

function AdvicePairs({ description }: { description: ComponentDescription }) {
  const stories = useStories()
  if (description.advice === undefined) return null
  const sides = description.advice.flatMap((advice, index) => [
    { key: `do-${index + 1}`, isGood: true, text: advice.do },
    { key: `dont-${index + 1}`, isGood: false, text: advice.dont },
  ])
  return (
    <Section title="Do and don’t">
      <Styled.Pair>
        {sides.map(({ key, isGood, text }) => {
          const story = stories.find(({ id }) => id.endsWith(`--${key}`))
          return (
            <Styled.Advice key={key} $isGood={isGood}>
              <div inert>{story && <Canvas of={story.moduleExport} sourceState="none" withToolbar={false} />}</div>
              <p>
                {isGood ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
                <span>
                  <b>{isGood ? 'Do' : 'Don’t'}</b> <Inline>{text}</Inline>
                </span>
              </p>
            </Styled.Advice>
          )
        })}
      </Styled.Pair>
    </Section>
  )
}

function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <Styled.Table>
      <caption>
        <VisuallyHidden>Keys</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, on, does }) => (
          <tr key={`${keys.join()} ${on} ${does}`}>
            <th scope="row">
              {keys.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
              {on !== undefined && `on ${on}`}
            </th>
            <td>
              <Markdown>{does}</Markdown>
            </td>
          </tr>
        ))}
      </tbody>
    </Styled.Table>
  )
}

/** The states that a reader compares, and links to all other stories. Without an example, the first story is shown in its place. */
function States({ page }: { page: DescribedPage }) {
  const hasExample = use(once(examples, page.source, loadExample)) !== undefined
  const stories = useStories().filter(
    ({ id, tags }) => !tags.includes(TEST_TAG) && !/--(?:anatomy|do-\d+|dont-\d+)$/.test(id),
  )
  const shown = stories
    .filter(({ tags }, place) => tags.includes(VISUAL_TAG) && !tags.includes(LINKED_TAG) && (hasExample || place > 0))
    .slice(0, MOST_SHOWN)
  const others = stories.filter((story) => !shown.includes(story))
  return (
    <Section title="States">
      {shown.map((story) => (
        <Fragment key={story.id}>
          <h3>{story.name}</h3>
          <Canvas of={story.moduleExport} />
        </Fragment>
      ))}
      {others.length > 0 && (
        <Unstyled>
          <Styled.More aria-label="More states">
            {others.map(({ id, name }) => (
              <li key={id}>
                <a href={`?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </Styled.More>
        </Unstyled>
      )}
    </Section>
  )
}

function TokensUsed({ page }: { page: DescribedPage }) {
  const names = use(once(tokens, page.source, loadTokensOf))
  if (names.length === 0) return null
  return (
    <Section title="Tokens used">
      <Styled.Tokens>
        {names.map((name) => (
          <li key={name}>
            {TOKENS.find((token) => token.name === name)?.type === 'color' && (
              <i style={{ background: `var(--sw-${name})` }} />
            )}
            <code>{name}</code>
          </li>
        ))}
      </Styled.Tokens>
    </Section>
  )
}

function Related({ description }: { description: ComponentDescription }) {
  if (description.related.length === 0) return null
  return (
    <Section title="Related">
      <Styled.Cards>
        {description.related.map((name) => {
          const { id, description: related } = pageOf(name)
          return (
            <li key={name}>
              <a href={addressOf(id)} target="_top">
                <b>{name}</b>
                <span>{firstSentence(related.purpose)}</span>
              </a>
            </li>
          )
        })}
      </Styled.Cards>
    </Section>
  )
}

const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/s.exec(text)?.[0].replace(/:$/, '.') ?? text
