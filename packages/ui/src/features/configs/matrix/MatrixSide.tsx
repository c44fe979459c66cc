import { X } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { compareConfigs, valuesOf } from '@sitewright/domain/configs/differences'
import type { MatrixPage } from '@sitewright/domain/configs/matrix'
import { matrixLabels as labels, matrixMessages as messages } from '@sitewright/domain/configs/matrix-messages'
import type { Config } from '@sitewright/domain/configs/model'
import { versionMessages } from '@sitewright/domain/configs/version-messages'
import { projectChoice } from '@sitewright/domain/shared/project-choice'
import { ButtonLink, IconButton } from '../../../button/Button'
import { focusOnMount } from '../../../focus/focus-on-mount'
import { useFocusTransfer } from '../../../focus/transfer-focus'
import { Skeleton } from '../../../skeleton/Skeleton'
import { View } from '../../../view/View'
import type { View as ViewState } from '../../../view/view-state'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden'
import { ReplacedValues } from '../../patterns/ReplacedValues'
import { Quiet } from '../Configs.styles'
import { Side, SideBody, SideFoot, SideHead, Sticky } from './ConfigMatrix.styles'
import type { MatrixPlace } from './matrix-cell'

/** The configs of one type that a cell compares; undefined for a project without one. */
export interface ComparedPair {
  readonly here: Config | undefined
  readonly reference: Config | undefined
}

/** Props of MatrixSide. */
export interface MatrixSideProps {
  open: MatrixPlace & { readonly name: string }
  reference: NonNullable<MatrixPage['reference']>
  differences: ViewState<ComparedPair>
  /** The page with the config of a project. */
  configHref: (place: MatrixPlace) => string
  /** Closes the differences and returns the focus to the cell. */
  onClose: () => void
  /** Moves the focus when the differences unmount while they have it. */
  onLeave: () => void
}

/** The differences of one cell beside the grid. Takes the focus when it opens. */
export function MatrixSide({ open, reference, differences, configHref, onClose, onLeave }: MatrixSideProps) {
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useFocusTransfer(root, onLeave)
  return (
    <Side ref={root} aria-labelledby={titleId}>
      <Sticky>
        <SideHead>
          <h2 id={titleId} ref={focusOnMount} tabIndex={-1}>
            {open.config}
          </h2>
          <IconButton
            size="small"
            tone="ghost"
            label={labels.close}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
          <p>{messages.compared(projectChoice(open), reference.projectId)}</p>
        </SideHead>
        <SideBody>
          <View
            view={differences}
            layout="region"
            failedTitle={messages.differencesFailed}
            headingLevel={3}
            loading={<Skeleton width="100%" />}
          >
            {(pair) => <Differences pair={pair} open={open} reference={reference} />}
          </View>
        </SideBody>
        <SideFoot>
          <div data-part="actions">
            <ButtonLink href={configHref(open)}>{labels.open}</ButtonLink>
          </div>
        </SideFoot>
      </Sticky>
    </Side>
  )
}

interface DifferencesProps extends Pick<MatrixSideProps, 'open' | 'reference'> {
  pair: ComparedPair
}

/** The values that differ, and how many of all that one of both has are the same (CONF-88). */
function compare(from: Config, here: Config | undefined) {
  const { replaced } = compareConfigs(from, here)
  const labelsOfBoth = new Set([...valuesOf(from).keys(), ...(here ? valuesOf(here).keys() : [])])
  // Changes of order have no label, so they are not counted.
  const differing = replaced.filter(({ label }) => labelsOfBoth.has(label)).length
  return { all: labelsOfBoth.size, same: labelsOfBoth.size - differing, replaced }
}

/** What a copy from the reference would replace. */
function Differences({ pair: { here, reference: from }, open, reference }: DifferencesProps) {
  const compared = useMemo(() => (from === undefined ? undefined : compare(from, here)), [from, here])
  if (compared === undefined) return <Quiet>{versionMessages.noOther(projectChoice(reference))}</Quiet>
  if (here === undefined) return <Quiet>{versionMessages.noOther(projectChoice(open))}</Quiet>
  const { all, same, replaced } = compared
  if (replaced.length === 0) return <Quiet>{messages.allSame(reference.projectId)}</Quiet>
  return (
    <>
      <ReplacedValues
        caption={<VisuallyHidden>{labels.differences}</VisuallyHidden>}
        values={replaced}
        beforeLabel={labels.valuesOf(open.projectId)}
        afterLabel={labels.valuesOf(reference.projectId)}
      />
      <Quiet>{messages.same(same, all)}</Quiet>
    </>
  )
}
