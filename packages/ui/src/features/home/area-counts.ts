import { areaDetails, homeMessages } from '@sitewright/domain/home/messages'
import type { AreaNumbers, HomeAreaId, HomeOverview } from '@sitewright/domain/home/model'
import { getUsagePercent } from '@sitewright/domain/licenses/rules'
import { formatShortDate, type DateFormatOptions } from '@sitewright/domain/shared/dates'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { failed, ready, type View } from '../../view/view-state'
import type { AreaCounts } from './Areas'

type Numbers<Id extends HomeAreaId> = Extract<NonNullable<AreaNumbers[Id]>, { state: 'ok' }>['value']

const withTotal = (total: number, detail: string): AreaCounts => ({ total: total.toLocaleString('en-US'), detail })

/** What each area shows of its numbers. */
const SHOWN: { readonly [Id in HomeAreaId]: (numbers: Numbers<Id>, dates: DateFormatOptions) => AreaCounts } = {
  users: ({ total, active }) => withTotal(total, areaDetails.active(active)),
  groups: ({ total, empty }) => withTotal(total, areaDetails.emptyGroups(empty)),
  projects: ({ total, active }) => withTotal(total, areaDetails.active(active)),
  apiKeys: ({ total, active }) => withTotal(total, areaDetails.active(active)),
  licenses: ({ total, active, ended }) => withTotal(total, areaDetails.licenses(active, ended)),
  license: ({ used, max }) =>
    isUnlimited(max)
      ? withTotal(used, areaDetails.unlimitedUsers)
      : { total: `${getUsagePercent(used, max)} %`, detail: areaDetails.ofUsers(max.toLocaleString('en-US')) },
  reportGroups: ({ total, reports }) => withTotal(total, areaDetails.reports(reports)),
  imports: ({ total, active }) => withTotal(total, areaDetails.active(active)),
  integrationReports: ({ total, latestAt }, dates) =>
    withTotal(total, areaDetails.integrationReports(latestAt === null ? undefined : formatShortDate(latestAt, dates))),
  workflows: ({ total, projects }) => withTotal(total, areaDetails.inProjects(projects)),
  preservations: ({ total, projects }) => withTotal(total, areaDetails.inProjects(projects)),
  catalog: ({ total, productLicenses }) => withTotal(total, areaDetails.catalog(productLicenses)),
}

/** Whether the last answer has the area: without the roles for it, the server leaves it out (HOME-12). */
export const hasArea = (overview: View<HomeOverview>, id: HomeAreaId): boolean =>
  overview.state !== 'ready' || overview.value.areas[id] !== undefined

/** The number of an area. Undefined if nothing could be checked, which is said once and not in every cell. */
export function countsOf<Id extends HomeAreaId>(
  overview: View<HomeOverview>,
  id: Id,
  dates: DateFormatOptions = {},
): View<AreaCounts> | undefined {
  if (overview.state === 'loading') return overview
  if (overview.state === 'failed') return undefined
  const numbers = overview.value.areas[id] as { state: 'ok'; value: Numbers<Id> } | { state: 'failed' } | undefined
  if (numbers === undefined) return undefined
  if (numbers.state === 'ok') return ready(SHOWN[id](numbers.value, dates))
  return failed({ message: homeMessages.countFailed }, () => overview.retry?.())
}
