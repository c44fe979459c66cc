'use client'

import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Badge } from '../badge/Badge'
import { AlertSign } from '../field/AlertSign'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { Caption, Head, Region, Summary } from '../tree/Tree.styles'
import { measureRows } from '../windowing/measure-rows'
import { useWindow } from '../windowing/use-window'
import type { BulkPasteLabels } from './bulk-paste-labels'
import { NodeError, Preview, PreviewRows } from './BulkPasteEditor.styles'
import type { PathCheck, PathKind, PathNode } from './path-check'

/** The height of a row until one is measured, px. */
const ROW_HEIGHT = 32
const measure = measureRows('[data-row]')

/** Props of PathPreview. */
export interface PathPreviewProps {
  check: PathCheck
  labels: BulkPasteLabels
  /** Moves to a line. */
  onFollow: (line: number) => void
}

function renderBadge(kind: PathKind, label: string): ReactNode {
  if (kind === 'new') return <Badge tone="success">{label}</Badge>
  if (kind === 'existing') return <Badge variant="text">{label}</Badge>
  if (kind === 'archived') return <Badge variant="fixed">{label}</Badge>
  return <Badge tone={kind === 'wrong' ? 'danger' : 'warning'}>{label}</Badge>
}

/** The place that a key moves to; undefined for a key that the tree does not use. */
function findTarget(
  key: string,
  { nodes }: PathCheck,
  place: number,
  page: number,
  isRtl: boolean,
): number | undefined {
  const firstChild = nodes[place + 1]?.parent === place ? place + 1 : place
  const parent = Math.max(nodes[place]?.parent ?? 0, 0)
  const targets: Record<string, number> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    ArrowRight: isRtl ? parent : firstChild,
    ArrowLeft: isRtl ? firstChild : parent,
    Home: 0,
    End: nodes.length - 1,
    PageDown: place + page,
    PageUp: place - page,
  }
  return targets[key]
}

/** The nodes of the lines: a read-only `tree`. One tab stop. Enter or a click moves to the line of a node. */
export function PathPreview({ check, labels, onFollow }: PathPreviewProps) {
  const { nodes } = check
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const view = useWindow(region, nodes.length, ROW_HEIGHT, measure)
  const [activePlace, setActive] = useState(0)
  const active = Math.min(activePlace, nodes.length - 1)
  const [start, stop] = view.range
  const drawnPlaces = Array.from({ length: stop - start }, (_, i) => start + i)
  if (active < start) drawnPlaces.unshift(active)
  else if (active >= stop) drawnPlaces.push(active)

  const follow = (place: number): void => {
    const node = nodes[place]
    if (node !== undefined) onFollow(node.line)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = findTarget(event.key, check, active, view.pageSize(), isRtl)
    if (target === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (target === undefined) {
      follow(active)
      return
    }
    const place = Math.max(0, Math.min(target, nodes.length - 1))
    setActive(place)
    view.reveal(place)
  }
  return (
    <Preview>
      <Head>
        <Caption id={`${id}-label`}>{labels.preview}</Caption>
        <Summary id={`${id}-summary`}>
          <bdi>{labels.summary(check.counts)}</bdi>
        </Summary>
      </Head>
      <Region
        ref={region}
        role="tree"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-summary`}
        aria-activedescendant={`${id}-${active}`}
        style={{ maxHeight: '24rem' }}
        onScroll={view.onScroll}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const row = (event.target as Element).closest<HTMLElement>('[data-row]')
          if (row === null) return
          setActive(Number(row.dataset.row))
          follow(Number(row.dataset.row))
        }}
      >
        <PreviewRows role="presentation" style={{ '--tree-rows': view.height / view.sizes.rowHeight }}>
          {drawnPlaces.map((place) => {
            const node = nodes[place]
            const line = place - view.shift / view.sizes.rowHeight
            return (
              node && (
                <PreviewRow
                  key={place}
                  {...{ node, place, line, labels }}
                  id={`${id}-${place}`}
                  isActive={place === active}
                />
              )
            )
          })}
        </PreviewRows>
      </Region>
      <OverflowTooltip container={region} selector="[data-part='name'], [data-part='error']" />
    </Preview>
  )
}

interface PreviewRowProps {
  node: PathNode
  id: string
  place: number
  /** Its position, in rows from the top. */
  line: number
  isActive: boolean
  labels: BulkPasteLabels
}

function PreviewRow({ node, id, place, line, isActive, labels }: PreviewRowProps) {
  return (
    <div
      role="treeitem"
      id={id}
      aria-level={node.depth + 1}
      aria-posinset={node.position}
      aria-setsize={node.setSize}
      data-row={place}
      data-active={isActive || undefined}
      data-kind={node.kind}
      style={{ '--tree-row': line, '--tree-level': node.depth } as CSSProperties}
    >
      <span data-part="label">
        <span data-part="name" dir="auto">
          {node.name === '' ? labels.nameless : node.name}
        </span>
        {renderBadge(node.kind, labels.kinds[node.kind])}
        {node.error !== undefined && (
          <NodeError>
            <AlertSign />
            <span data-part="error">{node.error}</span>
          </NodeError>
        )}
      </span>
    </div>
  )
}
