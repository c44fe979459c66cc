'use client'

import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from 'react'
import { Badge } from '../badge/Badge'
import { AlertSign } from '../field/AlertSign'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { Caption, Head, Region, Summary } from '../tree/Tree.styles'
import { type KeyActions, useRowKeys } from '../tree/use-row-keys'
import { COMPACT_ROWS, findEventRow, rowAttributes, type RowPosition, useTreeRows } from '../tree/use-tree-rows'
import { useTreeView } from '../tree/use-tree-view'
import { type BulkPasteLabels, summarize } from './bulk-paste-labels'
import { NodeError, NodeLine, NodeRemark, Preview, PreviewRows } from './BulkPasteEditor.styles'
import type { PathCheck, PathKind, PathNode } from './path-check'

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
  if (kind === 'wrong') return <Badge tone="danger">{label}</Badge>
  return <Badge variant="fixed">{label}</Badge>
}

/** The nodes of the lines: a read-only `tree`. One tab stop. Enter or a click moves to the line of a node. */
export function PathPreview({ check, labels, onFollow }: PathPreviewProps) {
  const nodes = useMemo(
    () => check.nodes.map(({ name, parent }, id) => ({ id, name, parentId: parent < 0 ? null : parent })),
    [check],
  )
  const tree = useTreeView({ nodes, filter: '', defaultExpanded: 'all' })
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const view = useTreeRows(region, nodes.length, tree.activeRow, COMPACT_ROWS)
  const keys = useRowKeys({ tree, move: (row) => view.reveal(tree.activate(row)), pageSize: view.pageSize })
  // Every node has a row, so a row is a place.
  const follow = (row: number): void => {
    const node = check.nodes[row]
    if (node !== undefined) onFollow(node.line)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key.length > 1)) return
    const { activeRow } = tree
    const actions = { ...keys.getActions(activeRow, event.currentTarget), Enter: () => follow(activeRow) }
    keys.press(event, activeRow, (actions as KeyActions)[event.key])
  }
  return (
    <Preview>
      <Head>
        <Caption id={`${id}-label`}>{labels.preview}</Caption>
        <Summary id={`${id}-summary`}>
          <bdi>{summarize(check.counts, labels)}</bdi>
        </Summary>
      </Head>
      <Region
        ref={region}
        role="tree"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-summary`}
        aria-activedescendant={view.getElementId(tree.activeRow)}
        style={{ maxHeight: '24rem' }}
        onScroll={view.onScroll}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const row = findEventRow(event.target)
          if (row < 0) return
          tree.activate(row)
          follow(row)
        }}
      >
        <PreviewRows role="presentation" style={view.style}>
          {view.drawn.map((drawn) => {
            const node = check.nodes[drawn.row]
            const rowId = view.getElementId(drawn.row)
            return (
              node && (
                <PreviewRow key={rowId} id={rowId} {...{ node, labels }} {...drawn} {...tree.getPosition(drawn.row)} />
              )
            )
          })}
        </PreviewRows>
      </Region>
      <OverflowTooltip container={region} selector="[data-part='name'], [data-part='error']" />
    </Preview>
  )
}

interface PreviewRowProps extends RowPosition {
  node: PathNode
  id: string
  labels: BulkPasteLabels
}

function PreviewRow({ node, id, labels, ...position }: PreviewRowProps) {
  return (
    <div role="treeitem" id={id} {...rowAttributes(position, COMPACT_ROWS)} data-kind={node.kind}>
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
        {node.remark !== undefined && <NodeRemark data-part="error">{node.remark}</NodeRemark>}
      </span>
      <NodeLine>{labels.line(node.line + 1)}</NodeLine>
    </div>
  )
}
