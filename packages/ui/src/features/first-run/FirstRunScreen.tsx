import type { ReactNode } from 'react'
import {
  firstRunLabels as labels,
  firstRunMessages as messages,
  firstRunSteps,
} from '@sitewright/domain/first-run/messages'
import type { FirstRunState, FirstRunStep } from '@sitewright/domain/first-run/model'
import { stepsOf } from '@sitewright/domain/first-run/rules'
import { PageHeader } from '../../page-header/PageHeader'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormBody } from '../patterns/FormBody.styles'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { Content, Page } from './FirstRun.styles'
import { StepList } from './StepList'

/** Props of FirstRunScreen. */
export interface FirstRunScreenProps {
  view: ViewState<FirstRunState>
  /** The open step or the last page; undefined until it is known which comes next. */
  step: FirstRunStep | 'done' | undefined
  hrefOf: (step: FirstRunStep) => string
  /** What the step shows. */
  children: (state: FirstRunState) => ReactNode
}

/** The steps of the first run beside the open one (FIRST-05). */
export function FirstRunScreen({ view, step: page, hrefOf, children }: FirstRunScreenProps) {
  const step = page === 'done' ? undefined : page
  const title = page === 'done' ? messages.allDone : labels.title
  return (
    <>
      <PageHeader
        title={step === undefined ? title : firstRunSteps[step].title}
        subtitle={step === undefined ? undefined : labels.stepOf(step)}
        breadcrumb={[{ label: labels.title, href: hrefOf(step ?? 'environment') }]}
      />
      <View view={view} failedTitle={messages.fetchFailed} loading={<Skeleton />}>
        {(state) => (
          <Page>
            <nav aria-label={labels.steps}>
              <StepList steps={stepsOf(state)} current={step} hrefOf={hrefOf} />
            </nav>
            <Content>{children(state)}</Content>
          </Page>
        )}
      </View>
    </>
  )
}

function Skeleton() {
  return (
    <FormBody data-ruled="">
      <FormSkeleton>
        <FormSheet>
          <FormSection title={labels.steps}>
            <FieldPairs>
              <FieldSkeleton label={labels.environment} />
              <FieldSkeleton label={labels.customer} />
            </FieldPairs>
          </FormSection>
        </FormSheet>
      </FormSkeleton>
    </FormBody>
  )
}
