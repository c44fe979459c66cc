import { useId, useState } from 'react'
import { usersReportLabels as labels } from '@sitewright/domain/licenses/report-messages'
import { licenseScreenMessages } from '@sitewright/domain/licenses/screen-messages'
import { addOnsOf, type MonthlyReport } from '@sitewright/domain/licenses/users-report'
import type { DateFormatOptions } from '@sitewright/domain/shared/dates'
import { Select } from '../../select/Select'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { AddOnMonths, NoReport } from './AddOnMonths'
import { Head, Root } from './UsersReport.styles'

/** As tall as the chart. */
const CHART_HEIGHT = '236px'

export interface UsersReportProps {
  /** The reports in their order, oldest first. */
  view: ViewState<readonly MonthlyReport[]>
  /** The page of a user. */
  userHref?: ((userName: string) => string) | undefined
  /** How instants are shown; in the time zone of the reader by default. */
  dates?: DateFormatOptions | undefined
}

/** The users of a license by month (LIC-25 to LIC-29): a chart of one product license, and the users of one month in a table and as a CSV file. */
export function UsersReport({ view, ...props }: UsersReportProps) {
  const id = useId()
  const [wanted, setWanted] = useState('')
  const addOns = view.state === 'ready' ? addOnsOf(view.value) : []
  const addOn = addOns.find(({ addOnId }) => String(addOnId) === wanted) ?? addOns[0]
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{labels.title}</h2>
        {addOn !== undefined && (
          <Select
            layout="prefixed"
            label={labels.productLicense}
            value={String(addOn.addOnId)}
            options={addOns.map(({ addOnId, name }) => ({ value: String(addOnId), label: name }))}
            onChange={setWanted}
          />
        )}
      </Head>
      <View
        view={view}
        layout="region"
        headingLevel={3}
        failedTitle={licenseScreenMessages.reportFailed}
        loading={<Skeleton shape="box" width="100%" style={{ height: CHART_HEIGHT }} />}
      >
        {(reports) =>
          addOn === undefined ? <NoReport /> : <AddOnMonths {...props} key={addOn.addOnId} {...{ reports, addOn }} />
        }
      </View>
    </Root>
  )
}
