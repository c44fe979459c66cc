import { addOnMessages } from '@sitewright/domain/add-ons/messages'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { canReadVendors } from '@sitewright/domain/licenses/policy'
import { userMessages } from '@sitewright/domain/users/messages'
import { canEditUser, canReadUserRoles } from '@sitewright/domain/users/policy'
import { AddOnsTab } from '@sitewright/ui/features/assignments/add-ons/AddOnsTab'
import { joinViews, mapView } from '../../data/joined-view'
import { useLicenseAddOns, useVendors } from '../../data/licenses'
import { useRoleInfo } from '../../data/users/roles'
import { asView } from '../../data/as-view'
import { saveUserAddOns, useUserAddOns } from '../../data/users/add-ons'
import { useGroupInfo } from '../../data/users/group-info'
import { useActor } from '../../shell/use-session'
import { useOpenedUser } from './use-opened-user'

export function Component() {
  const actor = useActor()
  const user = useOpenedUser()
  const { userName, userId, licenseId } = user
  const edit = canEditUser.decide(actor, user)
  const seesVendors = canReadVendors.decide(actor, user).allowed
  const vendors = useVendors(seesVendors ? licenseId : undefined)
  const view = joinViews({
    addOns: asView(useLicenseAddOns(licenseId), addOnMessages.loadDefaultsFailed),
    assigned: asView(useUserAddOns(userName), addOnMessages.loadOfUserFailed),
    given: asView(useGroupInfo(userId), addOnMessages.loadOfUserFailed),
    ...(seesVendors ? { vendors: asView(vendors, licenseMessages.vendorsFailed) } : {}),
  })
  // Which roles a save will take away is told to whoever may read them, once the tab stands: it does not wait for it.
  const readsRoles = view.state === 'ready' && edit.allowed && canReadUserRoles.decide(actor, user).allowed
  const roles = useRoleInfo(readsRoles ? userId : undefined)
  return (
    <AddOnsTab
      view={mapView(view, ({ addOns, assigned, given }) => ({
        addOns,
        assigned: assigned.value.map((addOn) => addOn.addOnId),
        givenBy: given.userGroupsByAddOnId ?? {},
        vendors: {
          all: vendors.data?.map((vendor) => vendor.name) ?? user.userData.vendors,
          assigned: user.userData.vendors,
        },
        roles: roles.data?.value,
        lockedRoles: user.lockedRoles,
        tag: assigned.tag,
      }))}
      edit={edit}
      readOnlyText={userMessages.readOnly}
      confirmsRemoval
      onSave={(choice, tag) => saveUserAddOns(userName, choice, tag)}
    />
  )
}
