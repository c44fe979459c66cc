'use client'

import { memo, type ReactNode, useId } from 'react'
import { Archive, CircleAlert, CircleCheck } from 'lucide-react'
import { Badge } from '../badge/Badge'
import { IconButton } from '../button/Button'
import { IconButtonLink } from '../button/IconButtonLink'
import { Input } from '../checkbox/Checkbox.styles'
import { ignoreChange } from '../checkbox/disabled-checkbox'
import { useToggleState } from '../checkbox/use-toggle-state'
import { DisabledReason } from '../disabled-reason/DisabledReason'
import { Link } from '../link/Link'
import { MatchedName } from '../tree/MatchedName'
import type { TreeNode } from '../tree/tree-index'
import { rowAttributes, type RowPosition } from '../tree/use-tree-rows'
import type { TreeGridAction, TreeGridOutcome } from './TreeGrid'
import { ROW_LAYOUT } from './use-tree-grid'

/** Props of TreeGridRow. */
export interface TreeGridRowProps extends RowPosition {
  node: TreeNode
  /** Undefined for a leaf. */
  isOpen: boolean | undefined
  /** The last row of its card. */
  isLast: boolean
  /** The id of the element. */
  id: string
  /** The folded search, '' without one. */
  search: string
  href: string | undefined
  details: string | undefined
  /** Keep an element the same: another one renders the row. */
  sign: ReactNode
  isMarked: boolean
  isDragged: boolean
  /** Whether a drop on it would move what is dragged; undefined unless it is the target. */
  drop: 'allowed' | 'refused' | undefined
  outcome: TreeGridOutcome | undefined
  actions: readonly TreeGridAction[]
  expanderLabel: string | undefined
  /** Undefined without a selection. */
  isSelected?: boolean
  isSelectedBelow?: boolean
  selectLabel?: string
  selectDisabledReason?: string | undefined
}

/** One row: its name in the first cell, its actions in the second. The grid handles keys and presses. */
export const TreeGridRow = memo(function TreeGridRow(props: TreeGridRowProps) {
  const { node, id, row, level, isOpen, href, actions, details, outcome } = props
  const tabIndex = props.isActive ? 0 : -1
  const name = <MatchedName name={node.name} search={props.search} />
  return (
    <div
      role="row"
      id={id}
      {...rowAttributes(props, ROW_LAYOUT)}
      aria-rowindex={row + 1}
      aria-expanded={isOpen}
      aria-selected={props.selectDisabledReason === undefined ? props.isSelected : undefined}
      aria-labelledby={`${id}-name`}
      tabIndex={tabIndex}
      data-root={level === 1 || undefined}
      data-last={props.isLast || undefined}
      data-marked={props.isMarked || undefined}
      data-dragged={props.isDragged || undefined}
      data-drop={props.drop}
    >
      <div role="gridcell" data-cell="name">
        {isOpen === undefined ? (
          <span data-part="expander" />
        ) : (
          <button type="button" tabIndex={-1} aria-label={props.expanderLabel} data-part="expander" />
        )}
        {props.isSelected !== undefined && (
          <RowCheckbox
            label={props.selectLabel}
            isSelected={props.isSelected}
            isSelectedBelow={props.isSelectedBelow === true}
            disabledReason={props.selectDisabledReason}
          />
        )}
        <span id={`${id}-name`} data-part="label">
          {props.sign}
          {href === undefined ? (
            <span data-part="name">{name}</span>
          ) : (
            <Link href={href} tabIndex={tabIndex} data-part="name">
              {name}
            </Link>
          )}
          {node.badge !== undefined && (
            <>
              {' '}
              <Badge variant="fixed" icon={<Archive aria-hidden="true" />}>
                {node.badge}
              </Badge>
            </>
          )}
          {details !== undefined && <small>{` ${details}`}</small>}
          {outcome !== undefined && <Outcome {...outcome} />}
        </span>
      </div>
      <div role="gridcell" data-cell="actions">
        {actions.map((action) =>
          action.href === undefined ? (
            <IconButton
              key={action.id}
              size="small"
              label={action.label}
              icon={action.icon}
              tabIndex={tabIndex}
              onClick={action.onClick}
            />
          ) : (
            <IconButtonLink
              key={action.id}
              size="small"
              label={action.label}
              icon={action.icon}
              href={action.href}
              tabIndex={tabIndex}
            />
          ),
        )}
      </div>
    </div>
  )
})

interface RowCheckboxProps {
  label: string | undefined
  isSelected: boolean
  isSelectedBelow: boolean
  disabledReason: string | undefined
}

/** For the pointer and for screen readers on touch screens: the row itself has the key and the state. The grid handles presses. */
function RowCheckbox({ label, isSelected, isSelectedBelow, disabledReason }: RowCheckboxProps) {
  const reasonId = useId()
  const input = useToggleState(!isSelected && isSelectedBelow, isSelected, undefined)
  const isDisabled = disabledReason !== undefined
  return (
    <span data-bare="">
      <Input
        ref={input}
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
        data-fixed={isDisabled || undefined}
        data-part="check"
        checked={isSelected}
        onChange={ignoreChange}
      />
      {isDisabled && <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </span>
  )
}

const OUTCOME_ICONS = {
  neutral: undefined,
  success: <CircleCheck aria-hidden="true" />,
  danger: <CircleAlert aria-hidden="true" />,
}

/** Part of the name of the row. It shrinks where the row is narrow. */
const Outcome = ({ text, tone, icon = OUTCOME_ICONS[tone], variant }: TreeGridOutcome) => (
  <>
    {' '}
    <span data-part="outcome-cell">
      <Badge tone={tone} icon={icon} variant={variant} data-part="outcome">
        {text}
      </Badge>
    </span>
  </>
)
