import { useNavigate } from 'react-router-dom'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canOpenLicense, canReadLicense } from '@sitewright/domain/licenses/policy'
import { canListUsers } from '@sitewright/domain/users/policy'
import { LicenseEditScreen } from '@sitewright/ui/features/licenses/LicenseEditScreen'
import { VersionAuthors } from '@sitewright/ui/use-draft'
import { asView } from '../../data/as-view'
import { useAllEnvironments, useLinkedEnvironments } from '../../data/environments'
import { joinViews, mapView } from '../../data/joined-view'
import { OVER_LIMIT, useEditedLicense } from '../../data/licenses/edit-license'
import { canUnlink, linkEnvironment, unlinkEnvironment, useLicenseUse } from '../../data/licenses/environments'
import { licenseAuthors, saveLicenseInSteps } from '../../data/licenses/save-license'
import { paths, routes } from '../../paths'
import { withParam } from '../../shell/page/layout'
import { RecordTitle } from '../../shell/page/RecordTitle'
import { parseId } from '../../shell/page/parse-id'
import { useNow } from '../../shell/use-now'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { useActor } from '../../shell/session/use-session'
import { LicenseOverLimit } from './license-over-limit.part'

/** All environments, and which of them are linked to a license (LIC-87). */
const useLicenseLinks = (licenseId: number) =>
  mapView(
    joinViews({
      all: asView(useAllEnvironments(), environmentMessages.loadFailed),
      linked: asView(useLinkedEnvironments(licenseId), environmentMessages.loadFailed),
    }),
    ({ all, linked }) => ({
      all,
      linked: new Map(linked.map(({ environmentId, linkedAt }) => [environmentId, linkedAt])),
    }),
  )

/** The page that edits a license. Another license is another page. */
export const Component = withParam('id', ({ param }) => {
  const licenseId = parseId(param)
  const actor = useActor()
  const navigate = useNavigate()
  const { capabilities } = useRuntimeConfig()
  const view = useEditedLicense(licenseId)
  const failedTitle = licenseMessages.loadFailed
  const links = useLicenseLinks(licenseId)
  const use = useLicenseUse(licenseId)
  const now = useNow()
  const name = view.state === 'ready' ? view.value.state.parts.license.name : undefined
  // Some who edit licenses may not open the view of one (ROUTE-26, ROUTE-27).
  const canView = canOpenLicense.canDecide(actor).allowed && canReadLicense.decide(actor, { licenseId }).allowed
  const canList = canListUsers.canDecide(actor).allowed
  // Inactive users count against a limit too.
  const getUsersHref = (addOnId?: number): string | undefined => {
    const addOn = addOnId === undefined ? undefined : String(addOnId)
    return canList ? paths.users({ license: String(licenseId), active: 'false', addOn }) : undefined
  }
  const hrefOfUser = (userName: string) => (canList ? paths.userDetails(userName) : undefined)
  const { title } = routes.licenseEdit
  return (
    <>
      <RecordTitle opened={{ view, name: name ?? title, failedTitle }} tab={name === undefined ? undefined : title} />
      <VersionAuthors value={licenseAuthors(licenseId)}>
        <LicenseEditScreen
          view={view}
          failedTitle={failedTitle}
          listHref={paths.licenses()}
          viewHref={canView ? paths.licenseView(licenseId) : undefined}
          usersHref={getUsersHref()}
          hrefOfUser={hrefOfUser}
          isOwn={actor.licenseId === licenseId}
          use={use.view}
          onCount={() => void use.reload()}
          environments={{
            view: links,
            onLink: (environment) => linkEnvironment(licenseId, environment),
            onUnlink: canUnlink() ? (environment) => unlinkEnvironment(licenseId, environment) : undefined,
          }}
          now={now}
          onSave={saveLicenseInSteps}
          onSaved={() => void navigate(canView ? paths.licenseView(licenseId) : paths.licenses())}
          renderOverLimit={
            capabilities.includes(OVER_LIMIT)
              ? (query) => (
                  <LicenseOverLimit
                    licenseId={licenseId}
                    query={query}
                    hrefOfUser={hrefOfUser}
                    usersHref={getUsersHref(query.addOnId)}
                  />
                )
              : undefined
          }
        />
      </VersionAuthors>
    </>
  )
})
