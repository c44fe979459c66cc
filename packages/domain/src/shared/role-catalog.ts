/**
 * The catalog of roles (permissions), with their display names. (Identity specification §6; ROLE-39 to ROLE-48.)
 *
 * Names that the specification spells stand as they are; the others are their display name in upper case with underscores (ROLE-48).
 * The server's list may hold names that are not here: they are shown as they are.
 */
export const ROLE_GROUPS = [
  {
    name: 'Administration',
    roles: [
      { name: 'ADMINISTER_PROJECT', friendlyName: 'Administer Project' },
      { name: 'ADMINISTER_PROJECT_READ', friendlyName: 'Administer Project Read' },
      { name: 'ADMINISTER_PROJECT_UPDATE', friendlyName: 'Administer Project Update' },
      { name: 'ADMINISTER_SITE', friendlyName: 'Administer Site' },
      { name: 'ADMINISTER_READER', friendlyName: 'Administer Reader' },
      { name: 'ADMINISTER_SENSOR_NETWORK', friendlyName: 'Administer Sensor Network' },
      { name: 'ADMINISTER_SCHEMA', friendlyName: 'Administer Schema' },
      { name: 'ADMINISTER_WORK_PERIOD', friendlyName: 'Administer Work Period' },
      { name: 'ADMINISTER_WORK_CATEGORY', friendlyName: 'Administer Work Category' },
      { name: 'ADMINISTER_WORKFLOW', friendlyName: 'Administer Workflow' },
      { name: 'EDIT_WORKFLOW', friendlyName: 'Edit Workflow' },
      { name: 'ADMINISTER_ROLE', friendlyName: 'Administer Role' },
      { name: 'ADMINISTER_REPORT', friendlyName: 'Administer Report' },
      { name: 'ADMINISTER_LIST', friendlyName: 'Administer List' },
      { name: 'ADMINISTER_CUSTOMER_LICENSE', friendlyName: 'Administer Customer License' },
      { name: 'ADMINISTER_CUSTOMER_USER', friendlyName: 'Administer Customer User' },
      { name: 'ADMINISTER_USER_CREATE_UPDATE', friendlyName: 'Administer User Create Update' },
      { name: 'ADMINISTER_USER_UNASSIGN', friendlyName: 'Administer User Unassign' },
      { name: 'ADMINISTER_USER_DELETE', friendlyName: 'Administer User Delete' },
      { name: 'ADMINISTER_ASSIGNED_REPORTS', friendlyName: 'Administer Assigned Reports' },
      { name: 'ADMINISTER_API_KEYS', friendlyName: 'Administer API Keys' },
      { name: 'ADMINISTER_PRESERVATION', friendlyName: 'Administer Preservation' },
      { name: 'ADMINISTER_IMPORT_SYSTEM_USER', friendlyName: 'Administer Import System User' },
      { name: 'ADMINISTER_IMPORT_SYSTEM_DETAILS', friendlyName: 'Administer Import System Details' },
    ],
  },
  {
    name: 'Access',
    roles: [
      { name: 'ACCESS_ALL_CUSTOMER_LICENCES', friendlyName: 'Access All Customer Licenses' },
      { name: 'ACCESS_MY_CUSTOMER_LICENCE', friendlyName: 'Access My Customer License' },
      { name: 'ACCESS_OTHER_PROJECTS', friendlyName: 'Access Other Projects' },
    ],
  },
  {
    name: 'Menu Access',
    roles: [
      { name: 'MENU_STATUS_ACCESS', friendlyName: 'Menu Status Access' },
      { name: 'MENU_CONSTRUCTION_ACCESS', friendlyName: 'Menu Construction Access' },
      { name: 'MENU_MATERIAL_CONTROL_ACCESS', friendlyName: 'Menu Material Control Access' },
      { name: 'MENU_IMPORT_DATA_ACCESS', friendlyName: 'Menu Import Data Access' },
      { name: 'MENU_ADMIN_TOOL_ACCESS', friendlyName: 'Menu Admin Tool Access' },
    ],
  },
  {
    name: 'Mobile Tools',
    roles: [
      { name: 'MOBILE_MUSTER', friendlyName: 'Mobile Muster' },
      { name: 'MOBILE_EQUIPMENT', friendlyName: 'Mobile Equipment' },
      { name: 'MOBILE_WORKER', friendlyName: 'Mobile Worker' },
    ],
  },
  {
    name: 'Detail Updates',
    roles: [
      { name: 'UPDATE_MATERIAL_DETAILS', friendlyName: 'Update Material Details' },
      { name: 'UPDATE_EQUIPMENT_DETAILS', friendlyName: 'Update Equipment Details' },
      { name: 'UPDATE_TOOL_DETAILS', friendlyName: 'Update Tool Details' },
      { name: 'UPDATE_WORKER_DETAILS', friendlyName: 'Update Worker Details' },
      { name: 'UPDATE_VEHICLE_DETAILS', friendlyName: 'Update Vehicle Details' },
      { name: 'UPDATE_CONTAINER_DETAILS', friendlyName: 'Update Container Details' },
      { name: 'UPDATE_CABLE_DETAILS', friendlyName: 'Update Cable Details' },
      { name: 'UPDATE_DOCUMENT_DETAILS', friendlyName: 'Update Document Details' },
    ],
  },
  {
    name: 'Material Control',
    roles: [
      { name: 'POST_RECEIPT', friendlyName: 'Post Receipt' },
      { name: 'POST_SHIPMENT', friendlyName: 'Post Shipment' },
      { name: 'POST_PICK', friendlyName: 'Post Pick' },
      { name: 'POST_TRANSFER', friendlyName: 'Post Transfer' },
      { name: 'BUILD_RECEIPT', friendlyName: 'Build Receipt' },
      { name: 'BUILD_SHIPMENT', friendlyName: 'Build Shipment' },
      { name: 'BUILD_PICK', friendlyName: 'Build Pick' },
      { name: 'BUILD_TRANSFER', friendlyName: 'Build Transfer' },
      { name: 'BUILD_PO', friendlyName: 'Build PO' },
      { name: 'BUILD_REQUEST', friendlyName: 'Build Request' },
      { name: 'BUILD_REQUISITION', friendlyName: 'Build Requisition' },
      { name: 'APPROVE_REQUEST', friendlyName: 'Approve Request' },
    ],
  },
  {
    name: 'Preservation',
    roles: [
      { name: 'UPDATE_PRESERVATION_ITEM', friendlyName: 'Update Preservation Item' },
      { name: 'DECOMMISSION_RESOURCE', friendlyName: 'Decommission Resource' },
    ],
  },
  {
    name: 'Dashboards and Views',
    roles: [
      { name: 'VIEW_DASHBOARD_NEEDS', friendlyName: 'View Dashboard Needs' },
      { name: 'VIEW_DASHBOARD_DELIVERY', friendlyName: 'View Dashboard Delivery' },
      { name: 'VIEW_DASHBOARD_INVENTORY', friendlyName: 'View Dashboard Inventory' },
      { name: 'VIEW_DASHBOARD_PRESERVATION', friendlyName: 'View Dashboard Preservation' },
      { name: 'VIEW_MAP', friendlyName: 'View Map' },
      { name: 'VIEW_ATTACHMENTS', friendlyName: 'View Attachments' },
      { name: 'EDIT_ATTACHMENTS', friendlyName: 'Edit Attachments' },
      { name: 'RESYNC_THIRD_PARTY_SYSTEMS', friendlyName: 'Resync Third Party Systems' },
    ],
  },
] as const

export type RoleName = (typeof ROLE_GROUPS)[number]['roles'][number]['name']

/** A role as the catalog knows it. */
export interface CatalogRole {
  readonly name: RoleName
  readonly friendlyName: string
}

export const ROLES: readonly CatalogRole[] = ROLE_GROUPS.flatMap((group): readonly CatalogRole[] => group.roles)
