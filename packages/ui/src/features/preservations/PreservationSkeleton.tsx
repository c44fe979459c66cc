import { INITIAL, STEP_TYPES } from '@sitewright/domain/preservations/model'
import {
  preservationScreenLabels as labels,
  preservationScreenMessages as messages,
} from '@sitewright/domain/preservations/screen-messages'
import { Skeleton } from '../../skeleton/Skeleton'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormBody } from '../patterns/FormBody.styles'
import { Head, List, Lists, Rows } from './StepLists.styles'
import { Row } from './StepRow.styles'

const ROWS = [1, 2, 3]

/** A preservation that is still loading, in the shape of its form. */
export function PreservationSkeleton() {
  return (
    <FormBody aria-hidden="true">
      <Head data-sheet="">
        <FieldSkeleton label={labels.name} isRequired />
        <FieldSkeleton label={labels.projects} isRequired />
      </Head>
      <Lists data-sheet="">
        {STEP_TYPES.map((type) => (
          <List key={type}>
            <header>
              <h2>{labels.lists[type]}</h2>
            </header>
            <p>{type === INITIAL ? messages.initialHelp : messages.recurringHelp}</p>
            <Rows>
              {ROWS.map((row) => (
                <Row key={row} as="div" data-read-only="">
                  <Skeleton shape="box" width="100%" />
                </Row>
              ))}
            </Rows>
          </List>
        ))}
      </Lists>
    </FormBody>
  )
}
