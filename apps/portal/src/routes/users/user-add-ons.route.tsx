import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canReadVendors } from '@sitewright/domain/licenses/policy'
import type { User } from '@sitewright/domain/users/model'
import { canEditUser, canReadUserRoles } from '@sitewright/domain/users/policy'
import { AddOnsSkeleton, AddOnsTab } from '@sitewright/ui/features/assignments/add-ons/AddOnsTab'
import { VersionAuthors } from '@sitewright/ui/use-draft'
import { asView } from '../../data/as-view'
import { authorsOf } from '../../data/conflict-author'
import { joinViews, mapView } from '../../data/joined-view'
import { useLicenseAddOns, useVendors } from '../../data/licenses'
import { saveUserAddOns, useUserAddOns } from '../../data/users/add-ons'
import { useGroupInfo } from '../../data/users/group-info'
import { useRoleInfo } from '../../data/users/roles'
import { useUserAccess } from './use-opened-user'

const getIds = (addOns: readonly { addOnId: number }[]) => addOns.map(({ addOnId }) => addOnId)

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: AddOnsSkeleton }

export function Component() {
  const { actor, opened: user, access } = useUserAccess(canEditUser)
  const { userName, userId, licenseId, userData } = user
  const canSeeVendors = canReadVendors.decide(actor, user).allowed
  const vendors = useVendors(canSeeVendors ? licenseId : undefined)
  const view = joinViews({
    addOns: asView(useLicenseAddOns(licenseId), addOnMessages.loadDefaultsFailed),
    assigned: asView(useUserAddOns(userName), addOnMessages.loadOfUserFailed),
    groupInfo: asView(useGroupInfo(userId), addOnMessages.loadOfUserFailed),
    ...(canSeeVendors ? { vendors: asView(vendors, licenseMessages.vendorsFailed) } : {}),
  })
  // The roles that a save removes load after the tab, which does not wait for them.
  const readsRoles = view.state === 'ready' && access.edit.allowed && canReadUserRoles.decide(actor, user).allowed
  const roles = useRoleInfo(readsRoles ? userId : undefined)
  return (
    <VersionAuthors
      value={authorsOf((record) => ({
        subject: 'user',
        id: userId,
        actions: ['users.saveAddOns', 'users.save'],
        // The vendors are saved with the user.
        also: record as User['version'] | undefined,
      }))}
    >
      <AddOnsTab
        {...access}
        view={mapView(view, ({ addOns, assigned, groupInfo }) => ({
          addOns,
          assigned: { ...assigned, value: getIds(assigned.value) },
          groupInfo,
          vendors: {
            all: vendors.data?.map(({ name }) => name) ?? userData.vendors,
            assigned: userData.vendors,
            version: user.version,
          },
          roles: roles.data?.value,
          lockedRoles: user.lockedRoles,
        }))}
        confirmsRemoval
        onSave={(choice, info) => saveUserAddOns(userName, choice, info)}
      />
    </VersionAuthors>
  )
}
