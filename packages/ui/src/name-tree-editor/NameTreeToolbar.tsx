'use client'

import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, ListPlus, Plus, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { Button, IconButton } from '../button/Button'
import { UndoButtons } from '../undo/UndoButtons'
import { Bar, Tools } from './NameTreeEditor.styles'
import type { NameTreeLabels } from './name-tree-labels'
import type { OutlineMove } from './outline'
import type { NameTree } from './use-name-tree'
import type { NameTreeActions } from './use-name-tree-actions'
import { useToolbar } from './use-toolbar'

const ICONS = {
  outdent: <IndentDecrease aria-hidden="true" data-sideways="" />,
  indent: <IndentIncrease aria-hidden="true" data-sideways="" />,
  up: <ArrowUp aria-hidden="true" />,
  down: <ArrowDown aria-hidden="true" />,
}
const KEYS = { outdent: 'Alt+ArrowLeft', indent: 'Alt+ArrowRight', up: 'Alt+ArrowUp', down: 'Alt+ArrowDown' }
const MOVES = Object.keys(ICONS) as OutlineMove[]

/** Props of NameTreeToolbar. */
export interface NameTreeToolbarProps {
  tree: NameTree
  actions: NameTreeActions
  labels: NameTreeLabels
  addButton: RefObject<HTMLButtonElement | null>
}

/** Buttons for every key of the tree, for touch and for users who do not know the keys. They act on the current row. One tab stop. */
export function NameTreeToolbar({ tree, actions, labels, addButton }: NameTreeToolbarProps) {
  const { activePlace: place, history } = tree
  const toolbar = useToolbar()
  const undo = { ...history, undo: () => tree.undoOrRedo('undo').label, redo: () => tree.undoOrRedo('redo').label }
  return (
    <Bar>
      <Tools role="toolbar" aria-label={labels.toolbar} {...toolbar.attributes}>
        <Button
          ref={addButton}
          size="small"
          icon={<Plus aria-hidden="true" />}
          disabledReason={actions.getAddError(place, 'sibling')}
          onClick={() => actions.add(place, 'sibling')}
          {...toolbar.item(0)}
        >
          {labels.add}
        </Button>
        <IconButton
          size="small"
          icon={<ListPlus aria-hidden="true" />}
          label={labels.addChild}
          disabledReason={actions.getAddError(place, 'child')}
          onClick={() => actions.add(place, 'child')}
          {...toolbar.item(1)}
        />
        {MOVES.map((move, turn) => (
          <IconButton
            key={move}
            size="small"
            icon={ICONS[move]}
            label={labels.move[move]}
            aria-keyshortcuts={KEYS[move]}
            disabledReason={actions.getMoveError(place, move)}
            onClick={() => actions.move(place, move, false)}
            {...toolbar.item(turn + 2)}
          />
        ))}
        <IconButton
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          label={labels.remove}
          disabledReason={actions.getRemoveError(place)}
          onClick={() => actions.remove(place, false)}
          {...toolbar.item(MOVES.length + 2)}
        />
      </Tools>
      <UndoButtons history={undo} />
    </Bar>
  )
}
